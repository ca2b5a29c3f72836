// Made by `pnpm learn:lint --write` from the labelled sets in packages/lint/labels.
import { type Learned, learnedFrom } from './leans.ts';

/** For the hints of observation-is-state. */
export const observation: Learned = learnedFrom(
  -11,
  `19 =later
15 next
15 will
14 =came
14 =cause
14 =worth
14 should
14 years
13 is the
13 on ~number
12 &found>1
12 =do the
12 =fault
12 can
12 has been
12 ~ed for
11 , so
11 =doing
11 =seem
11 agent
11 best
11 what
10 &found>0
10 ^^~al ~word
10 is must
10 model
10 must
10 now
10 which
10 ~number and
9 , as
9 =did and
9 answer
9 because
9 has to
9 since =when
9 source
9 the =agent
9 to ~number
9 was the
9 with ~number
9 ~act
9 ~number =when
8 in ~act
8 little>0.1
8 more
8 that
8 too
8 ~ed and
8 ~number ~literal
7 $=fault .
7 =aim
7 =fault .
7 ^^undefined 
7 ^^~ing the
7 ^undefined
7 be
7 been
7 customer
7 ist
7 out
7 the ~ed
7 turned
7 were
7 would
7 ~ing
6 &input>0
6 =over
6 ^^~ing is
6 be ~ed
6 later
6 the =said
6 the =worth
6 time
6 to
6 was =did
6 ~ly
5 $~word ~number
5 =do
5 ^a
5 ^it
5 is =worth
5 it
5 with the
4 &output>0
4 =did
4 to be
3 $=did .
3 &input>0.2
3 =did .
2 $~s .
2 little>0.3
2 the
2 with
1 is
1 little>0.4
1 was
1 ~ed
-1 $~word .
-1 ~s
-3 at
-3 have
-3 in the
-3 names>0
-3 tokens>5
-3 ~word
-4 &input>0.4
-4 ^^the ~s
-4 ^^~word ~word
-4 and the
-4 names>1
-4 tokens>16
-4 user
-5 $~quote .
-5 ; the
-5 =said ~ed
-5 =when
-5 ^the
-5 and a
-5 de
-5 la
-5 of
-5 on
-5 signs>8
-5 ~quote .
-6 $~literal .
-6 ^^the ~word
-6 ^^~literal is
-6 ^^~s ~word
-6 ^el
-6 ^user
-6 according
-6 and ~number
-6 both
-6 is ~number
-6 line
-6 numbers>2
-6 two
-6 ~literal .
-6 ~literal and
-6 ~number of
-7 $of ~number
-7 ,
-7 ^^~word is
-7 and
-7 as the
-7 asked
-7 by the
-7 page
-7 runs
-7 says
-7 tokens>8
-7 ~literal
-7 ~literal is
-8 : ~number
-8 =stands
-8 ^^no ~word
-8 ^^the =said
-8 ^^~word of
-8 ^two
-8 day
-8 every
-8 far
-8 from
-8 is not
-8 missing
-8 numbers>1
-8 pasted
-8 six
-8 three
-8 without
-8 ~number
-9 (
-9 )
-9 =did by
-9 ^^~literal ~s
-9 ^one
-9 at the
-9 by
-9 her
-9 in ~literal
-9 kept
-9 last
-9 moved
-9 nine
-9 old
-9 over
-9 since
-9 twice
-9 work
-9 ~act ~number
-10 , ~number
-10 -
-10 ^^the =do
-10 ^^~s are
-10 after the
-10 asks
-10 but
-10 empty
-10 has
-10 in
-10 sentences>1
-10 the ~number
-10 to the
-10 tokens>12
-10 week
-10 works
-11 $=when .
-11 =when .
-11 ^^~number ~word
-11 calls
-11 der
-11 had been
-11 not
-11 one
-11 other
-11 shows
-11 ~quote
-12 =absent
-12 =do is
-12 ^nothing
-12 left
-12 morning
-12 under
-12 ~act was
-13 ^both
-13 at ~number
-13 is ~ed
-13 same
-14 four
-15 ^no
-15 are ~ed
-15 open
-15 room
-16 =said
-17 no
-17 only
-17 wants
-18 the next
-23 ;`,
);

/** For the hints of reasoning-gives-a-reason. */
export const reasoning: Learned = learnedFrom(
  9,
  `20 =did
19 ^this
15 moved
15 step
14 =do
14 =doing
13 =over
13 to
12 &input>0.4
12 requested
12 ~ed the
11 of
11 values
10 &input>0.2
10 &output>0.4
10 =seem at
10 ^^~word the
10 find
10 on the
10 ~act is
9 &output>0.6
9 ^se
9 final
9 log
9 summary
9 task
9 the
9 to =do
9 wanted
9 written
8 =came
8 ^^=do the
8 ^^~act of
8 ^^~ing ~word
8 a ~al
8 code
8 from the
8 little>0.5
8 logs
8 now
8 were
8 ~act ,
8 ~act and
8 ~ed to
8 ~ing
7 =do the
7 =said
7 ^^~s were
7 ^it
7 again
7 all
7 are ~ed
7 had to
7 names>0
7 se
7 table
7 was =did
7 ~act was
6 ^^~ed the
6 ^i
6 answer
6 de
6 for
6 is =did
6 key
6 new
6 search
6 short
6 tool
6 up
6 was ~ed
6 with a
6 ~al ~act
6 ~ing the
5 $=aim .
5 $=when .
5 $~word ~number
5 =aim .
5 =when .
5 at the
5 because
5 both
5 by
5 by the
5 file
5 is a
5 letter
5 the =worth
5 was
5 were ~ed
5 ~ed
4 &output>0.2
4 fix
4 had
4 look
4 numbers>1
4 shows
4 with
4 with the
4 ~act of
3 $=do .
3 $it .
3 &input>0.6
3 =do .
3 =said for
3 =seem
3 ^^=doing the
3 it .
3 little>0.2
3 little>0.4
3 read
3 run
3 so
3 so the
3 them
3 tokens>22
3 user
2 , so
1 &input>0
-1 ,
-2 $~word .
-2 , and
-2 no
-2 ~ed .
-2 ~word
-3 &output>0
-3 ^the
-3 what
-3 ~act
-4 , the
-4 =aim
-4 =cause
-4 ^^a ~word
-4 is what
-4 it is
-4 little>0.1
-4 must
-4 names>1
-4 or
-4 over
-4 which
-4 ~number
-5 , which
-5 =fault
-5 ^^the ~act
-5 after
-5 change
-5 is
-5 its
-5 minutes
-5 rule
-5 the ~ed
-5 ~quote
-6 :
-6 ^^~word ~word
-6 an
-6 and not
-6 at
-6 der
-6 each
-6 first
-6 is the
-6 limit
-6 names
-7 &input>0.8
-7 =signs
-7 =when
-7 ^^the ~word
-7 ^^~ed ~s
-7 ^^~word is
-7 ^an
-7 before ~ing
-7 cannot
-7 el
-7 failed
-7 ist
-7 know
-7 le
-7 lines
-7 of the
-7 still
-7 test
-7 than
-7 the =do
-7 ~al
-8 , because
-8 ;
-8 =stands
-8 ^^the ~s
-8 build
-8 can
-8 die
-8 half
-8 have
-8 may
-8 nothing
-8 question
-8 same
-8 where
-8 ~ly
-9 a
-9 en
-9 it
-9 must a
-9 once
-9 out
-9 point
-9 tokens>16
-9 trace
-9 whether
-9 without
-9 ~s
-10 =absent
-10 ^one
-10 alone
-10 already
-10 at this
-10 itself
-10 needs
-10 one
-10 there
-11 ^^~s ~word
-11 are
-11 be =did
-11 check
-11 keeps
-12 be
-12 last
-13 before
-13 not
-14 ^^~word was
-14 has
-15 tokens>8
-16 signs>8
-17 ^^~word ~s
-17 would
-18 only
-20 signs>16
-20 tokens>5
-24 tokens>12`,
);

/** For the hints of final-output-is-the-deliverable. */
export const output: Learned = learnedFrom(
  -1,
  `16 =did
12 &task>0
12 =came
12 =over
12 ^^~word of
12 with
11 =doing
11 ~act
10 &task>0.2
10 =said
10 fixed
10 next
10 now
10 ~ing
9 $~ed .
8 =came the
8 wurde
8 ~ed
7 &task>0.6
7 =did ,
7 =do
7 ^^=did the
7 an
7 and
7 must
7 which
7 ~al ,
7 ~number ~act
6 &task>0.4
6 - ~number
6 =did a
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
6 ~act .
6 ~act of
6 ~ed :
6 ~ed ~ing
5 &task>0.8
5 , =did
5 =cause
5 ^^~word ~word
5 in the
5 little>0.2
5 october
5 open
5 set
5 the =worth
5 through
5 to
5 verified
5 ~act and
5 ~ed by
4 $~act .
4 , ~ed
4 =aim
4 =did and
4 ^^the =said
4 ^^~ed the
4 ^a
4 ^se
4 about
4 first
4 fix
4 has been
4 in
4 la
4 most
4 on the
4 page
4 recommended
4 tests
4 text
4 that
4 three
4 up
4 was =came
4 were
4 ~al
4 ~ed ,
4 ~ed .
4 ~ed on
4 ~ed ~act
4 ~ing the
4 ~ly
4 ~number -
4 ~number ~al
3 $=did .
3 ( ~number
3 , ~ing
3 , ~number
3 . ~number
3 =did .
3 =did the
3 all
3 delivered
3 have
3 it to
3 sentences>0
3 the
3 the ~act
3 was
3 was =did
3 ~ed and
3 ~ing .
2 $~word .
2 from
2 is ~ed
2 of
2 of the
2 to ~number
2 ~ed the
2 ~ed to
2 ~s
1 $~s .
1 .
1 little>0.4
1 ~word
-2 ) .
-2 . the
-2 ;
-2 the ~al
-3 $=when .
-3 , so
-3 : ~number
-3 =seem
-3 =when .
-3 after
-3 if
-3 its
-3 march
-3 more
-3 on
-3 tokens>45
-3 what
-3 ~literal ,
-3 ~number =when
-3 ~number the
-3 ~quote .
-4 ,
-4 -
-4 ^^the ~word
-4 ^^~number ~word
-4 ^^~word :
-4 ^^~word ~act
-4 ^no
-4 a ~ed
-4 at the
-4 ms
-4 no
-4 or
-4 per
-4 please
-4 sentences>2
-4 since
-4 the ~ing
-4 two
-4 ~ed in
-4 ~literal
-4 ~number of
-5 (
-5 )
-5 . .
-5 : ~literal
-5 ; ~number
-5 ^^~word ,
-5 ^it
-5 at
-5 it ~ed
-5 leave
-5 line
-5 m
-5 names>0
-5 new
-5 nothing
-5 return
-5 then
-5 they
-5 tokens>16
-5 tokens>22
-5 when
-5 you
-5 ~number and
-6 ; the
-6 g
-6 gone
-6 had
-6 hold
-6 in =when
-6 key
-6 may
-6 none
-6 tokens>8
-6 ~number ~number
-7 - -
-7 ^dear
-7 are
-7 dear
-7 names>1
-7 old
-7 one
-7 tokens>3
-7 your
-8 c
-8 i
-8 little>0.1
-8 little>0.3
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
-12 ~number
-13 it
-13 numbers>1
-13 we
-15 ~quote
-18 sentences>1
-38 &question`,
);

/** For the hints of output-is-literal. */
export const returned: Learned = learnedFrom(
  -35,
  `16 =stands
15 ~ly
14 tokens>5
12 &code
12 three
11 &input>0
10 now
10 sentences>0
10 still
10 with the
9 &reader
9 .
9 as
9 little>0.1
9 one
8 =seem
8 it
7 $~s .
7 a
6 =worth
6 the
5 ^^the ~word
3 little>0.2
3 ~ed
1 and
-3 $~word .
-4 &input>0.2
-4 &input>0.4
-4 tokens>12
-5 &shell
-6 little>0.4
-6 not
-6 ~word
-8 ~number
-9 (
-9 )
-9 ^^~word ~word
-9 no
-9 this
-12 numbers>2
-14 sentences>1
-14 ~literal
-15 ^the
-16 updated
-21 :`,
);
