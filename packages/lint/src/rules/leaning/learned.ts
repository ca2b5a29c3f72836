// Made by `pnpm learn:lint --write` from the labelled sets in packages/lint/labels.
import { type Learned, learnedFrom } from './leans.ts';

/** For the hints of observation-is-state. */
export const observation: Learned = learnedFrom(
  -9,
  `18 =later
16 next
15 =worth
15 will
14 =came
14 should
13 &found>1
13 =cause
13 is the
13 on ~number
13 years
12 =fault
12 best
12 can
12 has been
12 what
11 =do the
11 =doing
11 =seem
11 agent
11 now
10 &found>0
10 ^^~al ~word
10 has to
10 is to
10 model
10 must
10 source
10 to ~number
10 was the
10 which
10 ~ed for
10 ~number =when
10 ~number and
9 , as
9 , so
9 =did and
9 answer
9 because
9 since =when
9 the =agent
9 ~act
8 makes
8 more
8 needs
8 that
8 the ~ed
8 too
8 with ~number
8 ~ed and
8 ~number ~literal
7 $=fault .
7 =aim
7 =fault .
7 =over
7 ^^~ing the
7 be
7 be ~ed
7 customer
7 is must
7 the =said
7 time
7 turned
7 were
7 would
7 ~ing
7 ~ly
6 $~word ~number
6 &input>0
6 =do
6 ^^~ing is
6 been
6 is =worth
6 ist
6 it
6 later
6 little>0.1
6 out
6 the =worth
6 was =did
5 &output>0
5 ^it
5 to
4 $=did .
4 =did
4 =did .
4 ^a
4 to be
4 with
3 $~s .
3 &input>0.2
3 the
2 little>0.3
2 was
2 ~ed
1 for
1 is
1 little>0.4
-1 of the
-1 ~al
-1 ~s
-2 are
-3 in the
-3 is =absent
-4 &input>0.4
-4 ^^the ~s
-4 and the
-4 la
-4 tokens>5
-4 user
-4 ~word
-5 $~literal .
-5 $~quote .
-5 ; the
-5 =said ~ed
-5 ^^~word ~word
-5 ^the
-5 at
-5 is ~number
-5 line
-5 of
-5 on
-5 ~literal .
-5 ~quote .
-6 =when
-6 ^^the ~word
-6 ^el
-6 ^user
-6 according
-6 and a
-6 and ~number
-6 as the
-6 both
-6 de
-6 its
-6 names>1
-6 this
-6 two
-6 ~number of
-7 ^^~s ~word
-7 ^^~word of
-7 and
-7 by the
-7 missing
-7 numbers>1
-7 numbers>2
-7 runs
-7 says
-7 three
-7 tokens>8
-7 twice
-7 ~literal
-7 ~literal and
-8 ,
-8 : ~number
-8 =stands
-8 ^^no ~word
-8 ^^the =said
-8 ^^~word is
-8 ^one
-8 by
-8 day
-8 every
-8 far
-8 from
-8 old
-8 over
-8 page
-8 pasted
-8 six
-8 without
-8 ~act ~number
-8 ~number
-9 (
-9 )
-9 =did by
-9 ^^~literal ~s
-9 ^^~s are
-9 ^two
-9 asks
-9 at the
-9 but
-9 empty
-9 exists
-9 has
-9 in ~literal
-9 kept
-9 last
-9 moved
-9 nine
-9 sentences>1
-9 since
-9 to the
-9 work
-9 ~literal is
-10 , ~number
-10 -
-10 after the
-10 in
-10 is not
-10 the ~number
-10 tokens>12
-10 week
-10 works
-11 ^^the =do
-11 ^^~number ~word
-11 ^nothing
-11 der
-11 had been
-11 morning
-11 not
-11 one
-11 other
-11 shows
-11 ~quote
-12 $=when .
-12 =absent
-12 =do is
-12 =when .
-12 at ~number
-12 calls
-12 her
-12 left
-12 same
-12 ~act was
-13 ^both
-13 four
-13 under
-14 are ~ed
-14 is ~ed
-14 open
-14 room
-15 ^no
-16 no
-16 only
-16 wants
-17 =said
-19 the next
-23 ;`,
);

/** For the hints of reasoning-gives-a-reason. */
export const reasoning: Learned = learnedFrom(
  11,
  `20 ^this
18 =did
15 =doing
15 step
14 =do
14 moved
12 &input>0.4
12 =over
12 requested
12 to
12 values
11 of
11 on the
11 to =do
11 ~ed the
10 &input>0.2
10 &output>0.4
10 ^^~act of
10 ^^~word the
10 log
10 summary
9 &output>0.6
9 =came
9 =seem at
9 ^se
9 code
9 final
9 from the
9 the
9 written
9 ~act is
8 ^^=do the
8 a ~al
8 all
8 are ~ed
8 had to
8 now
8 task
8 ~act ,
8 ~ing the
7 =do the
7 =said
7 ^it
7 answer
7 little>0.5
7 new
7 se
7 searching
7 table
7 was =did
7 with a
7 ~ing
6 =do ,
6 ^^~ed the
6 ^^~ing ~word
6 ^i
6 again
6 file
6 is =did
6 key
6 names>0
6 search
6 short
6 were ~ed
6 ~act and
6 ~act was
6 ~al =do
6 ~al ~act
5 $=when .
5 $~word ~number
5 =when .
5 because
5 by
5 fix
5 for
5 i
5 into
5 letter
5 was ~ed
5 were
5 with
5 ~ed to
4 =said for
4 =seem
4 ^die
4 by the
4 de
4 had
4 numbers>1
4 read
4 run
4 shows
4 so
4 the =worth
4 them
4 user
4 was
4 with the
4 ~ed
4 ~ed by
3 $=did .
3 $=do .
3 &input>0.6
3 =do .
3 both
3 for the
3 little>0.2
3 little>0.4
3 so the
3 tokens>22
3 up
2 &output>0.2
2 , so
2 =did .
2 and
2 two
1 $~s .
1 &input>0
1 .
-1 what
-2 $~word .
-2 ^^a ~word
-2 ^the
-2 no
-2 ~act
-2 ~ed .
-2 ~word
-3 ,
-3 , which
-3 =aim
-3 ~number
-4 =cause
-4 after
-4 is
-4 its
-4 must
-4 of ~number
-4 or
-4 tells
-4 ~act .
-4 ~quote
-5 :
-5 ^^~word ~word
-5 at
-5 change
-5 is what
-5 minutes
-5 names
-5 names>1
-5 of the
-5 over
-5 rule
-6 &input>0.8
-6 , because
-6 =when
-6 ^^the ~word
-6 ^^~ing ~s
-6 an
-6 and not
-6 cannot
-6 der
-6 each
-6 ist
-6 le
-6 limit
-6 lines
-6 question
-6 which
-6 ~al
-6 ~ly
-7 =fault
-7 ^^~ed ~s
-7 before ~ing
-7 build
-7 el
-7 failed
-7 first
-7 little>0.1
-7 may
-7 same
-7 still
-7 test
-7 the =do
-8 ;
-8 =signs
-8 ^^the ~s
-8 a
-8 can
-8 half
-8 is the
-8 know
-8 nothing
-8 out
-8 point
-8 than
-8 where
-9 =absent
-9 =stands
-9 ^an
-9 ^one
-9 die
-9 gives
-9 has the
-9 have
-9 it
-9 must a
-9 needs
-9 once
-9 one
-9 tokens>16
-9 trace
-9 whether
-9 without
-9 ~s
-10 ^^~s ~word
-10 ^^~word is
-10 already
-10 at this
-10 en
-10 itself
-10 keeps
-10 there
-11 alone
-11 are
-11 be
-11 be =did
-11 check
-11 last
-12 not
-13 ^^~word was
-14 before
-14 has
-16 would
-17 only
-17 signs>8
-17 tokens>8
-19 ^^~word ~s
-21 signs>16
-21 tokens>5
-23 tokens>12`,
);

/** For the hints of final-output-is-the-deliverable. */
export const output: Learned = learnedFrom(
  -1,
  `16 =did
12 =came
12 ^^~word of
11 &task>0
11 =doing
11 =over
11 with
11 ~act
11 ~ing
10 &task>0.2
10 =said
10 fixed
10 next
9 $~ed .
9 now
8 =came the
8 ~ed
7 &task>0.6
7 =did ,
7 =do
7 an
7 and
7 must
7 which
7 wurde
7 ~al ,
6 &task>0.4
6 - ~number
6 =did a
6 ^^=did the
6 a
6 answer
6 been
6 date
6 for
6 for the
6 found
6 four
6 over
6 the =said
6 were ~ed
6 without
6 ~act of
6 ~ed :
6 ~ed ~ing
6 ~number ~act
5 &task>0.8
5 , ~ed
5 =cause
5 ^die
5 ^se
5 in the
5 little>0.2
5 most
5 october
5 open
5 page
5 set
5 text
5 the =worth
5 through
5 to
5 verified
5 ~act .
5 ~act and
4 $~act .
4 , =did
4 =aim
4 =did and
4 ^^the =said
4 ^^~word ~word
4 delivered
4 die
4 first
4 fix
4 in
4 la
4 on the
4 recommended
4 tests
4 that
4 up
4 was =came
4 was =did
4 were
4 ~al
4 ~ed ,
4 ~ed .
4 ~ed by
4 ~ed on
4 ~ing the
4 ~ly
4 ~number -
4 ~number ~al
3 $=did .
3 ( ~number
3 , ~number
3 . ~number
3 =did .
3 =did the
3 ^a
3 a ~act
3 about
3 down
3 has been
3 is ~ed
3 it to
3 of
3 rows
3 the
3 the ~act
3 three
3 was
3 ~ed and
3 ~ed the
2 .
2 all
2 of the
2 sentences>0
2 to ~number
2 ~ed to
2 ~s
1 $~s .
1 $~word .
1 from
1 little>0.4
1 not
1 ~word
-2 ) .
-2 ;
-2 the ~al
-3 $=when .
-3 ,
-3 , so
-3 : ~number
-3 =seem
-3 =when .
-3 ^^the ~word
-3 if
-3 its
-3 march
-3 more
-3 on
-3 or
-3 tokens>45
-3 will
-3 ~number =when
-3 ~number the
-3 ~quote .
-4 -
-4 ^^~number ~word
-4 ^^~word :
-4 a ~ed
-4 after
-4 b
-4 it's
-4 ms
-4 new
-4 no
-4 nothing
-4 per
-4 please
-4 sentences>2
-4 since
-4 take
-4 two
-4 you
-4 ~ed in
-4 ~literal
-4 ~literal ,
-4 ~number and
-5 (
-5 )
-5 . .
-5 : ~literal
-5 ; ~number
-5 ^^~word ,
-5 ^^~word ~act
-5 ^it
-5 at
-5 g
-5 hold
-5 it ~ed
-5 key
-5 leave
-5 line
-5 m
-5 names>0
-5 return
-5 the ~ing
-5 then
-5 they
-5 tokens>16
-5 tokens>22
-5 when
-6 ; the
-6 gone
-6 had
-6 in =when
-6 may
-6 none
-6 tokens>8
-6 your
-6 ~number ~number
-7 - -
-7 ^dear
-7 are
-7 dear
-7 i
-7 old
-7 one
-7 tokens>3
-8 c
-8 little>0.1
-8 little>0.3
-8 names>1
-8 pay
-9 , and
-9 , the
-9 ?
-9 export
-9 in ~number
-9 is
-9 late
-9 numbers>2
-9 there
-9 tokens>30
-11 =absent
-11 =when
-11 d
-11 tokens>12
-11 years
-12 :
-12 it
-12 ~number
-13 numbers>1
-13 we
-15 ~quote
-17 sentences>1
-38 &question`,
);

/** For the hints of output-is-literal. */
export const returned: Learned = learnedFrom(
  -41,
  `14 =stands
14 ~ly
13 sentences>0
12 &code
12 tokens>5
11 &reader
11 still
10 .
10 as
10 now
9 &input>0
9 =seem
9 the
9 three
9 up
8 ^^~word ~s
8 a
8 little>0.1
8 one
6 $~s .
6 =worth
6 little>0.2
4 ~ed
3 ~s
-2 tokens>8
-3 $~word .
-3 ~act
-4 little>0.4
-4 tokens>12
-6 &input>0.4
-6 &shell
-6 not
-6 ~number
-7 ~word
-9 (
-9 )
-9 be
-10 no
-11 numbers>2
-12 ^^~word ~word
-13 ^the
-13 ~literal
-15 sentences>1
-16 updated
-20 :`,
);
