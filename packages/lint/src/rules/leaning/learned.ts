// Made by `pnpm learn:lint --write` from the labelled sets in packages/lint/labels.
import { type Learned, learnedFrom } from './leans.ts';

/** For the hints of observation-is-state. */
export const observation: Learned = learnedFrom(
  -10,
  `18 =later
15 =came
15 =fault
15 next
15 should
15 will
14 =cause
14 best
14 on ~number
14 sense
14 years
13 =do the
13 =worth
13 is the
13 ~ed for
12 &found>1
12 =seem
12 can
12 has been
12 source
11 , so
11 =doing
11 ^^~al ~word
11 agent
11 now
11 ~number and
10 &found>0
10 =did and
10 has to
10 is must
10 must
10 was the
10 what
10 which
9 model
9 the =agent
9 to ~number
9 too
9 ~act
9 ~act has
9 ~number =when
9 ~number ~literal
8 , as
8 ^^~ing is
8 ^^~ing the
8 because
8 could
8 is to
8 more
8 needs
8 since =when
8 such
8 the ~ed
8 with ~number
8 ~ed and
8 ~ly
7 $=fault .
7 =aim
7 =fault .
7 =over
7 answer
7 be
7 be ~ed
7 ist
7 it
7 little>0.1
7 was =did
7 were
7 would
6 $~word ~number
6 &input>0
6 =did
6 =do
6 been
6 customer
6 is =worth
6 out
6 that
6 the =said
6 time
6 to
6 turned
6 ~ing
5 ^undefined
4 $ undefined
4 &input>0.2
4 &output>0
4 ^^undefined 
4 with
3 to be
2 $~s .
2 is
2 little>0.3
2 the
2 was
1 little>0.4
1 ~ed
-1 ~al
-1 ~s
-2 $~word .
-2 names>0
-2 tokens>5
-3 ~word
-4 &input>0.4
-4 ^^the ~s
-4 ^^~word ~word
-4 and the
-4 names>1
-4 tokens>16
-5 =when
-5 ^the
-5 at
-5 de
-5 la
-5 line
-5 numbers>2
-5 of
-5 run
-5 signs>8
-5 user
-6 $~literal .
-6 ^^the ~word
-6 ^^~literal is
-6 ^^~s ~word
-6 ^el
-6 and ~number
-6 both
-6 export
-6 from ~number
-6 is ~number
-6 its
-6 on
-6 this
-6 two
-6 ~literal and
-6 ~number of
-7 $of ~number
-7 ; the
-7 =stands
-7 ^^~word of
-7 ^user
-7 after the
-7 and
-7 and a
-7 asked
-7 by the
-7 every
-7 from
-7 is not
-7 missing
-7 runs
-7 says
-7 tokens>8
-7 ~literal
-7 ~literal .
-7 ~literal is
-7 ~number at
-8 ,
-8 : ~number
-8 ^one
-8 at the
-8 by
-8 her
-8 in ~literal
-8 numbers>1
-8 old
-8 over
-8 page
-8 pasted
-8 three
-8 twice
-8 uses
-8 ~number
-9 (
-9 )
-9 ^^no ~word
-9 ^^the =said
-9 ^^~literal ~s
-9 ^^~s are
-9 ^^~word is
-9 ^two
-9 asks
-9 empty
-9 far
-9 has
-9 kept
-9 nine
-9 since
-9 six
-9 tokens>12
-9 without
-9 work
-10 , ~number
-10 -
-10 =did by
-10 ^^the =do
-10 but
-10 had been
-10 moved
-10 sentences>1
-10 she
-10 shows
-10 the ~number
-10 to the
-10 week
-10 works
-11 $=when .
-11 =when .
-11 ^^~number ~word
-11 ^nothing
-11 calls
-11 der
-11 exists
-11 in
-11 left
-11 morning
-11 not
-11 one
-11 other
-11 ~act was
-12 =do is
-12 at ~number
-12 last
-13 is ~ed
-13 open
-13 same
-14 =absent
-14 ^both
-14 room
-15 ^no
-15 are ~ed
-15 four
-16 =said
-16 no
-16 only
-16 under
-17 wants
-17 ~quote
-18 the next
-22 ;`,
);

/** For the hints of reasoning-gives-a-reason. */
export const reasoning: Learned = learnedFrom(
  11,
  `20 =did
20 ^this
15 =do
15 =doing
15 moved
15 step
14 on the
14 to
13 =over
12 &input>0.4
12 a ~al
12 requested
12 ~ed the
11 =seem at
11 ^^~word the
11 of
11 values
10 &input>0.2
10 &output>0.4
10 were
10 written
9 &output>0.6
9 =came
9 ^^~act of
9 ^it
9 ^se
9 final
9 summary
9 task
9 to =do
8 =do the
8 ^^=do the
8 ^^~ed the
8 ^^~ing ~word
8 code
8 from the
8 little>0.5
8 log
8 the
8 wanted
8 ~act ,
8 ~act and
8 ~act is
8 ~act was
8 ~ed to
7 =said
7 ^^~s were
7 ^^~word a
7 again
7 all
7 because
7 find
7 had to
7 key
7 names>0
7 now
7 se
7 was =did
7 were ~ed
7 with a
7 ~ing the
6 $=when .
6 ^i
6 answer
6 are ~ed
6 by the
6 for
6 new
6 search
6 shows
6 table
6 was ~ed
6 ~ed and
6 ~ing
5 $=aim .
5 $it .
5 $~word ~number
5 =aim .
5 =said for
5 at the
5 both
5 file
5 had
5 is =did
5 letter
5 look
5 short
5 was
5 ~al ~act
4 $=did .
4 &input>0.6
4 =did .
4 =do ,
4 fix
4 i
4 into
4 run
4 with
4 with the
4 ~act of
4 ~ed
3 &output>0.2
3 , so
3 little>0.4
3 sentences>0
3 so
3 tokens>22
3 up
3 user
2 $=do .
2 =do .
2 ^^=doing the
2 little>0.2
2 since
2 them
1 and
-2 $~word .
-2 &output>0
-2 ,
-2 ~word
-3 =aim
-3 =cause
-3 =worth
-3 ^^a ~word
-3 ^the
-3 no
-3 on
-3 which
-3 ~act
-4 , since
-4 about
-4 is
-4 is what
-4 it is
-4 little>0.1
-4 must
-4 names>1
-4 or
-4 tokens>3
-4 what
-4 ~number
-5 , which
-5 =fault
-5 =when
-5 a ~ed
-5 after
-5 at
-5 change
-5 el
-5 rule
-5 ~quote
-6 =weighs
-6 ^^the ~word
-6 an
-6 and not
-6 cannot
-6 der
-6 each
-6 is the
-6 its
-6 limit
-6 lines
-6 names
-6 of the
-6 test
-6 ~al
-6 ~ly
-7 &input>0.8
-7 :
-7 =stands
-7 ^^~ed ~s
-7 ^^~word ~word
-7 ^an
-7 before ~ing
-7 failed
-7 first
-7 ist
-7 le
-7 reading
-7 still
-7 the =do
-8 ;
-8 ^^the ~s
-8 ^^~s ~word
-8 ^el
-8 a
-8 build
-8 can
-8 have
-8 may
-8 nothing
-8 older
-8 point
-8 question
-8 same
-8 than
-8 tokens>16
-8 ~s
-9 , because
-9 =signs
-9 alone
-9 already
-9 die
-9 half
-9 must a
-9 needs
-9 once
-9 trace
-9 whether
-10 =absent
-10 ^^~word is
-10 ^one
-10 are
-10 en
-10 has the
-10 it
-10 itself
-10 of ~ing
-10 one
-10 out
-10 without
-11 at this
-11 keeps
-12 ^^~word was
-12 be
-12 check
-12 last
-12 there
-13 be =did
-13 not
-15 before
-15 has
-16 ^^~word ~s
-16 tokens>8
-16 would
-17 signs>8
-18 only
-20 tokens>5
-21 signs>16
-23 tokens>12`,
);

/** For the hints of final-output-is-the-deliverable. */
export const output: Learned = learnedFrom(
  -8,
  `17 =did
13 =came
13 with
12 =over
12 ~act
11 &task>0
11 =doing
11 =said
11 now
11 ~ing
10 ^^~word of
9 $~ed .
9 &task>0.2
9 next
8 =came the
8 fixed
8 wurde
8 ~al ,
8 ~ed
7 &task>0.4
7 &task>0.6
7 =did ,
7 =did a
7 =do
7 ^^=did the
7 ^^~word ~word
7 an
7 and
7 for
7 over
7 without
7 ~act of
7 ~ed :
6 - ~number
6 =cause
6 =weighs
6 ^^undefined 
6 ^undefined
6 advice
6 answer
6 been
6 date
6 found
6 four
6 open
6 the =said
6 the =worth
6 verified
6 were ~ed
6 which
6 ~act .
6 ~act and
6 ~act in
6 ~ed ~ing
6 ~number ~act
5 &task>0.8
5 =did and
5 =over ,
5 ^^the =said
5 a
5 are ~ed
5 first
5 for the
5 in
5 in the
5 la
5 little>0.2
5 most
5 october
5 on the
5 page
5 set
5 text
5 through
5 up
5 ~al
5 ~ed by
5 ~ing the
5 ~ly
4 $~act .
4 , =did
4 , ~ed
4 , ~number
4 .
4 =aim
4 =did the
4 ^^~ed the
4 ^^~ed ~word
4 ^a
4 ^se
4 about
4 delivered
4 fix
4 it to
4 list
4 must
4 recommendation
4 tests
4 to
4 was
4 were
4 ~ed .
4 ~ed and
4 ~number -
4 ~number ~al
3 $=did .
3 $~word ~number
3 ( ~number
3 . ~number
3 =did .
3 all
3 down
3 from
3 has been
3 of the
3 only
3 recommended
3 that
3 was =came
3 was =did
3 ~ed ,
3 ~ed the
3 ~ed to
2 $~s .
2 $~word .
2 of
2 sentences>0
2 the
2 to ~number
2 ~s
1 little>0.4
-2 ;
-2 ^^the ~word
-2 the ~al
-2 ~literal ,
-3 $=when .
-3 ) .
-3 , so
-3 . the
-3 : ~number
-3 =when .
-3 ^^~word :
-3 after
-3 if
-3 no
-3 on
-3 per
-3 tokens>45
-3 two
-3 ~literal
-3 ~number =when
-3 ~number of
-3 ~quote .
-4 ,
-4 , ~al
-4 ; ~number
-4 ^^~number ~word
-4 ^^~word ~act
-4 a ~ed
-4 b
-4 came
-4 key
-4 leave
-4 line
-4 ms
-4 new
-4 or
-4 please
-4 sentences>2
-4 the ~ing
-4 ~ed in
-5 $~word ~word
-5 (
-5 )
-5 : ~literal
-5 ^^~word ,
-5 ^it
-5 g
-5 hold
-5 holds
-5 names>0
-5 none
-5 nothing
-5 then
-5 they
-5 tokens>16
-5 tokens>8
-5 when
-5 you
-5 ~number ~number
-6 ; the
-6 ^dear
-6 at ~number
-6 dear
-6 get
-6 gone
-6 had
-6 little>0.1
-6 names>1
-6 old
-6 one
-6 since
-6 still
-6 tokens>3
-6 ~number and
-7 - -
-7 at
-7 c
-7 i
-7 in =when
-7 is
-7 little>0.3
-7 pay
-7 tokens>22
-7 your
-8 ?
-8 are
-8 late
-8 may
-8 numbers>2
-9 , and
-9 , the
-9 export
-9 in ~number
-9 there
-10 =absent
-10 =when
-10 d
-10 tokens>12
-11 :
-11 m
-11 tokens>30
-12 years
-12 ~number
-13 it
-13 numbers>1
-13 we
-14 ~quote
-18 sentences>1
-38 &question`,
);

/** For the hints of output-is-literal. */
export const returned: Learned = learnedFrom(
  -31,
  `14 &stop
14 tokens>5
13 &bare
12 &code
12 three
11 it
11 with the
10 =stands
10 as
10 now
9 &reader
9 ~ly
8 $~s .
8 &commas
8 little>0.1
8 one
7 a
7 the
6 &input>0
6 =weighs
6 ^^the ~word
5 .
3 little>0.2
2 &comma
2 and
-4 $~word .
-5 &shell
-5 =did
-6 ~word
-7 ^^~word ~word
-8 &capitals
-8 :
-8 little>0.4
-8 ~number
-9 &lower
-9 no
-9 numbers>1
-10 this
-12 ~literal
-13 &colon
-13 ^the
-14 numbers>2
-15 sentences>1
-15 updated
-19 your`,
);
