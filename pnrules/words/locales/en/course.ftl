### A course: lessons, levels and exercises in an order.

# $count: how many exercises, $what: a game, or a rule of it
course-exercises = { $count ->
    [one] 1 exercise
   *[other] { $count } exercises
}: { $what }
# $done, $all: how many parts of how many
course-done-of = { $done } of { $all }
# $most: characters
course-no-link = This course is too long for a link, which has at most { $most } characters. Give its file to your class.
json-short-name = a name of small letters, numbers and hyphens, at most 60 signs
problem-no-course = is not the file of a course
# $kind: what the part is, $close: the nearest names
problem-course-unknown = { $kind ->
    [level] the games have no level
   *[lesson] the games have no lesson
} “{ $name }”{ $close }
problem-course-not-it = { $kind ->
    [level] this scenario is not a level
   *[lesson] this scenario is not a lesson
}
problem-course-own = a course has at most { $most } lessons and levels of your own
problem-course-long = has more than { $most } characters

## On a page

board-tab-course = Course
# $title: of the course, $at, $count: which part of how many
course-at = { $title }: { $at } of { $count }
# $right, $count: exercises
course-right = { $right } of { $count } right
# $title: of the next part
course-go-on = Go on: { $title }
course-over = That was the whole course.
course-left = These are still open in this course.
course-parts = All parts of the course
course-part-done = done
course-open = Open a course from its file
course-not-opened = This course cannot be opened. What is on the board stays as it was.
# $count: how many parts there are
course-no-part = The course has { $count ->
    [one] 1 part
   *[other] { $count } parts
}.
