// Made by `pnpm learn:lint --write` from the labelled sets in packages/lint/labels.
import { type Learned, learnedFrom } from './leans.ts';

/** For the hints of observation-is-state. */
export const observation: Learned = learnedFrom(
  -10,
  `19 =came
18 =later
16 should
15 =fault
14 , so
14 is the
14 next
14 sense
14 will
14 years
13 &found>1
13 =cause
13 =worth
13 ~ed for
12 =seem
12 can
12 has been
12 now
12 on ~number
11 =did the
11 =do the
11 =doing
11 age
11 best
11 has to
11 must
11 what
11 ~ed and
11 ~number =when
10 &found>0
10 =did and
10 =stands .
10 agent
10 eur
10 is must
10 see
10 source
10 to ~number
10 ~number and
10 ~number ~literal
9 ^^~ing the
9 answer
9 is to
9 needs
9 out
9 too
9 was the
9 which
9 with ~number
8 =when ~number
8 be
8 into
8 model
8 more
8 the =agent
8 the ~ed
8 ~act
7 $=fault .
7 $~word ~number
7 , as
7 =fault .
7 =over
7 ^^~ing is
7 ^an
7 were
7 ~ly
6 =aim
6 =do
6 because
6 been
6 customer
6 is =worth
6 it
6 to
6 was =did
6 with the
6 would
5 be ~ed
5 sentences>0
5 that
5 the =said
5 ~ing
4 $=did .
4 &input>0
4 &input>0.2
4 &output>0
4 =did .
4 little>0.1
3 $~s .
3 =did
3 to be
3 was
2 is
2 little>0.3
2 the
2 with
-2 ~al
-3 &input>0.4
-3 ^^~word ~number
-3 ^^~word ~s
-3 and the
-3 names>1
-4 ; the
-4 by
-4 user
-5 :
-5 ^^the ~s
-5 ^^~word ~word
-5 five
-5 have
-5 must to
-5 of
-5 this
-5 tokens>16
-5 two
-5 ~literal ,
-6 $~literal .
-6 ^^the ~word
-6 ^^~literal is
-6 ^der
-6 ^the
-6 and ~number
-6 at
-6 both
-6 de
-6 from
-6 has no
-6 la
-6 numbers>2
-6 tokens>8
-6 ~number ;
-6 ~number of
-7 $~quote .
-7 ^^~s ~word
-7 ^^~word of
-7 ^el
-7 and
-7 and a
-7 at the
-7 her
-7 is not
-7 key
-7 line
-7 missing
-7 on
-7 run
-7 since
-7 the ~number
-7 ~literal .
-7 ~literal and
-7 ~literal is
-7 ~number to
-7 ~quote .
-7 ~word
-8 : ~number
-8 =when
-8 ^^no ~word
-8 ^user
-8 after the
-8 day
-8 der
-8 empty
-8 in ~literal
-8 page
-8 pasted
-8 runs
-8 says
-8 without
-8 ~literal
-9 ,
-9 =did by
-9 ^^the =said
-9 ^^~word is
-9 ^one
-9 at ~number
-9 has
-9 kept
-9 morning
-9 nine
-9 numbers>1
-9 over
-9 three
-9 tokens>12
-9 works
-10 $=when .
-10 (
-10 )
-10 -
-10 =stands
-10 =when .
-10 ^^~s are
-10 ^nothing
-10 ^two
-10 asks
-10 but
-10 by the
-10 one
-10 sentences>1
-10 twice
-11 ^^~literal ~s
-11 calls
-11 far
-11 half
-11 in
-11 last
-11 left
-11 not
-11 she
-11 to the
-11 ~act was
-11 ~number
-12 , ~number
-12 =do is
-12 ^^the =do
-12 ^^~number ~word
-12 exists
-12 had been
-12 main
-12 other
-12 room
-12 shows
-12 week
-13 ^both
-13 is ~ed
-13 only
-13 open
-13 same
-13 six
-14 are ~ed
-15 =absent
-15 =said
-15 no
-15 under
-16 ^no
-16 four
-18 wants
-19 ~quote
-20 ;
-20 the next`,
);

/** For the hints of reasoning-gives-a-reason. */
export const reasoning: Learned = learnedFrom(
  9,
  `21 ^this
19 =did
16 =doing
16 moved
16 step
15 =do
14 to
13 on the
12 ^^~word the
12 requested
12 wanted
12 written
12 ~ed the
11 &input>0.4
11 &output>0.4
11 =over
11 a ~al
11 of
11 values
10 &input>0.2
10 =seem at
10 ^^a ~act
10 log
10 summary
10 to =do
9 &output>0.6
9 =came
9 =do the
9 ^se
9 at the
9 final
9 the
9 way
9 were
9 ~act is
8 ^^=do the
8 ^^~act of
8 ^^~ing ~word
8 ^it
8 code
8 little>0.5
8 task
8 ~act ,
8 ~act and
8 ~ed to
8 ~ing the
7 $=over .
7 =over .
7 =said
7 ^^~ed the
7 ^^~s were
7 again
7 all
7 because
7 find
7 from the
7 had to
7 names>0
7 now
7 shows
7 simple
7 was =did
7 were ~ed
7 ~act was
7 ~ed on
7 ~ing
6 answer
6 are ~ed
6 des
6 key
6 new
6 se
6 table
6 with a
6 ~ed and
5 $=did .
5 =did .
5 =said for
5 by the
5 file
5 for
5 i
5 search
5 was ~ed
5 ~al ~act
4 $it .
4 &input>0.6
4 &output>0.2
4 , so
4 both
4 had
4 is =did
4 run
4 up
4 was
4 with
4 with the
4 ~act of
4 ~ed
3 little>0.2
3 little>0.4
3 numbers>1
3 since
3 so
3 user
2 $=do .
2 =do .
2 ^a
2 by
2 for the
2 tokens>22
1 $~s .
-1 ~word
-2 $~word .
-2 ,
-2 =aim
-2 =when
-2 on
-3 &output>0
-3 =cause
-3 ^the
-3 no
-3 or
-3 ~act
-4 a ~ed
-4 about
-4 change
-4 is
-4 little>0.1
-4 must
-4 only the
-4 which
-4 ~number
-5 , since
-5 , which
-5 =later
-5 ^^a ~word
-5 ^only
-5 an
-5 and not
-5 could
-5 el
-5 if
-5 its
-5 over
-5 rule
-5 the ~ed
-5 what
-5 where
-5 ~quote
-6 &input>0.8
-6 :
-6 =fault
-6 =weighs
-6 ^^the ~word
-6 ^^~word ~word
-6 after
-6 at
-6 cannot
-6 each
-6 names>1
-6 of the
-6 question
-6 the =do
-6 ~al
-6 ~ly
-7 =signs
-7 a
-7 before ~ing
-7 der
-7 failed
-7 have
-7 le
-7 limit
-7 names
-7 reading
-7 same
-7 test
-8 =stands
-8 =worth to
-8 ^^the ~s
-8 ^^~s ~word
-8 ^an
-8 ^el
-8 build
-8 first
-8 have to
-8 may
-8 still
-8 than
-8 ~s
-9 ;
-9 ^^~word is
-9 alone
-9 can
-9 die
-9 half
-9 must a
-9 never
-9 nothing
-9 of ~ing
-9 older
-9 point
-9 whether
-10 , because
-10 ^one
-10 already
-10 en
-10 is the
-10 it
-10 itself
-10 keeps
-10 last
-10 needs
-10 once
-10 one
-10 tokens>16
-10 trace
-10 without
-11 =absent
-11 are
-11 at this
-11 has the
-11 out
-12 ^^~word was
-12 be
-12 be =did
-12 check
-13 not
-14 before
-14 there
-15 ^^~word ~s
-16 has
-16 signs>8
-16 tokens>8
-17 only
-17 would
-20 tokens>5
-21 signs>16
-24 tokens>12`,
);

/** For the hints of final-output-is-the-deliverable. */
export const output: Learned = learnedFrom(
  -11,
  `18 =did
14 =came
13 =over
13 with
12 &task>0
11 =doing
11 ^^~word of
11 now
11 ~ing
10 =said
10 ~act
9 $~ed .
9 &task>0.2
9 fixed
9 next
9 wurde
8 =came the
8 =did a
8 ^^~word ~word
8 an
8 been
8 over
8 ~ed
7 &task>0.6
7 - ~number
7 =did ,
7 ^^=did the
7 and
7 for
7 the =said
7 ~al ,
7 ~ed :
6 &task>0.4
6 =cause
6 =weighs
6 answer
6 date
6 for the
6 found
6 four
6 have
6 october
6 page
6 verified
6 were ~ed
6 without
6 ~act .
6 ~act of
6 ~ed ~ing
6 ~ly
6 ~number ~act
5 &task>0.8
5 , =did
5 , ~ed
5 =did and
5 ^^the =said
5 ^^~ed the
5 ^^~ed ~word
5 ^a
5 ^se
5 about
5 above
5 first
5 in
5 in the
5 little>0.2
5 most
5 must
5 need
5 open
5 set
5 text
5 the =worth
5 up
5 was =did
5 were
5 which
5 ~act and
5 ~al
5 ~ed by
5 ~ing the
4 $ undefined
4 $=did .
4 $~act .
4 $~word ~number
4 ( ~number
4 , ~number
4 .
4 =aim
4 =signs
4 ^^undefined 
4 ^undefined
4 a
4 a ~al
4 all
4 data
4 delivered
4 down
4 fix
4 from
4 it to
4 of the
4 on the
4 only
4 recommendation
4 successfully
4 tests
4 to
4 was
4 ~ed ,
4 ~ed and
4 ~number ~al
3 , ~ing
3 . ~number
3 =did .
3 =did the
3 =do
3 =over .
3 ^^=came the
3 explained
3 recommended
3 sentences>0
3 the ~act
3 was =came
3 ~ed .
3 ~number -
2 $~s .
2 $~word .
2 la
2 little>0.4
2 the
2 ~ed on
2 ~s
1 ^the
1 of
-2 ;
-2 ^^the ~word
-2 the ~al
-3 $=when .
-3 ) .
-3 . the
-3 : ~number
-3 =when .
-3 ^^~word :
-3 b
-3 or
-3 per
-3 the ~ing
-3 tokens>45
-3 tokens>8
-3 ~literal
-3 ~literal ,
-3 ~number =when
-3 ~number of
-4 $~ing .
-4 ,
-4 : ~literal
-4 ^^~number ~word
-4 ^^~word ~act
-4 line
-4 no
-4 nothing
-4 on
-4 then
-4 two
-4 you
-4 ~ed a
-5 $~word ~word
-5 (
-5 )
-5 ; ~number
-5 ^^~word ,
-5 came
-5 g
-5 hold
-5 key
-5 ms
-5 names>1
-5 new
-5 one
-5 sentences>2
-5 still
-5 they
-5 when
-5 ~act to
-5 ~ed in
-5 ~literal ~literal
-5 ~number ~number
-6 ^dear
-6 ^it
-6 are
-6 at ~number
-6 dear
-6 had
-6 holds
-6 its
-6 names>0
-6 since
-6 tokens>3
-6 your
-6 ~number and
-7 ; the
-7 c
-7 gone
-7 i
-7 in =when
-7 little>0.1
-7 pay
-7 tokens>16
-7 tokens>22
-8 , and
-8 , the
-8 - -
-8 ?
-8 at
-8 is
-8 late
-8 little>0.3
-8 numbers>2
-8 old
-9 d
-9 in ~number
-9 may
-9 none
-9 there
-10 =when
-10 export
-11 =absent
-11 tokens>12
-11 tokens>30
-12 :
-12 it
-12 m
-12 ~number
-13 numbers>1
-13 we
-13 years
-14 ~quote
-17 sentences>1
-37 &question`,
);

/** For the hints of output-is-literal. */
export const returned: Learned = learnedFrom(
  -30,
  `19 &gauged
15 &bare
15 &stop
15 tokens>5
14 &code
14 ~act was
12 =stands
12 as
12 three
11 &reader
11 one
10 it
10 now
9 the
9 ~ly
8 from
7 $~s .
7 a
5 &input>0
5 &linked
5 .
4 little>0.2
2 sentences>0
-2 with
-4 tokens>12
-4 was
-6 $~word .
-7 ^^~word ~word
-7 ^the
-7 no
-7 ~word
-8 little>0.4
-8 not
-8 ~number
-9 :
-10 &lower
-10 (
-10 )
-11 ~literal
-12 &colon
-12 this
-14 numbers>2
-18 your
-19 updated
-20 sentences>1`,
);
