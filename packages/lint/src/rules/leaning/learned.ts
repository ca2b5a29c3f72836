// Made by `pnpm learn:lint --write` from the labelled sets in packages/lint/labels.
import { type Learned, learnedFrom } from './leans.ts';

/** For the hints of observation-is-state. */
export const observation: Learned = learnedFrom(
  -15,
  `18 =seem
18 =worth
18 now
16 next
15 be
14 =fault
14 must
14 should
14 will
13 =cause
13 =later
12 answer
12 is the
12 with ~number
11 , so
11 =came
11 be ~ed
11 can
10 &found>1
10 to ~number
10 was
9 best
9 on ~number
9 order
9 to
9 what
9 ~act
9 ~ing
9 ~number and
8 =over
8 ^^~word ~ed
8 ^it
8 the =worth
8 the ~ed
8 which
8 would
8 ~ed for
7 $~word ~number
7 &input>0
7 &output>0
7 =aim
7 ^all
7 customer
7 into
7 most
7 that the
7 ~ed at
6 , as
6 , which
6 =agent
6 agent
6 g
6 has to
6 has ~number
6 have to
6 it
6 it is
6 later
6 needs
6 the =said
6 turned
6 were
5 $=fault .
5 &found>0
5 &output>0.2
5 =fault .
5 ^^~ing the
5 ^^~number ~s
5 as
5 is =worth
5 that
5 the
5 the =agent
4 ^^a ~word
4 all
4 little>0.1
4 out
4 to be
4 tokens>22
4 with
3 , and
3 for
3 ~al
3 ~ly
2 ~ed
1 &input>0.2
1 little>0.3
-1 numbers>2
-1 tokens>5
-1 ~s
-3 ,
-3 first
-3 for the
-3 little>0.5
-3 of the
-3 ~act .
-3 ~word
-4 $=worth .
-4 $~word .
-4 =worth .
-4 ^^the ~word
-4 ^^~word ~s
-4 ^^~word ~word
-4 ^the
-4 and a
-4 and ~number
-4 by
-4 from the
-4 in the
-5 (
-5 )
-5 de
-5 from
-5 had been
-5 is =absent
-5 la
-5 names>0
-5 nothing
-5 on
-5 tokens>16
-5 were ~ed
-5 ~literal
-5 ~number to
-6 $~literal .
-6 $~quote .
-6 : ~number
-6 ; the
-6 ^^~literal is
-6 ^^~s are
-6 ^^~word of
-6 export
-6 had
-6 in ~literal
-6 its
-6 names>1
-6 of
-6 the ~ing
-6 this
-6 two
-6 without
-6 ~literal .
-6 ~literal and
-6 ~quote .
-7 =stands
-7 ^^the =said
-7 and
-7 at
-7 at the
-7 both
-7 column
-7 nine
-7 one
-7 open
-7 page
-7 the ~number
-7 tokens>8
-7 twice
-7 wants
-8 , ~number
-8 -
-8 ^^the ~s
-8 according
-8 and the
-8 asks
-8 day
-8 numbers>1
-8 sentences>1
-8 shows
-8 since
-8 three
-8 week
-8 ~literal is
-9 ^^no ~word
-9 der
-9 has
-10 her
-10 in
-10 letter
-10 other
-10 ~ed to
-10 ~quote
-11 ^^~literal ~s
-11 ^^~word is
-11 are ~ed
-11 is ~ed
-11 tokens>12
-12 at ~number
-12 empty
-12 to the
-12 ~number
-13 =absent
-13 last
-13 only
-15 =said
-15 ^no
-15 the next
-17 ;
-17 no
-17 not
-19 same`,
);

/** For the hints of reasoning-gives-a-reason. */
export const reasoning: Learned = learnedFrom(
  -12,
  `16 to
15 &input>0.4
13 answer
12 ^this
12 search
11 &input>0.2
11 &output>0.4
11 of
11 read
11 step
10 =over
10 and ~ed
9 ^^~ing the
9 all
9 ~ed the
8 &output>0.2
8 ^^~ing ~word
8 data
8 log
8 query
8 was
7 =came
7 =worth
7 little>0.4
7 table
7 them
7 they
7 was ~ed
7 ~act ,
7 ~act of
7 ~ed by
6 &output>0
6 for
6 for the
6 from the
6 little>0.1
6 names>0
6 run
6 script
6 were
6 with a
6 ~ed for
6 ~ing
5 , so
5 i
5 into
5 little>0.5
5 missing
5 now
5 on the
5 requested
5 sentences>0
5 test
5 tests
5 the
5 ~ed
4 $~al .
4 $~ed .
4 , the
4 =said
4 ^^~ed the
4 a ~al
4 about
4 be ~ed
4 customer
4 file
4 la
4 question
4 so
4 so the
4 this
4 with
4 ~al .
4 ~ed and
4 ~ed with
4 ~ing the
3 $~ing .
3 $~s .
3 =seem
3 ^searching
3 ^the
3 de
3 little>0.3
3 new
3 plan
3 searching
3 shows
3 the ~al
3 tokens>22
3 up
3 ~ed .
3 ~ing .
2 &input>0
2 .
2 by
2 in
2 little>0.2
2 user
2 ~act
1 must
1 the ~act
-1 from
-2 $~word .
-2 ^a
-2 an
-2 because
-2 is
-2 it
-2 on
-2 since
-2 what
-2 where
-3 ; the
-3 ^^a ~word
-3 ^^the ~word
-3 after
-3 alone
-3 and
-3 and not
-3 at
-3 before the
-3 die
-3 have
-3 line
-3 minutes
-3 only the
-3 ~al
-4 , which
-4 and a
-4 and the
-4 are
-4 full
-4 long
-4 ones
-4 out
-4 over
-4 second
-4 that
-4 there
-4 too
-4 would have
-4 ~quote
-4 ~word
-5 ,
-5 a
-5 be
-5 could
-5 fit
-5 if
-5 is what
-5 nothing
-5 to the
-5 ~number
-6 , because
-6 =cause
-6 before
-6 change
-6 is the
-6 off
-6 than
-6 the only
-6 the ~ing
-7 :
-7 =fault
-7 ^^~s ~word
-7 ^one
-7 can
-7 el
-7 first
-7 half
-7 here
-7 no
-7 still
-7 which
-7 without
-7 year
-7 ~ly
-8 ;
-8 =stands
-8 instead
-8 instead of
-8 rule
-8 ~s
-9 =signs
-9 ^^~word is
-9 limit
-9 may
-10 ^^~word ~s
-10 last
-11 keeps
-11 not
-11 one
-14 has
-15 tokens>8
-15 would
-16 =absent
-16 tokens>16
-18 only
-23 tokens>12
-25 tokens>5`,
);

/** For the hints of final-output-is-the-deliverable. */
export const output: Learned = learnedFrom(
  -2,
  `12 =came
12 =over
12 ^^~word of
12 with
12 ~act
11 &task>0
11 ~ed
10 =said
10 fixed
10 now
9 $~ed .
9 &task>0.2
9 a
9 next
9 ~ed ,
8 &task>0.6
8 , ~ed
8 - ~number
8 =came the
8 an
8 and
8 over
8 without
8 wurde
8 ~ed the
8 ~ing
7 ^^~ed the
7 answer
7 die
7 for the
7 must
7 removed
7 the =said
7 verified
7 ~act of
7 ~al ,
6 been
6 by ~ing
6 found
6 little>0.2
6 the =worth
6 through
6 were ~ed
6 ~act .
5 &task>0.4
5 &task>0.8
5 . ~ed
5 =aim
5 =over ,
5 ^^the =said
5 ^^~ed a
5 ^^~ed ~word
5 ^a
5 about
5 all
5 checked
5 date
5 first
5 fix
5 for
5 four
5 in the
5 it to
5 la
5 tests
5 text
5 ~ed and
5 ~ing .
4 $~act .
4 , ~number
4 =cause
4 ^^~word ~ed
4 ^^~word ~s
4 been ~ed
4 delivered
4 in ~literal
4 on the
4 set
4 to
4 to the
4 was
4 were
4 ~act and
4 ~ed .
4 ~ed :
4 ~ed a
3 ( ~number
3 . ~number
3 =fault
3 ^^~word ~word
3 a ~act
3 and ~ed
3 by
3 not
3 of the
3 three
3 to ~number
3 user
3 which
3 ~al .
3 ~ed to
3 ~s
2 .
2 of
2 the
2 ~al
-2 ;
-2 ^^~word ~number
-2 tokens>45
-2 ~literal ,
-3 ) .
-3 -
-3 : ~number
-3 =worth
-3 ^^the ~word
-3 two
-3 ~ed in
-3 ~number ~number
-4 . the
-4 =seem
-4 ^^~word :
-4 after
-4 at
-4 at the
-4 b
-4 night
-4 no
-4 on
-4 return
-4 the ~al
-4 the ~ing
-4 tokens>22
-4 you
-4 ~number the
-5 (
-5 )
-5 ,
-5 ^^~number ~word
-5 ^^~word ,
-5 key
-5 line
-5 more
-5 names>0
-5 new
-5 none
-5 one
-5 per
-5 please
-5 they
-5 ~literal
-5 ~number ~ed
-6 : ~literal
-6 ; the
-6 ^^the ~al
-6 are
-6 c
-6 came
-6 gone
-6 it ~ed
-6 march
-6 may
-6 nothing
-6 since
-6 tokens>16
-6 tokens>8
-6 when
-6 your
-6 ~number and
-7 - -
-7 a ~ed
-7 had
-7 little>0.1
-7 little>0.3
-7 names>1
-7 old
-7 tokens>3
-8 ^dear
-8 dear
-8 export
-8 i
-8 is
-8 pay
-9 ?
-9 numbers>2
-9 tokens>30
-9 ~number
-10 , and
-10 , the
-10 =absent
-10 d
-10 in ~number
-10 tokens>12
-12 :
-12 numbers>1
-12 years
-12 ~quote
-13 it
-14 we
-18 sentences>1
-37 &question`,
);
