### A course: lessons, levels and exercises in an order.

# $count: how many exercises, $what: a game, or a rule of it
course-exercises = { $count ->
    [one] 1 exercise
   *[other] { $count } exercises
}: { $what }
# $done, $all: how many parts of how many
course-done-of = { $done } of { $all } done
# $most: characters
course-no-link = This course is too long for a link, which has at most { $most } characters. Give its file to your class.
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
