// Made by `pnpm learn:lint --write` from the labelled sets in packages/lint/labels.
import { type Learned, learnedFrom } from './leans.ts';

/** For the hints of observation-is-state. */
export const observation: Learned = learnedFrom(
  -17,
  `19 =later
17 should
16 =came
16 =fault
16 on ~number
15 best
15 sense
14 is the
14 next
14 years
13 &found>1
13 =cause
13 =do the
13 =seem
13 will
12 , so
12 =doing
12 =worth
12 can
12 has been
12 has to
12 now
11 agent
11 must
11 source
11 what
11 ~ed for
11 ~number and
10 =did and
10 ^^~ing the
10 is must
10 to ~number
10 too
10 was the
10 which
10 ~number =when
9 &found>0
9 ^an
9 could
9 eur
9 matters
9 model
9 out
9 whether
9 with ~number
9 ~number ~literal
8 , as
8 ^^~ing is
8 be
8 is to
8 more
8 needs
8 sentences>0
8 since =when
8 the =agent
8 the ~ed
8 ~act
8 ~act has
8 ~ed and
8 ~ly
7 $=fault .
7 $~word ~number
7 =aim
7 =did
7 =fault .
7 answer
7 is =worth
7 questions
7 turned
7 would
6 =do
6 =over
6 because
6 customer
6 little>0.1
6 time
6 to
6 were
6 ~ing
5 $ undefined
5 $=do .
5 ^^undefined 
5 ^it
5 ^undefined
5 ist
5 it
5 that
5 was
5 was =did
5 with the
4 &input>0
4 &input>0.2
4 &output>0
4 be ~ed
4 been
4 the =said
3 ^^a ~word
3 is
3 to be
2 $~s .
2 little>0.3
2 the
2 with
2 ~ed
-2 ~al
-3 &input>0.4
-3 :
-3 ^^~word ~number
-3 ^^~word ~word
-3 and the
-3 names>1
-3 tokens>16
-4 was ~ed
-5 ^^the ~s
-5 ^the
-5 is ~number
-5 la
-5 numbers>2
-5 of
-5 this
-5 user
-5 ~literal ,
-5 ~number of
-6 $~literal .
-6 =stands
-6 =when
-6 ^^the ~word
-6 ^^~literal is
-6 ^^~s ~word
-6 and
-6 at
-6 at the
-6 both
-6 by
-6 de
-6 export
-6 from
-6 her
-6 missing
-6 run
-6 tokens>8
-6 two
-7 $~quote .
-7 ^user
-7 and a
-7 by the
-7 column
-7 empty
-7 every
-7 is not
-7 numbers>1
-7 on
-7 page
-7 ~literal
-7 ~literal .
-7 ~literal and
-7 ~number to
-7 ~word
-8 ,
-8 : ~number
-8 ^^~word is
-8 after the
-8 and ~number
-8 asked
-8 in ~literal
-8 kept
-8 over
-8 pasted
-8 runs
-8 says
-8 since
-8 six
-8 three
-8 without
-8 ~literal is
-8 ~quote .
-9 ^^no ~word
-9 ^^the =said
-9 ^^~s are
-9 ^one
-9 asks
-9 has
-9 morning
-9 nine
-9 to the
-9 works
-10 $=when .
-10 (
-10 )
-10 -
-10 =did by
-10 =when .
-10 ^nothing
-10 ^two
-10 but
-10 sentences>1
-10 she
-10 the ~number
-10 tokens>12
-10 twice
-10 ~number
-11 ^^the =do
-11 ^^~literal ~s
-11 calls
-11 der
-11 exists
-11 far
-11 in
-11 last
-11 left
-11 moved
-11 one
-11 other
-11 shows
-11 week
-12 , ~number
-12 =do is
-12 ^^~number ~word
-12 ^both
-12 at ~number
-12 not
-12 room
-13 had been
-13 half
-13 is ~ed
-13 only
-13 open
-13 ~act was
-14 ^no
-14 same
-15 =absent
-15 =said
-15 are ~ed
-15 under
-16 four
-17 no
-18 wants
-18 ~quote
-20 the next
-21 ;`,
);

/** For the hints of reasoning-gives-a-reason. */
export const reasoning: Learned = learnedFrom(
  8,
  `21 ^this
20 =did
16 =doing
15 =do
15 moved
14 step
14 to
13 on the
12 &input>0.4
12 =over
12 ^^~word the
12 of
12 requested
12 written
12 ~ed the
11 &output>0.4
11 a ~al
11 values
10 &input>0.2
10 =seem at
10 ^^~act of
10 log
10 to =do
9 &output>0.6
9 =do the
9 ^^a ~act
9 ^se
9 final
9 summary
9 the
9 wanted
9 way
9 were
9 ~act is
8 =came
8 ^^=do the
8 ^^~ing ~word
8 ^it
8 again
8 code
8 little>0.5
8 task
8 ~act ,
8 ~act and
8 ~ing the
7 $=over .
7 =over .
7 =said
7 ^^~ed the
7 all
7 at the
7 because
7 find
7 from the
7 had to
7 names>0
7 now
7 se
7 shows
7 simple
7 was =did
7 were ~ed
7 ~ed on
7 ~ed to
7 ~ing
6 $~word ~number
6 ^^~s were
6 answer
6 are ~ed
6 by the
6 key
6 new
6 table
6 was ~ed
6 with a
6 ~act was
6 ~ed and
5 $=aim .
5 $=did .
5 =aim .
5 =did .
5 =said for
5 file
5 for
5 had
5 i
5 look
5 run
5 search
5 short
5 ~al ~act
5 ~ed
4 $=when .
4 &input>0.6
4 =when .
4 both
4 it .
4 numbers>1
4 up
4 was
4 with
4 with the
3 $=do .
3 &output>0.2
3 , so
3 =do .
3 little>0.2
3 little>0.4
3 so
3 tokens>22
3 user
2 $~s .
2 ^a
2 for the
-1 $~word .
-1 ~word
-2 ,
-2 no
-2 ~act
-3 &output>0
-3 , since
-3 =aim
-3 =cause
-3 ^the
-3 is
-3 on
-3 which
-4 about
-4 an
-4 is what
-4 it is
-4 little>0.1
-4 must
-4 names>1
-4 only the
-4 or
-4 over
-4 the ~ed
-5 , which
-5 =fault
-5 =later
-5 ^^a ~word
-5 a ~ed
-5 and not
-5 change
-5 el
-5 rule
-5 what
-5 where
-5 ~number
-5 ~quote
-6 &input>0.8
-6 =weighs
-6 =when
-6 ^^the ~word
-6 ^^~word ~word
-6 after
-6 at
-6 cannot
-6 der
-6 each
-6 its
-6 names
-6 of the
-6 question
-6 ~al
-6 ~ly
-7 :
-7 =signs
-7 =stands
-7 ^^~ed ~s
-7 a
-7 build
-7 failed
-7 first
-7 ist
-7 le
-7 limit
-7 same
-7 test
-7 the =do
-8 ^^~s ~word
-8 ^an
-8 ^el
-8 before ~ing
-8 can
-8 may
-8 nothing
-8 older
-8 reading
-8 still
-8 than
-8 ~s
-9 ;
-9 ^^the ~s
-9 ^^~word is
-9 already
-9 die
-9 half
-9 have
-9 is the
-9 must a
-9 of ~ing
-9 once
-9 tokens>16
-9 whether
-10 , because
-10 ^one
-10 alone
-10 en
-10 has the
-10 it
-10 keeps
-10 needs
-10 one
-10 point
-10 trace
-10 without
-11 =absent
-11 are
-11 itself
-11 last
-11 out
-12 ^^~word was
-12 at this
-12 be
-12 check
-12 not
-13 be =did
-13 there
-15 before
-16 ^^~word ~s
-16 has
-16 signs>8
-16 tokens>8
-16 would
-18 only
-20 tokens>5
-21 signs>16
-23 tokens>12`,
);

/** For the hints of final-output-is-the-deliverable. */
export const output: Learned = learnedFrom(
  -4,
  `18 =did
13 =came
13 with
12 &task>0
12 =doing
12 =over
11 =said
11 ^^~word of
11 now
11 ~act
11 ~ing
9 $~ed .
9 &task>0.2
9 next
8 =came the
8 fixed
8 over
8 wurde
8 ~al ,
8 ~ed
7 &task>0.4
7 &task>0.6
7 - ~number
7 =did ,
7 =did a
7 ^^=did the
7 ^^~word ~word
7 an
7 and
7 answer
7 for
7 for the
7 ~ed :
6 =cause
6 =weighs
6 been
6 date
6 found
6 four
6 october
6 open
6 page
6 the =said
6 verified
6 were ~ed
6 which
6 without
6 ~act .
6 ~act in
6 ~act of
6 ~ed ~ing
6 ~number ~act
5 &task>0.8
5 , =did
5 , ~ed
5 , ~number
5 =did and
5 =do
5 =over ,
5 ^^the =said
5 ^^~ed the
5 a
5 above
5 first
5 from
5 in
5 in the
5 la
5 little>0.2
5 most
5 must
5 on the
5 set
5 text
5 the =worth
5 through
5 up
5 was
5 was =did
5 were
5 ~act and
5 ~al
5 ~ing the
5 ~ly
4 $~act .
4 $~word ~number
4 .
4 =aim
4 ^^=came the
4 ^^~ed ~word
4 ^a
4 ^se
4 about
4 delivered
4 fix
4 of the
4 tests
4 ~ed ,
4 ~ed .
4 ~ed and
4 ~ed by
4 ~number ~al
3 $=did .
3 ( ~number
3 , ~ing
3 . ~number
3 =did the
3 ^^the ~act
3 all
3 down
3 explained
3 has been
3 in ~literal
3 it to
3 only
3 recommendation
3 to
3 was =came
3 ~number -
2 $~s .
2 $~word .
2 =did .
2 of
2 sentences>0
2 the
2 the ~act
2 to the
2 to ~number
2 ~s
1 little>0.4
-1 ;
-2 $=when .
-2 ^^the ~word
-2 the ~al
-3 ) .
-3 : ~number
-3 =when .
-3 ^^~number ~word
-3 ^^~word :
-3 after
-3 b
-3 if
-3 more
-3 no
-3 or
-3 tokens>45
-3 ~number =when
-3 ~number of
-4 , ~al
-4 . the
-4 : ~literal
-4 ^^~word ~act
-4 a ~ed
-4 line
-4 new
-4 on
-4 per
-4 please
-4 the ~ing
-4 then
-4 two
-4 ~literal
-4 ~literal ,
-5 $~word ~word
-5 (
-5 )
-5 ,
-5 ; ~number
-5 ^^~word ,
-5 came
-5 g
-5 hold
-5 holds
-5 key
-5 ms
-5 names>0
-5 nothing
-5 return
-5 sentences>2
-5 they
-5 tokens>8
-5 when
-5 you
-5 ~ed in
-5 ~literal ~literal
-5 ~number ~number
-6 ^dear
-6 ^it
-6 at ~number
-6 dear
-6 get
-6 gone
-6 had
-6 it ~ed
-6 names>1
-6 none
-6 one
-6 since
-6 still
-6 tokens>16
-6 your
-6 ~number and
-7 ; the
-7 are
-7 at
-7 c
-7 i
-7 in =when
-7 is
-7 little>0.3
-7 pay
-7 tokens>22
-8 , and
-8 - -
-8 ?
-8 late
-8 little>0.1
-8 numbers>2
-8 old
-9 , the
-9 export
-9 in ~number
-9 may
-9 there
-9 tokens>3
-10 =absent
-10 =when
-10 d
-10 tokens>12
-10 tokens>30
-11 :
-12 it
-12 m
-12 we
-12 years
-13 numbers>1
-13 ~number
-14 ~quote
-18 sentences>1
-38 &question`,
);

/** For the hints of output-is-literal. */
export const returned: Learned = learnedFrom(
  -31,
  `19 &gauged
14 &bare
14 &stop
14 tokens>5
12 =stands
12 ~act was
11 &code
11 three
10 &reader
10 as
10 it
10 now
9 from
9 little>0.1
9 one
9 the
9 ~ly
7 $~s .
7 &input>0
7 a
6 &commas
5 ^^the ~word
4 &linked
4 .
3 sentences>0
-5 $~word .
-5 &shell
-6 =did
-7 ^^~word ~word
-7 no
-8 little>0.4
-9 &capitals
-9 ~number
-9 ~word
-10 numbers>1
-11 &lower
-11 ^the
-12 this
-12 ~literal
-14 numbers>2
-14 will
-15 updated
-17 &colon
-18 your
-19 sentences>1`,
);
