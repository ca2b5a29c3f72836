// Made by `pnpm learn:lint --write` from the labelled sets in packages/lint/labels.
import { type Learned, learnedFrom } from './leans.ts';

/** For the hints of observation-is-state. */
export const observation: Learned = learnedFrom(
  -19,
  `20 be
14 now
12 &found>2
12 which
11 &found>0
11 later
10 $~s .
10 &output>0.4
10 ^^~word ~ed
10 look
10 order
10 to
9 ^^~word ~act
9 plan
9 should
8 &found>1
8 into
8 it
8 what
7 &input>0.4
7 as
7 can
7 out
7 tokens>22
7 was
7 we
7 ~act
7 ~al
7 ~ing
6 &output>0.2
6 data
6 next
6 turned
6 will
6 would
5 ^^the ~act
5 ^^~ing the
5 all
5 found
5 little>0.1
5 most
5 required
5 rows
5 search
5 than
4 $~ed .
4 &input>0.2
4 &input>0.6
4 &output>0.6
4 ^^a ~word
4 ^^~ing ~s
4 ^it
4 little>0.3
4 may
4 need
4 questions
3 &input>0
3 an
3 is
3 must
3 this
3 with
3 ~ly
2 $~word ~number
2 &output>0
2 ^^~word of
2 ^an
2 file
2 for
2 g
2 step
2 test
2 that
2 the
1 ^a
1 been
1 before
1 little>0.2
1 per
1 sentences>0
1 still
1 time
1 tokens>5
1 were
-1 $) .
-1 :
-1 about
-1 c
-1 first
-1 holds
-1 names
-1 names>1
-1 s
-1 week
-2 $it .
-2 $~al .
-2 .
-2 ^^the ~al
-2 ^^~word ~word
-2 after
-2 each
-2 four
-2 have
-2 so
-2 them
-3 by
-3 columns
-3 march
-3 numbers>2
-3 set
-3 tokens>16
-3 ~s
-4 $~literal .
-4 ,
-4 ^^the ~word
-4 ^^~word ~s
-4 ^the
-4 has
-4 line
-4 little>0.4
-4 up
-5 (
-5 )
-5 day
-5 five
-5 had
-5 last
-5 little>0.5
-5 new
-5 not
-5 of
-5 on
-5 says
-5 sentences>1
-5 three
-5 tokens>8
-5 two
-6 b
-7 -
-7 its
-7 second
-8 ^two
-8 both
-8 but
-8 column
-8 missing
-8 names>0
-8 ~literal
-8 ~word
-9 ^^the ~s
-9 ^^~word is
-9 at
-9 in
-9 one
-9 shows
-9 tokens>12
-9 user
-10 $~quote .
-10 ^^no ~word
-10 and
-10 numbers>1
-11 ^no
-11 from
-11 page
-13 only
-13 since
-13 without
-14 according
-16 ~quote
-17 no
-17 nothing
-19 ~number
-22 ;`,
);

/** For the hints of reasoning-gives-a-reason. */
export const reasoning: Learned = learnedFrom(
  12,
  `14 &input>0.2
14 &input>0.4
14 answer
14 search
13 to
12 &output>0.2
12 ^^~ing the
11 ^this
10 of
9 &output>0
9 read
9 so
9 step
9 they
9 was
8 ^^the ~al
8 for
8 next
8 user
7 &output>0.4
7 all
7 were
6 customer
6 data
6 i
6 little>0.4
6 query
6 the
6 with
5 ^^~ed the
5 ^^~word the
5 ^i
5 by
5 into
5 log
5 question
5 requested
5 run
5 them
5 ~ed
4 $~ed .
4 &input>0.6
4 ^searching
4 file
4 key
4 little>0.1
4 little>0.5
4 names>0
4 plan
4 searching
4 table
4 test
4 this
4 tokens>22
4 ~literal
3 $~ing .
3 ^^~act of
3 ^^~ing ~word
3 ^reading
3 both
3 from
3 little>0.3
3 ~act
3 ~ing
2 $~al .
2 $~s .
2 ^^the ~word
2 ^^~word ~number
2 ^^~word ~word
2 new
2 order
2 reading
2 shows
2 three
2 ~al
1 &input>0
1 about
1 had
1 up
-1 $~word .
-1 -
-1 ^^the ~s
-1 ^^to ~word
-1 ^a
-1 ^the
-1 ^to
-1 ^two
-1 and
-1 asked
-1 can't
-1 costs
-1 each
-1 fix
-1 have
-1 missing
-1 names
-1 needed
-1 numbers>1
-1 or
-1 page
-1 rather
-1 row
-1 scan
-1 see
-1 since
-1 two
-2 $~act .
-2 ^^a ~word
-2 between
-2 date
-2 it
-2 look
-2 on
-2 per
-2 rows
-2 tells
-2 time
-2 under
-2 whether
-2 years
-2 ~quote
-3 ,
-3 .
-3 alone
-3 an
-3 list
-3 minutes
-3 old
-3 same
-3 that
-3 there
-4 ^one
-4 after
-4 are
-4 at
-4 change
-4 count
-4 five
-4 here
-4 out
-4 over
-4 sentences>0
-4 tokens>3
-4 where
-4 which
-5 ^only
-5 a
-5 first
-5 if
-5 ~number
-6 :
-6 ^^~word of
-6 be
-6 before
-6 could
-6 line
-6 off
-6 still
-6 ~ly
-7 ;
-7 ^^~word ~s
-7 limit
-7 no
-7 than
-7 without
-7 year
-8 can
-8 instead
-8 may
-8 ~word
-9 ~s
-10 one
-11 ^^~s ~word
-11 ^^~word is
-11 has
-12 keeps
-12 last
-12 not
-13 nothing
-14 only
-14 would
-15 tokens>8
-18 tokens>16
-23 tokens>12
-23 tokens>5`,
);
