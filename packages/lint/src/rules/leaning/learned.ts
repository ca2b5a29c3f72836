// Made by `pnpm learn:lint --write` from the labelled sets in packages/lint/labels.
import { type Learned, learnedFrom } from './leans.ts';

/** For the hints of observation-is-state. */
export const observation: Learned = learnedFrom(
  -10,
  `16 =later
16 next
15 =came
15 =cause
15 =worth
15 will
15 years
14 on ~number
14 should
13 =seem
13 best
13 has been
13 is the
12 &found>1
12 =do the
12 =fault
12 be ~ed
12 must
12 now
12 to ~number
12 what
11 , so
11 =doing
11 agent
11 has to
11 ~ed for
11 ~number =when
10 , as
10 =did and
10 ^^~al ~word
10 can
10 source
9 &found>0
9 answer
9 be
9 is to
9 later
9 the =agent
9 was the
9 which
9 ~act
9 ~number and
8 =aim
8 =over
8 ^^~ing the
8 ^it
8 customer
8 have to
8 needs
8 out
8 the =said
8 time
8 too
8 ~ed and
8 ~ing
7 $=fault .
7 =fault .
7 is must
7 ist
7 the ~ed
7 turned
7 were
7 with ~number
7 ~al ~act
7 ~ly
6 =do
6 because
6 g
6 is =worth
6 little>0.1
6 look
6 that
6 to
6 was =did
6 would
6 ~ed ,
5 $~word ~number
5 &input>0
5 =did
5 the =worth
5 to be
5 with the
4 &input>0.2
4 &output>0
4 &output>0.2
4 ^a
3 $=did .
3 =did .
3 is
3 the
3 was
3 with
3 ~ed
2 $~s .
2 little>0.3
2 little>0.4
-1 $~word .
-1 little>0.5
-1 signs>8
-1 ~al
-2 ^^~word ~word
-2 names>0
-2 ~ed by
-3 &input>0.4
-3 and the
-3 for the
-3 ~word
-4 ; the
-4 ^el
-4 in the
-4 la
-4 tokens>5
-4 user
-4 was ~ed
-5 $~literal .
-5 $~quote .
-5 ^die
-5 ^the
-5 column
-5 names>1
-5 on
-5 tokens>16
-5 without
-5 ~literal .
-5 ~quote .
-6 =said is
-6 =when
-6 ^^the ~s
-6 ^^the ~word
-6 and
-6 and a
-6 both
-6 de
-6 from
-6 its
-6 nothing
-6 numbers>1
-6 numbers>2
-6 of
-6 tokens>8
-6 two
-6 ~literal and
-6 ~number of
-6 ~number to
-7 -
-7 =did by
-7 =stands
-7 ^^~literal ~s
-7 ^user
-7 and ~number
-7 as the
-7 at
-7 by the
-7 every
-7 had been
-7 is ~number
-7 rule
-7 this
-7 ~literal
-8 ,
-8 : ~number
-8 ^^no ~word
-8 ^^the =said
-8 ^^~s are
-8 ^^~word is
-8 ^nothing
-8 ^one
-8 ^two
-8 after
-8 by
-8 day
-8 draft
-8 ends
-8 exists
-8 is =absent
-8 over
-8 page
-8 pasted
-8 server
-8 three
-8 twice
-8 week
-8 ~act ~number
-8 ~number
-9 (
-9 )
-9 ^^~number ~word
-9 according
-9 asks
-9 at the
-9 but
-9 far
-9 has
-9 in
-9 in ~literal
-9 nine
-9 other
-9 runs
-9 six
-9 the ~number
-9 to the
-9 work
-9 ~literal is
-10 , ~number
-10 ^^the =do
-10 der
-10 is not
-10 sentences>1
-10 tokens>12
-10 works
-11 $=when .
-11 =absent
-11 =when .
-11 at ~number
-11 calls
-11 not
-11 shows
-11 ~quote
-12 empty
-12 four
-12 her
-12 last
-12 left
-12 one
-12 ~act was
-13 same
-14 =do is
-14 ^both
-14 ^no
-14 open
-14 room
-14 under
-15 is ~ed
-16 no
-16 only
-17 =said
-17 are ~ed
-17 wants
-18 the next
-24 ;`,
);

/** For the hints of reasoning-gives-a-reason. */
export const reasoning: Learned = learnedFrom(
  8,
  `21 =did
18 =doing
16 ^this
14 =do
14 to
13 &input>0.2
13 =over
13 step
11 &input>0.4
11 &output>0.4
11 of
11 ~ed the
10 ^^~word the
10 ^se
10 on the
9 all
9 final
9 from the
9 log
9 requested
9 summary
8 =seem at
8 answer
8 for
8 little>0.5
8 se
8 task
8 was ~ed
8 written
8 ~act is
7 =do the
7 ^^~act of
7 a ~al
7 again
7 code
7 into
7 key
7 names>0
7 new
7 now
7 search
7 shows
7 table
7 the
7 up
7 ~act and
7 ~ing
6 &output>0.6
6 =came
6 =do ,
6 =said
6 ^^=do the
6 ^^=doing the
6 ^it
6 are ~ed
6 file
6 find
6 short
6 the =worth
6 to =do
6 was
6 were ~ed
6 with a
6 ~act ,
6 ~al ~act
6 ~ed to
5 $=when .
5 =seem
5 ^^~ed the
5 das
5 had to
5 i
5 is =did
5 missing
5 tokens>22
5 ~act of
5 ~ed
5 ~ing the
4 $~s .
4 $~word ~number
4 &input>0.6
4 &output>0.2
4 , so
4 ^^the ~al
4 ^^~ing the
4 ^^~ing ~word
4 at the
4 by the
4 de
4 fix
4 looked
4 so
4 so the
4 them
4 user
4 were
4 with
4 ~ed by
3 $=do .
3 =do .
3 =stands the
3 about
3 as
3 because
3 both
3 by
3 for the
3 in
3 list
3 little>0.4
3 run
3 the ~act
3 this
3 with the
2 $=said .
2 =said .
2 numbers>1
2 two
1 little>0.2
1 little>0.3
-1 $~word .
-1 &input>0
-1 =worth
-2 ^^a ~word
-2 and the
-2 ~number
-2 ~word
-3 =aim
-3 ^^~word ~word
-3 be ~ed
-3 so it
-3 to the
-3 what
-4 ,
-4 could
-4 is
-4 it
-4 minutes
-4 of ~number
-4 off
-4 or
-4 second
-4 tells
-4 the only
-5 , which
-5 :
-5 =cause
-5 =when
-5 ^^~s are
-5 ^only
-5 an
-5 and not
-5 change
-5 der
-5 each
-5 el
-5 it is
-5 le
-5 little>0.1
-5 names
-5 of the
-5 report
-5 same
-5 the =do
-5 the ~ed
-5 ~al
-6 &input>0.8
-6 , because
-6 ^^the ~word
-6 after
-6 at
-6 cannot
-6 first
-6 has the
-6 here
-6 instead
-6 lets
-6 limit
-6 names>1
-6 out
-6 rule
-7 =fault
-7 =signs
-7 ^^~word was
-7 is what
-7 must
-7 still
-7 test
-7 which
-7 ~ly
-8 ;
-8 are
-8 before ~ing
-8 can
-8 en
-8 half
-8 is the
-8 may
-8 nothing
-9 =stands
-9 ^^the ~s
-9 ^^~word is
-9 ^one
-9 a
-9 alone
-9 build
-9 die
-9 have
-9 needs
-9 once
-9 point
-9 than
-9 trace
-9 without
-9 ~s
-10 ^^~s ~word
-10 ^an
-10 already
-10 at this
-10 be
-10 be =did
-10 itself
-10 last
-11 =absent
-11 keeps
-11 not
-11 one
-11 there
-11 tokens>16
-14 has
-15 before
-15 would
-16 signs>8
-17 ^^~word ~s
-17 only
-17 tokens>8
-21 signs>16
-21 tokens>5
-22 tokens>12`,
);

/** For the hints of final-output-is-the-deliverable. */
export const output: Learned = learnedFrom(
  2,
  `19 =did
12 =came
12 ^^~word of
11 &task>0
11 =over
11 =said
11 fixed
11 with
11 ~act
10 =doing
10 next
9 $~ed .
9 &task>0.2
8 and
8 now
8 ~al ,
8 ~ed
8 ~ing
7 =came the
7 =did ,
7 must
7 over
6 &task>0.4
6 &task>0.6
6 - ~number
6 =did a
6 =did the
6 =do
6 a
6 an
6 answer
6 been
6 date
6 for the
6 found
6 in the
6 little>0.2
6 the =said
6 were ~ed
6 without
6 wurde
6 ~act of
6 ~ed :
5 &task>0.8
5 =aim
5 =over ,
5 ^^=did the
5 die
5 for
5 four
5 la
5 october
5 text
5 the =worth
5 through
5 verified
5 which
5 ~act .
4 $~act .
4 , =did
4 .
4 =cause
4 ^^the =said
4 ^^~word ~ed
4 ^^~word ~word
4 ^a
4 about
4 been ~ed
4 first
4 fix
4 has been
4 on the
4 set
4 was =came
4 were
4 ~ed ,
4 ~ed by
4 ~ed on
4 ~number -
3 $=did .
3 , ~ed
3 , ~number
3 . ~number
3 =did and
3 ^^the ~act
3 a ~act
3 a ~al
3 delivered
3 have
3 in ~literal
3 it to
3 need
3 of
3 plan
3 recommendation
3 rows
3 tests
3 three
3 to
3 to the
3 to ~number
3 up
3 was
3 was =did
3 ~act and
3 ~act for
3 ~al
3 ~ed .
3 ~ed and
3 ~ing the
2 =did .
2 all
2 by
2 from
2 in
2 is ~ed
2 of the
2 the
2 ~al .
2 ~ed the
2 ~ly
2 ~s
1 $~word .
-2 ;
-2 ^^the ~word
-2 at ~number
-2 days
-2 the ~al
-2 the ~ing
-2 two
-3 $=when .
-3 ) .
-3 , so
-3 : ~number
-3 =seem
-3 =when .
-3 after
-3 if
-3 its
-3 march
-3 new
-3 on
-3 on =when
-3 or
-3 will
-3 ~act ,
-3 ~ed in
-3 ~literal ,
-3 ~number =when
-3 ~number ~number
-4 ,
-4 , which
-4 -
-4 . the
-4 : ~literal
-4 ; ~number
-4 ^^~word :
-4 ^it
-4 a ~ed
-4 at the
-4 b
-4 because
-4 hold
-4 in =when
-4 it's
-4 more
-4 no
-4 nothing
-4 please
-4 return
-4 take
-4 tokens>45
-4 where
-4 you
-4 ~ed with
-4 ~literal
-4 ~number the
-4 ~number ~ed
-4 ~quote .
-5 (
-5 )
-5 ; the
-5 ^^~number ~word
-5 ^^~word ,
-5 ^^~word ~act
-5 at
-5 came
-5 g
-5 i
-5 line
-5 names>0
-5 per
-5 since
-5 then
-5 tokens>16
-5 tokens>22
-5 when
-5 ~number and
-6 . .
-6 ^dear
-6 dear
-6 gone
-6 had
-6 key
-6 may
-6 none
-6 one
-6 tokens>8
-6 your
-7 are
-7 c
-7 little>0.1
-7 little>0.3
-7 old
-7 pay
-8 , the
-8 - -
-8 =absent
-8 export
-8 names>1
-8 tokens>3
-9 , and
-9 ?
-9 numbers>2
-9 tokens>30
-10 in ~number
-10 is
-10 ~number
-11 =when
-11 d
-11 tokens>12
-11 years
-12 numbers>1
-13 :
-13 we
-14 it
-14 ~quote
-17 sentences>1
-39 &question`,
);
