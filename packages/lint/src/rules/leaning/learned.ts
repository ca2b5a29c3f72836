// Made by `pnpm learn:lint --write` from the labelled sets in packages/lint/labels.
import { type Learned, learnedFrom } from './leans.ts';

/** For the hints of observation-is-state. */
export const observation: Learned = learnedFrom(
  -10,
  `19 =later
15 =came
15 =fault
15 next
15 will
14 should
13 =cause
13 =worth
13 is the
13 on ~number
13 years
12 &found>1
12 , so
12 =do the
12 =seem
12 best
12 can
12 has been
12 now
12 ~ed for
11 =doing
11 agent
11 what
11 ~number and
10 &found>0
10 =did and
10 ^^~al ~word
10 is must
10 model
10 must
10 was the
10 which
9 , as
9 has to
9 since =when
9 source
9 the =agent
9 to ~number
9 ~act
9 ~number =when
8 =aim
8 ^^~ing the
8 be
8 because
8 more
8 needs
8 such
8 that
8 too
8 were
8 with ~number
8 ~act has
8 ~ed and
8 ~ly
8 ~number ~literal
7 =over
7 be ~ed
7 ist
7 makes
7 the =said
7 the ~ed
7 would
7 ~ing
6 $=fault .
6 $~word ~number
6 &input>0
6 =do
6 =fault .
6 been
6 is =worth
6 little>0.1
6 out
6 time
6 to
6 turned
6 was =did
5 $ undefined
5 ^^undefined 
5 ^it
5 ^undefined
5 it
4 &output>0
4 =did
4 the =worth
4 to be
4 with
3 $=did .
3 $~s .
3 &input>0.2
3 =did .
3 ^a
2 for
2 is
2 little>0.3
2 the
2 was
1 little>0.4
1 ~ed
-1 $~word .
-2 names>0
-2 tokens>5
-2 ~s
-3 for the
-3 ~word
-4 &input>0.4
-4 =said ~ed
-4 ^^the ~s
-4 ^^~word ~word
-4 and the
-4 names>1
-4 tokens>16
-5 $~quote .
-5 =when
-5 ^el
-5 ^the
-5 according
-5 at
-5 both
-5 de
-5 is ~number
-5 la
-5 line
-5 numbers>2
-5 of
-5 on
-5 signs>8
-5 this
-5 user
-5 ~quote .
-6 $~literal .
-6 ; the
-6 ^^the ~word
-6 ^^~literal is
-6 ^user
-6 and a
-6 and ~number
-6 as the
-6 two
-6 ~literal .
-6 ~literal is
-6 ~number of
-7 $of ~number
-7 ,
-7 ^^~s ~word
-7 ^^~word of
-7 and
-7 by the
-7 every
-7 missing
-7 runs
-7 says
-7 three
-7 tokens>8
-7 without
-7 ~literal
-7 ~literal and
-8 : ~number
-8 =stands
-8 ^^the =said
-8 ^^~word is
-8 ^one
-8 asked
-8 at the
-8 by
-8 far
-8 from
-8 her
-8 is not
-8 numbers>1
-8 old
-8 over
-8 page
-8 pasted
-8 twice
-8 ~number
-9 (
-9 )
-9 =did by
-9 ^^no ~word
-9 ^^~literal ~s
-9 ^^~s are
-9 ^two
-9 asks
-9 day
-9 empty
-9 has
-9 in ~literal
-9 kept
-9 last
-9 sentences>1
-9 since
-9 six
-9 the ~number
-9 tokens>12
-9 work
-10 , ~number
-10 -
-10 after the
-10 but
-10 had been
-10 moved
-10 nine
-10 shows
-10 to the
-10 works
-11 $=when .
-11 =when .
-11 ^^the =do
-11 ^^~number ~word
-11 ^nothing
-11 der
-11 exists
-11 in
-11 not
-11 one
-11 other
-11 week
-11 ~quote
-12 at ~number
-12 calls
-12 left
-12 morning
-12 same
-12 ~act was
-13 =do is
-13 ^both
-13 four
-13 open
-14 =absent
-14 is ~ed
-14 room
-15 ^no
-15 are ~ed
-15 under
-16 =said
-16 only
-17 no
-17 wants
-18 the next
-22 ;`,
);

/** For the hints of reasoning-gives-a-reason. */
export const reasoning: Learned = learnedFrom(
  9,
  `20 ^this
19 =did
15 =do
15 =doing
15 moved
14 step
13 =over
13 to
13 ~ed the
12 &input>0.4
12 on the
12 requested
12 values
11 =seem at
11 ^^~word the
10 &input>0.2
10 &output>0.4
10 of
10 to =do
9 &output>0.6
9 ^^~act of
9 ^it
9 ^se
9 a ~al
9 final
9 log
9 summary
9 task
9 the
9 wanted
9 written
9 ~act ,
9 ~act is
9 ~ed to
8 =came
8 ^^=do the
8 ^^~ing ~word
8 code
8 from the
8 little>0.5
8 names>0
8 now
8 were
8 ~act and
8 ~act was
7 =do the
7 =said
7 ^^~ed the
7 ^^~s were
7 again
7 all
7 answer
7 are ~ed
7 find
7 had to
7 key
7 table
7 was =did
7 with a
7 ~ing
7 ~ing the
6 at the
6 because
6 de
6 for
6 is =did
6 look
6 new
6 se
6 search
6 short
6 was ~ed
6 ~al ~act
5 $=aim .
5 $~word ~number
5 =aim .
5 both
5 by the
5 file
5 fix
5 had
5 were ~ed
5 with the
5 ~ed
4 $=when .
4 &input>0.6
4 =did to
4 =when .
4 by
4 letter
4 numbers>1
4 shows
4 so
4 tokens>22
4 up
4 user
4 was
4 with
4 ~act of
3 $=do .
3 $it .
3 &output>0.2
3 , so
3 =do .
3 =said for
3 for the
3 it .
3 little>0.2
3 run
3 them
2 ^^=doing the
2 and
2 little>0.4
2 read
2 two
1 &input>0
-1 =worth
-2 $~word .
-2 &output>0
-2 on
-2 ~ed .
-2 ~word
-3 ,
-3 , which
-3 =aim
-3 =cause
-3 ^the
-3 the only
-3 what
-3 ~act
-4 ^^a ~word
-4 about
-4 is what
-4 little>0.1
-4 minutes
-4 must
-4 names>1
-4 or
-4 over
-4 the ~ed
-4 ~number
-5 =fault
-5 after
-5 at
-5 change
-5 is
-5 its
-5 of the
-5 rule
-5 ~quote
-6 &input>0.8
-6 :
-6 =weighs
-6 =when
-6 ^^the ~word
-6 ^^~word ~word
-6 an
-6 and not
-6 cannot
-6 der
-6 each
-6 first
-6 is the
-6 limit
-6 lines
-6 names
-6 which
-6 ~al
-6 ~ly
-7 , because
-7 =signs
-7 =stands
-7 ^^the ~s
-7 ^^~ed ~s
-7 ^an
-7 before ~ing
-7 el
-7 ist
-7 know
-7 le
-7 reading
-7 same
-7 still
-7 test
-7 than
-7 the =do
-8 ;
-8 a
-8 build
-8 can
-8 failed
-8 have
-8 may
-8 point
-8 question
-8 where
-8 whether
-9 ^one
-9 alone
-9 die
-9 half
-9 must a
-9 nothing
-9 once
-9 tokens>16
-9 trace
-9 ~s
-10 =absent
-10 ^^~s ~word
-10 ^^~word is
-10 already
-10 at this
-10 be =did
-10 en
-10 has the
-10 itself
-10 keeps
-10 needs
-10 of ~ing
-10 one
-10 without
-11 are
-11 check
-11 it
-11 last
-11 out
-11 there
-12 be
-13 ^^~word was
-13 not
-14 before
-15 ^^~word ~s
-15 has
-15 tokens>8
-16 signs>8
-16 would
-17 only
-20 signs>16
-20 tokens>5
-23 tokens>12`,
);

/** For the hints of final-output-is-the-deliverable. */
export const output: Learned = learnedFrom(
  -7,
  `17 =did
12 =came
12 =over
12 ^^~word of
12 with
11 &task>0
11 =doing
11 ~act
11 ~ing
10 &task>0.2
10 =said
10 fixed
10 next
10 now
9 $~ed .
8 =came the
8 wurde
8 ~ed
7 &task>0.6
7 =did ,
7 =did a
7 =do
7 ^^=did the
7 an
7 and
7 must
7 over
7 ~act of
7 ~al ,
7 ~ed :
6 &task>0.4
6 - ~number
6 =cause
6 =weighs
6 ^^~word ~word
6 a
6 answer
6 been
6 date
6 for
6 four
6 little>0.2
6 open
6 the =said
6 verified
6 were ~ed
6 which
6 without
6 ~act .
6 ~ed ~ing
5 &task>0.8
5 =over ,
5 ^^undefined 
5 ^undefined
5 for the
5 found
5 in the
5 october
5 page
5 text
5 the =worth
5 through
5 to
5 ~act and
5 ~ed by
5 ~number ~act
4 $~act .
4 , =did
4 , ~ed
4 , ~number
4 =did and
4 ^^the =said
4 ^a
4 ^se
4 about
4 delivered
4 first
4 fix
4 in
4 it to
4 la
4 most
4 on the
4 set
4 tests
4 that
4 three
4 up
4 was =came
4 were
4 ~al
4 ~ed ,
4 ~ed .
4 ~ed on
4 ~ing the
4 ~ly
4 ~number -
4 ~number ~al
3 $=did .
3 ( ~number
3 , ~ing
3 . ~number
3 =aim
3 =did .
3 =did the
3 down
3 has been
3 recommended
3 sentences>0
3 the
3 the ~act
3 was
3 was =did
3 ~ed and
2 $~word .
2 .
2 all
2 from
2 of
2 of the
2 ~ed the
2 ~ed to
2 ~s
1 $~s .
1 little>0.4
1 to ~number
1 ~word
-1 . the
-1 ;
-2 -
-2 the ~al
-3 $=when .
-3 ) .
-3 , so
-3 : ~number
-3 =when .
-3 ^^the ~word
-3 after
-3 b
-3 if
-3 its
-3 march
-3 more
-3 on
-3 or
-3 tokens>45
-3 ~literal
-3 ~literal ,
-3 ~number =when
-3 ~number the
-3 ~quote .
-4 ,
-4 : ~literal
-4 ^^~number ~word
-4 ^^~word :
-4 ^^~word ~act
-4 at the
-4 came
-4 leave
-4 line
-4 ms
-4 names>0
-4 no
-4 nothing
-4 per
-4 please
-4 sentences>2
-4 since
-4 take
-4 the ~ing
-4 two
-4 ~ed in
-4 ~number of
-5 $~word ~word
-5 (
-5 )
-5 . .
-5 ; ~number
-5 ^^~word ,
-5 ^it
-5 a ~ed
-5 at
-5 key
-5 m
-5 new
-5 return
-5 then
-5 they
-5 tokens>16
-5 tokens>8
-5 when
-5 you
-5 ~number and
-5 ~number ~number
-6 g
-6 gone
-6 had
-6 hold
-6 in =when
-6 little>0.1
-6 may
-6 none
-6 tokens>22
-7 - -
-7 ; the
-7 ^dear
-7 are
-7 c
-7 dear
-7 i
-7 little>0.3
-7 names>1
-7 old
-7 one
-7 pay
-7 tokens>3
-7 your
-8 ?
-9 , and
-9 , the
-9 export
-9 is
-9 late
-9 numbers>2
-9 there
-9 tokens>30
-10 d
-10 in ~number
-11 =absent
-11 =when
-11 tokens>12
-12 :
-12 years
-12 ~number
-13 numbers>1
-13 we
-14 it
-15 ~quote
-17 sentences>1
-38 &question`,
);

/** For the hints of output-is-literal. */
export const returned: Learned = learnedFrom(
  -35,
  `13 tokens>5
12 three
11 &code
11 =stands
10 &input>0
10 as
10 its
10 now
10 sentences>0
10 still
9 .
9 =weighs
9 little>0.1
9 ~ly
8 $~s .
8 &reader
8 from
8 it
8 one
7 =worth
7 a
7 the
4 little>0.2
3 ,
2 and
2 ~ed
-3 &input>0.2
-5 &input>0.4
-5 tokens>12
-6 little>0.4
-6 ~word
-7 &shell
-7 not
-8 no
-8 ~number
-9 (
-9 )
-9 this
-10 ^^~word ~word
-12 ^the
-12 numbers>2
-14 sentences>1
-15 ~literal
-16 updated
-18 :`,
);
