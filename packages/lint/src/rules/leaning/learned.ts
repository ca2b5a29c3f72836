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
  9,
  `21 =did
17 =doing
16 ^this
14 =do
14 =over
14 to
13 &input>0.2
13 step
11 &input>0.4
11 &output>0.4
11 of
11 ~ed the
10 ^se
10 on the
9 ^^~word the
9 all
9 final
9 from the
9 log
9 requested
9 summary
8 =seem at
8 answer
8 little>0.5
8 names>0
8 se
8 search
8 task
8 was ~ed
8 written
8 ~act is
7 =do the
7 ^^~act of
7 a ~al
7 again
7 are ~ed
7 code
7 for
7 into
7 key
7 new
7 now
7 shows
7 table
7 the
7 up
7 were ~ed
7 ~act and
7 ~ing
6 &output>0.6
6 =came
6 =do ,
6 =said
6 ^^=do the
6 ^^=doing the
6 ^it
6 find
6 short
6 the =worth
6 was
6 with a
6 ~act ,
6 ~al ~act
6 ~ed to
6 ~ing the
5 ^^~ed the
5 file
5 had to
5 i
5 is =did
5 missing
5 to =do
5 tokens>22
5 user
5 ~act of
5 ~ed
5 ~ed by
4 $~word ~number
4 &input>0.6
4 &output>0.2
4 , so
4 =seem
4 ^^~ing the
4 ^^~ing ~word
4 at the
4 by the
4 de
4 fix
4 looked
4 so the
4 them
4 were
4 with
3 $=do .
3 $=said .
3 $~s .
3 =stands the
3 about
3 as
3 because
3 both
3 for the
3 in
3 list
3 little>0.4
3 run
3 so
3 the ~act
3 this
3 will
3 with the
2 =do .
2 =said .
2 by
2 two
1 .
1 little>0.2
1 little>0.3
-1 $~word .
-1 &input>0
-1 =worth
-2 =when
-2 ^^a ~word
-2 and the
-2 ~number
-2 ~word
-3 =aim
-3 ^^~word ~word
-3 be ~ed
-3 if
-3 only the
-3 so it
-3 to the
-3 what
-4 ,
-4 ^only
-4 could
-4 is
-4 it
-4 minutes
-4 of ~number
-4 off
-4 or
-4 tells
-4 the only
-5 , which
-5 :
-5 =cause
-5 ^^~s are
-5 an
-5 and not
-5 change
-5 each
-5 el
-5 it is
-5 le
-5 names
-5 report
-5 rule
-5 second
-5 the =do
-5 the ~ed
-5 ~al
-6 &input>0.8
-6 , because
-6 ^^the ~word
-6 after
-6 cannot
-6 der
-6 here
-6 instead
-6 lets
-6 limit
-6 of the
-6 out
-6 same
-7 =fault
-7 =signs
-7 at
-7 can
-7 first
-7 has the
-7 is what
-7 little>0.1
-7 must
-7 names>1
-7 still
-7 test
-7 which
-7 ~ly
-8 ;
-8 ^^~word was
-8 before ~ing
-8 en
-8 half
-8 is the
-8 may
-8 nothing
-8 once
-9 =stands
-9 ^^the ~s
-9 ^^~word is
-9 ^one
-9 alone
-9 are
-9 build
-9 have
-9 needs
-9 point
-9 than
-9 trace
-9 without
-9 ~s
-10 ^^~s ~word
-10 a
-10 already
-10 at this
-10 be
-10 be =did
-10 die
-10 itself
-10 last
-10 one
-11 =absent
-11 ^an
-11 keeps
-11 not
-11 there
-11 tokens>16
-15 before
-15 has
-15 would
-16 signs>8
-17 ^^~word ~s
-17 only
-17 tokens>8
-21 tokens>5
-22 signs>16
-22 tokens>12`,
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

/** For the hints of output-is-literal. */
export const returned: Learned = learnedFrom(
  -37,
  `12 =stands
12 tokens>5
11 sentences>0
11 still
11 ~ly
10 .
10 a
10 as
9 &reader
9 little>0.1
9 now
9 the
9 up
8 ^^~word ~s
7 &input>0
7 =worth
7 it
6 $~s .
6 &code
6 one
4 little>0.2
4 ~ed
3 ,
3 ~s
-2 tokens>8
-3 &other
-4 little>0.4
-4 ~act
-5 ~ed and
-6 $the ~word
-6 not
-6 ~number
-7 numbers>1
-7 ~word
-8 &shell
-8 tokens>12
-10 (
-10 )
-10 no
-12 ^^~word ~word
-12 ^the
-16 :
-16 updated
-17 sentences>1
-18 ~literal`,
);
