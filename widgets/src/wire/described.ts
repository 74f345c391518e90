/** What the page checks by. Made by `make wire` from the description in `pnrules/wire`; a test fails when it is out of date. */

/** Which wire the page knows. */
export const RELEASE = 1;

/** What is said of one that it does not know, in each language: its words do not come from there. */
export const TOLD = {
  "board-kernel-older": { en: "This board is older than this page. In a notebook, restart Python. Then reload the page.", fr: "Ce plateau est plus ancien que cette page. Dans un carnet, redémarrez Python. Puis rechargez la page." },
  "board-kernel-newer": { en: "This page is older than its board. Reload it.", fr: "Cette page est plus ancienne que son plateau. Rechargez-la." },
  "board-kernel-otherwise": { en: "This page cannot read its board. Reload it.", fr: "Cette page ne peut pas lire son plateau. Rechargez-la." },
} as const;

/** What each part looks like: see `checking.ts`. */
export const FORMS = `
Traits n:wire,head,number! Info:info %s:texts,names s:lang,reopen! Base:base Recent:recent ?Ask:ask,asked! ?Notice:notice ?Saying:running!,result +Loop:loops ?n:seat View:view Look:look Plays:plays! ?Compared:compared! +s:offer! ?Level:level! ?Exercise:exercise! ?Guessing:guessing! ?Lesson:lesson! ?Course:course! ?Reference:reference! ?Laying:laying! ?Deals:deal! ?Claim:claim! ?Company:table! ?Advice:advice! ?Turning:turning! ?Editing:editing! ?Studio:studio! ?Measured:measured!
Info s:game,edition,work,layout! n:version,versions,goal!,eyes! <s,%s>:title +s:players,register!,removable! %Picture:pictures! +Described:subjects! %s:facts!,rulings!,works! b:below_zero!,hides! %CardInfo:cards ?s:draws %+(s,s):asks,verbs %+s:answers! %<s,%s>:comments!
Picture s:box +Shape:shapes
Shape s:element %s:attributes
Described s:name,about Way:way ?Said:said b:rare!
Way +<s,(s~*)>
Said <s,(s~*)>
CardInfo +n:numbers s:text,ref
Base +Rule:rules +Question:asks ++Option:options +NodeRow:nodes Position:root n:epoch
Rule s:id,finds! +(s,s):params ?Cite:cite +s:rulings b:quiet,aside!
Cite s:work,place,ref
Question Who:who s:kind +*:args ?n:options
Who <n,s>
Option (s~Word)
Word ?<s,n,b,+Word>
NodeRow (n,n,+*,%*~Option)
Position %*:board,outlook! +Frame:frames ?BareAsk:ask Shown:shown!
Frame s:code,source! n:pc!,actor! %*:env!
BareAsk Who:who s:kind +*:args ?+Option:options
Shown %Layout:layouts %*:facts %n:apart
Layout +Area:areas +s:remarks
Area s:label,form +?Piece:pieces n:seat +Spot:spots ?Scale:scale
Piece s:name,picture ?s:card,flag ?n:number +s:notes +(n,s):bits b:back
Spot n:row,column,high,wide
Scale +n:at n:last ?n:goal
Recent +Rule:rules +Question:asks ++Option:options +NodeRow:nodes n:epoch,from
Ask n:node Who:who s:kind +*:args ?Cite:cite +s:rulings +Offer:options +Refusal:refused +Rule:rules
Offer Option:option ?Preview:preview
Preview +n:points +(n,+*):steps s:stops
Refusal Who:who Option:option Cited:why b:hoped
Cited s:id +(s,s):params +*:args ?Cite:cite +s:rulings
Notice s:id +(s,s):params +*:args ?Cite:cite +s:rulings +Saying:told! (n,n):compare! n:seq
Saying s:id +(s,s):params +*:args
Loop (n,+n)
View n:node
Look n:node,seq
Plays n:at ?n:compared +Kept:kept +s:again!
Kept n:number Saying:made
Compared n:number,head Saying:made Info:info Base:base
Level %s:task,title n:seat +Choice:choices ?n:tried ?Verdict:verdict b:solved,shown,quiz,more,goes_on s:name +%s:hints +Shelf:others ?s:next ?LevelKey:key
Choice +n:points! Option:answer! %s:says!
Verdict b:right,lost! ?%s:says ?Saying:why ?Cite:cite +s:rulings
Shelf s:game %s:title +Pack:packs
Pack %s:title +Called:levels
Called s:name %s:title
LevelKey +Verdict:verdicts +%s:hints
Exercise %s:task,title n:seat,level +Choice:choices ?n:tried,day ?Verdict:verdict b:solved,shown,daily,chosen,own,more s:name,game,topic +s:topics,turns_on,about ?s:only +Topic:known ?ExerciseKey:key
Topic s:name,kind,entry ?s:work,lesson
ExerciseKey +Verdict:verdicts ++s:about
Guessing %s:task n:seat +Choice:choices ?n:tried ?Verdict:verdict b:solved ?+Verdict:key
Lesson s:game,name b:chosen,open,hints,another,over %s:title,says n:number,seat,at,count +Cite:teaches +%s:before +s:look,glossary ?%s:hint ?Verdict:verdict +Taught:track ?s:next LessonKey:key!
Taught s:name %s:title b:meet
LessonKey Base:tree +Loop:loops +%s:says ++s:looks +?%s:hints +Ask:asks +LessonState:states
LessonState n:at,node ?n:ask,on,back,back_to,show ?Saying:running,result b:open,another,over ?Verdict:verdict +Lead:chosen
Lead Option:option n:to
Course s:name %s:title,about b:given,chosen,over,done n:opened,at ?+n:right +CoursePart:parts
CoursePart s:name,kind %s:title
Reference s:game +Place:places +RulingEntry:rulings %%s:titles +s:glossary
Place s:ref,work,place ?Printed:card +s:rulings,lessons,scenarios n:more
Printed s:text +n:numbers
RulingEntry s:id,message +s:others,scenarios n:more
Laying +Example:examples n:laid ?s:at +Shelved:shelf!
Example s:name %s:called
Shelved s:name %s:title
Deals +Dealable:games (n,n):seeds Deal:now ?s:cards n:dealt ?Deal:back +s:unknown +Wrong:problems b:opened
Dealable s:game %s:called,works +Version:versions (n,n):seats b:chance +s:opponents
Version n:version %s:called
Deal s:game,edition,who,hands n:version,players,seed
Wrong s:id,place +(s,s):params +*:args
Claim s:verdict %s:says %+s:lines %?Element:drawn ?Cite:cite +s:rulings b:moves ?Numbers:numbers ?+%*:key
Element (s,%s,+<Element,s>)
Numbers +Number:each +n:at %s:table ++s:verdicts
Number %s:called n:most
Company s:who b:passing,passes,hints,edits! ?n:hand_to ?Thinking:thinks
Thinking n:seat,node,done,of
Advice n:node,seat,done,of,slices +Tried:options ?Reason:best,tempting b:matters
Tried Option:option n:share +n:expects ?+n:points
Reason Option:option +Foreseen:events +n:points ?Foreseen:result b:idle,open,plays
Foreseen s:id +(s,s):params +*:args %n:apart
Turning n:head,done,of +TurningPoint:found
TurningPoint n:node,seat,expected,possible,tries,paid Option:chosen,better ?Reason:after,instead
Editing ?s:line n:changed +Zone:zones +Stack:tray +Entry:entries,rulings ?Picked:picked +Trouble:problems,refused (n,n,n):seats b:back,on,cut,folded
Zone s:path %s:called ?n:seat ?s:beside b:single +?Lying:lying
Lying s:path,card ?s:alias +n:bits,numbers
Stack s:kind +s:cards
Entry s:path,kind %s:called ?n:seat,high,count Word:value n:low +s:each +Alternative:choices
Alternative Word:value ?%s:called
Picked ?s:path,zone s:card n:at +Entry:entries,marks
Trouble s:id,place +(s,s):params +*:args ?Cite:cite +s:rulings Where:spot
Where ?%s:called ?n:seat ?s:card
Studio %s:title n:seat,untaught,changed +MadeBeat:beats +Recorded:going +Doable:tasks ?n:at +Other:others +Noted:wrong,advice b:back,on,trying s:kept ?s:file +Shelved:shelf
MadeBeat %s:says ?n:node n:happens ?MadeTask:task
MadeTask %s:aim,hint,right ?%s:otherwise
Recorded Who:who Option:option %s:says
Doable n:since %s:says +%s:aims
Other n:number +%s:way %s:called s:fate ?%s:says,by b:own ?Cite:cite
Noted s:id,place +(s,s):params +*:args
Measured +%s:setups n:at,games,done,of,opened +n:offered %Told:told
Told s:heading +Finding:findings +MeasuredAnswer:answers
Finding s:says ?Opens:opens
Opens n:experiment,game ?n:choice s:called
MeasuredAnswer s:asks,counts,confounds +s:head +MeasuredLine:lines ?Element:plot
MeasuredLine +s:cells ?Opens:opens
`;
