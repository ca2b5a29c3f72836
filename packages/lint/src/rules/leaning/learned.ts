// Made by `pnpm learn:lint --write` from the labelled sets in packages/lint/labels.
import { type Learned, learnedFrom } from './leans.ts';

/** For the hints of observation-is-state. */
export const observation: Learned = learnedFrom(
  -9,
  `16 =later
15 =came
15 =cause
15 =worth
15 next
15 will
15 years
14 =seem
14 on ~number
14 should
13 best
13 has been
13 what
12 &found>1
12 =do the
12 =fault
12 be ~ed
12 is the
12 must
12 now
12 to ~number
11 , so
11 agent
11 has to
11 ~ed for
11 ~number =when
10 , as
10 =did and
10 =doing
10 ^^~al ~word
10 can
10 source
10 which
9 &found>0
9 be
9 is to
9 the =agent
9 was the
9 ~act
9 ~number and
8 =aim
8 =over
8 ^^~ing the
8 ^it
8 answer
8 customer
8 have to
8 later
8 the =said
8 too
8 ~ed and
8 ~ing
7 $=fault .
7 =fault .
7 ist
7 needs
7 out
7 the ~ed
7 time
7 turned
7 were
7 with ~number
7 ~al ~act
7 ~ly
6 $~word ~number
6 =do
6 because
6 g
6 is =worth
6 is must
6 look
6 that
6 was =did
6 ~ed ,
5 &input>0
5 =did
5 little>0.1
5 the =worth
5 to
5 to be
5 with the
4 &output>0
4 &output>0.2
4 ^a
3 $=did .
3 $~s .
3 &input>0.2
3 =did .
3 the
3 was
3 with
2 is
2 little>0.3
2 little>0.4
2 ~ed
-1 little>0.5
-1 signs>8
-1 ~al
-2 ^^~word ~word
-2 names>0
-2 ~ed by
-3 &input>0.4
-3 and the
-3 for the
-4 ; the
-4 in the
-4 la
-4 names>1
-4 tokens>5
-4 user
-4 was ~ed
-4 ~word
-5 $~literal .
-5 $~quote .
-5 ^^~s ~word
-5 ^die
-5 ^el
-5 ^the
-5 column
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
-6 is ~number
-6 nothing
-6 numbers>1
-6 numbers>2
-6 of
-6 two
-6 ~number of
-6 ~number to
-7 -
-7 =did by
-7 ^^~literal ~s
-7 and ~number
-7 as the
-7 at
-7 by the
-7 draft
-7 every
-7 had been
-7 rule
-7 since
-7 this
-7 tokens>8
-7 twice
-7 uses
-7 ~literal
-7 ~literal and
-8 ,
-8 : ~number
-8 =stands
-8 ^^no ~word
-8 ^^~number ~word
-8 ^^~word is
-8 ^nothing
-8 ^one
-8 ^two
-8 ^user
-8 after
-8 day
-8 ends
-8 exists
-8 has
-8 over
-8 page
-8 pasted
-8 runs
-8 server
-8 three
-8 week
-8 ~act ~number
-8 ~number
-9 (
-9 )
-9 ^^the =said
-9 ^^~s are
-9 according
-9 asks
-9 at the
-9 but
-9 by
-9 far
-9 in
-9 in ~literal
-9 is =absent
-9 other
-9 six
-9 the ~number
-9 to the
-9 work
-9 ~literal is
-10 , ~number
-10 ^^the =do
-10 der
-10 is not
-10 nine
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
-14 room
-14 under
-15 is ~ed
-15 open
-16 only
-17 =said
-17 are ~ed
-17 no
-17 wants
-18 the next
-24 ;`,
);

/** For the hints of reasoning-gives-a-reason. */
export const reasoning: Learned = learnedFrom(
  8,
  `20 =did
17 =doing
17 ^this
14 =do
14 step
14 to
12 =over
11 &input>0.2
11 &input>0.4
11 &output>0.4
11 all
11 of
10 on the
9 =do the
9 answer
9 final
9 from the
9 little>0.5
9 se
9 summary
9 to =do
9 ~ed the
8 =said
8 =seem at
8 ^^~word the
8 are ~ed
8 for
8 key
8 log
8 new
8 requested
8 the
8 was ~ed
8 written
7 ^^=doing the
7 a ~al
7 code
7 into
7 names>0
7 now
7 search
7 table
7 task
7 up
7 with a
7 ~act is
7 ~ing
6 &output>0.6
6 =came
6 ^^=do the
6 ^^~act of
6 ^it
6 das
6 i
6 logs
6 short
6 should
6 shows
6 ~act ,
6 ~act and
6 ~al ~act
6 ~ed to
6 ~ing the
5 (
5 )
5 =do ,
5 ^^the ~al
5 ^^~ing the
5 ^i
5 do
5 file
5 find
5 fix
5 looked
5 missing
5 numbers
5 script
5 tokens>22
5 was
5 were ~ed
5 with
5 ~ed
5 ~ed and
5 ~ed by
5 ~number was
4 &input>0.6
4 &output>0.2
4 , so
4 =seem
4 ^^=do ~word
4 ^^~ing ~word
4 ^searching
4 by
4 by the
4 data
4 de
4 for the
4 had to
4 is =did
4 la
4 little>0.4
4 searching
4 so
4 the ~act
4 them
4 ~act of
4 ~number and
3 $=do .
3 $~word ~number
3 =stands the
3 as
3 both
3 in
3 list
3 so the
3 the =worth
3 this
3 user
3 were
3 will
2 $~s .
2 was =did
1 &input>0
-1 $~word .
-1 little>0.3
-2 =worth
-2 ^^~word ~word
-2 is
-2 to the
-2 ~ed .
-3 =aim
-3 =cause
-3 be ~ed
-3 if
-3 it
-3 only the
-3 or
-3 what
-3 ~number
-4 ,
-4 , because
-4 ^only
-4 at
-4 could
-4 little>0.1
-4 minutes
-4 of the
-4 of ~number
-4 off
-4 rather
-4 rather than
-4 tells
-4 the =do
-4 the only
-4 ~al
-5 , which
-5 :
-5 =later
-5 ^^the ~word
-5 ^^~s are
-5 an
-5 and not
-5 der
-5 each
-5 here
-5 instead
-5 instead of
-5 it is
-5 le
-5 limit
-5 report
-5 rule
-5 same
-5 second
-5 ~word
-6 &input>0.8
-6 ^^the ~s
-6 ^^~word was
-6 can
-6 cannot
-6 change
-6 first
-6 no
-6 nothing
-6 out
-6 still
-6 than
-7 ;
-7 =fault
-7 =signs
-7 el
-7 half
-7 is what
-7 may
-7 must
-7 names>1
-7 test
-7 which
-7 ~ly
-8 are
-8 before ~ing
-8 en
-8 have
-8 needs
-8 trace
-8 without
-9 =stands
-9 ^^~s ~word
-9 ^^~word is
-9 a
-9 die
-9 is the
-9 once
-9 point
-9 ~s
-10 ^an
-10 ^one
-10 alone
-10 already
-10 build
-10 last
-11 =absent
-11 at this
-11 be
-11 be =did
-11 keeps
-11 not
-11 one
-11 there
-12 tokens>16
-13 before
-13 has
-15 only
-15 signs>8
-15 tokens>8
-15 would
-16 ^^~word ~s
-18 signs>16
-22 tokens>12
-22 tokens>5`,
);

/** For the hints of final-output-is-the-deliverable. */
export const output: Learned = learnedFrom(
  0,
  `19 =did
12 =came
12 ^^~word of
11 &task>0
11 =over
11 =said
11 with
11 ~act
10 =doing
10 fixed
10 next
9 $~ed .
9 &task>0.2
9 now
8 and
8 ~ing
7 =came the
7 =did ,
7 =do
7 a
7 little>0.2
7 must
7 over
7 ~al ,
7 ~ed
6 &task>0.4
6 &task>0.6
6 - ~number
6 =did a
6 =did the
6 an
6 answer
6 been
6 date
6 for the
6 found
6 in the
6 the =said
6 the =worth
6 without
6 wurde
6 ~act of
5 &task>0.8
5 . ~ed
5 =aim
5 =over ,
5 ^^=did the
5 die
5 for
5 four
5 la
5 october
5 text
5 through
5 verified
5 were
5 were ~ed
5 which
5 ~act .
5 ~ed :
4 $~act .
4 , =did
4 =cause
4 ^^the =said
4 ^^~word ~word
4 ^a
4 about
4 been ~ed
4 first
4 fix
4 need
4 on the
4 set
4 to
4 to the
4 was =came
4 ~ed ,
4 ~ed by
4 ~ed on
4 ~ing the
3 $=did .
3 , ~number
3 .
3 . ~number
3 =did and
3 =fault
3 ^^the ~act
3 a ~act
3 a ~al
3 all
3 delivered
3 has been
3 in ~literal
3 is ~ed
3 of
3 plan
3 recommendation
3 tests
3 three
3 up
3 was
3 ~act and
3 ~al
3 ~al .
3 ~ed .
3 ~number -
3 ~s
2 , ~ed
2 =did .
2 and ~ed
2 by
2 from
2 in
2 not
2 of the
2 the
2 to ~number
2 was =did
2 ~ed and
2 ~ed the
2 ~ly
1 sentences>0
1 ~word
-2 ;
-2 at ~number
-2 the ~al
-2 two
-2 ~number (
-2 ~number to
-3 $=when .
-3 ) .
-3 , so
-3 -
-3 : ~number
-3 =when .
-3 ^^the ~s
-3 ^^the ~word
-3 ^^~word :
-3 after
-3 if
-3 its
-3 march
-3 new
-3 on
-3 on =when
-3 or
-3 still
-3 the ~ing
-3 ~act ,
-3 ~ed in
-3 ~literal ,
-3 ~number =when
-3 ~number ~number
-4 ,
-4 , which
-4 . the
-4 : ~literal
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
-4 they
-4 tokens>45
-4 where
-4 you
-4 ~literal
-4 ~number the
-4 ~number ~ed
-4 ~quote .
-5 (
-5 )
-5 ; the
-5 ; ~number
-5 =seem
-5 ^^~number ~word
-5 ^^~word ,
-5 ^^~word ~act
-5 at
-5 came
-5 g
-5 key
-5 line
-5 names>0
-5 none
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
-6 may
-6 one
-6 tokens>8
-6 your
-7 are
-7 c
-7 little>0.3
-7 old
-7 pay
-8 , and
-8 - -
-8 =absent
-8 export
-8 i
-8 little>0.1
-8 names>1
-8 tokens>3
-9 , the
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
