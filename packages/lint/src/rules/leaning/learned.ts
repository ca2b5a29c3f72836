// Made by `pnpm learn:lint --write` from the labelled sets in packages/lint/labels.
import { type Learned, learnedFrom } from './leans.ts';

/** For the hints of observation-is-state. */
export const observation: Learned = learnedFrom(
  -9,
  `18 =came
16 =fault
16 should
16 sich
15 is the
14 =later
14 =worth
14 next
14 often
13 =cause
13 =do the
13 got
13 sensor
13 years
12 &found>1
12 , so
12 =did the
12 =doing
12 =seem
12 can
12 where
12 while
11 best
11 has been
11 has to
11 is now
11 must
11 on ~number
11 sense
11 what
11 will
11 ~number and
10 =did and
10 age
10 needs
10 now
10 out
10 see
10 too
10 way
10 ~ed and
10 ~ed ~literal
10 ~number ~literal
9 =came that
9 ^es
9 eur
9 is =seem
9 is must
9 is of
9 output
9 so a
9 source
9 to ~number
9 ~ed for
9 ~ly
9 ~number =when
8 $is ~number
8 &found>0
8 , as
8 =when ~number
8 agent
8 balanced
8 because
8 could
8 going
8 is to
8 make
8 model
8 probably
8 quick
8 since =when
8 such
8 tone
8 was the
8 whether
8 which
8 ~act
8 ~act has
7 $=fault .
7 $~word ~number
7 =cause the
7 =do
7 =fault .
7 ^^it is
7 ^^~ing the
7 ^^~word ~al
7 ^an
7 afterwards
7 answer
7 be
7 called
7 customer
7 cut
7 drop
7 february
7 in ~al
7 into
7 it was
7 later
7 los
7 matters
7 more
7 the =agent
7 the ~ed
7 time
7 to
7 tuesday
7 weight
7 ~act is
7 ~ing
6 $to ~number
6 =aim
6 ^^~ing is
6 a =worth
6 an ~al
6 been
6 can be
6 des
6 each
6 find
6 guest
6 have been
6 have to
6 questions
6 showed
6 sind
6 takes
6 the =said
6 turned
6 was =did
6 we
6 were
6 with the
6 with ~number
6 would
5 $ undefined
5 &output>0
5 =doing the
5 =over
5 =seem at
5 ^^undefined 
5 ^il
5 ^it
5 ^undefined
5 b
5 found
5 is =worth
5 ist
5 look
5 werden
4 $=did .
4 $=do .
4 &input>0
4 &input>0.2
4 =agent
4 =did
4 =did .
4 be ~ed
4 little>0.1
4 none
4 sentences>0
4 should be
4 that
4 ~ed ~number
3 $~s .
3 =do .
3 it
3 the =worth
3 was
3 with
2 .
2 ^a
2 as
2 is
2 little>0.3
2 the
2 the ~al
2 to be
2 ~ed
1 for
1 little>0.2
1 little>0.4
1 little>0.5
-2 ^^~word ~s
-2 first
-2 tokens>5
-2 was ~ed
-3 :
-3 ; the
-3 ^^~word ~number
-3 about
-3 its
-3 names>1
-3 still
-3 the =do
-3 ~al
-3 ~ed in
-4 &input>0.4
-4 ^^the ~word
-4 ^^~word ~word
-4 and the
-4 answers
-4 five
-4 is =absent
-4 must to
-4 signs>8
-4 user
-4 ~ed to
-4 ~literal ,
-4 ~literal :
-4 ~number is
-5 ) .
-5 =said =aim
-5 ^^the ~s
-5 and ~literal
-5 column
-5 covers
-5 de
-5 has no
-5 hat
-5 in ~number
-5 name
-5 of
-5 tokens>16
-5 two
-5 ~ed with
-5 ~literal is
-5 ~number )
-5 ~number has
-5 ~number of
-6 $of ~number
-6 : ~number
-6 =when
-6 ^^the =do
-6 ^^~s ~word
-6 ^^~word :
-6 ^^~word of
-6 ^le
-6 ^the
-6 and
-6 and has
-6 another
-6 by
-6 ends
-6 from
-6 from ~number
-6 green
-6 la
-6 missing
-6 moved
-6 named
-6 numbers>2
-6 old
-6 server
-6 this
-6 tokens>8
-6 write
-6 ~literal and
-6 ~number ;
-6 ~number at
-6 ~number to
-6 ~word
-7 $~literal .
-7 $~quote .
-7 =said is
-7 ^^~literal is
-7 ^^~word ~act
-7 ^der
-7 ^el
-7 ^user
-7 according
-7 and ~number
-7 at the
-7 both
-7 day
-7 empty
-7 every
-7 export
-7 friday
-7 german
-7 her
-7 is ~number
-7 loop
-7 main
-7 over
-7 report
-7 rule
-7 runs
-7 says
-7 since
-7 sunday
-7 the ~number
-7 their
-7 went
-7 with an
-7 without
-7 work
-7 works
-7 wurde
-7 ~literal .
-8 (
-8 )
-8 ,
-8 =cause ~number
-8 ^^no ~word
-8 ^^the =said
-8 ^^~word is
-8 ^one
-8 ^six
-8 ^two
-8 and a
-8 at
-8 at ~number
-8 behind
-8 fair
-8 have
-8 im
-8 in ~literal
-8 is not
-8 key
-8 numbers>1
-8 on
-8 pasted
-8 they
-8 three
-8 window
-8 ~literal
-8 ~quote .
-9 =seem to
-9 =stands
-9 ^^~literal ~s
-9 after the
-9 asks
-9 but
-9 but not
-9 der
-9 exists
-9 kept
-9 page
-9 run
-9 staging
-9 to the
-9 uses
-9 ~act was
-10 $=when .
-10 =did by
-10 =when .
-10 ^^~s are
-10 ^nothing
-10 already
-10 by the
-10 calls
-10 had been
-10 has
-10 in
-10 mentions
-10 nine
-10 one
-10 she
-10 twice
-10 week
-10 ~ed before
-10 ~ing and
-10 ~number
-11 -
-11 ^^~number ~word
-11 branch
-11 four
-11 last
-11 morning
-11 sentences>1
-11 six
-11 tokens>12
-12 , ~number
-12 =do is
-12 ^both
-12 allows
-12 and must
-12 far
-12 half
-12 left
-12 not
-12 only
-12 room
-12 teacher
-13 open
-13 other
-13 shows
-14 same
-14 under
-15 ^no
-15 are ~ed
-15 is ~ed
-16 =absent
-16 no
-17 =said
-18 wants
-19 ~quote
-20 ;
-20 the next`,
);

/** For the hints of reasoning-gives-a-reason. */
export const reasoning: Learned = learnedFrom(
  17,
  `20 ^this
17 =did
15 step
14 =do
14 to
13 =doing
13 moved
12 on the
12 values
11 &input>0.2
11 &input>0.4
11 =over
11 ^^~word the
11 of
11 written
11 ~ed the
10 &output>0.4
10 log
10 requested
9 ^^~ed ~word
9 ^se
9 a ~al
9 database
9 flat
9 requests
9 summary
9 the
9 wanted
9 were ~ed
8 &output>0.6
8 =seem at
8 ^^=do the
8 ^^a ~act
8 ^^~act of
8 code
8 final
8 from the
8 had to
8 little>0.5
8 shows
8 to =do
8 um
8 usage
8 was =did
8 were
8 ~act is
8 ~ed to
7 , to
7 =came
7 =do the
7 ^^~ed the
7 ^^~ing ~word
7 ^^~word a
7 ^it
7 all
7 at the
7 disk
7 find
7 i
7 is =over
7 names>0
7 now
7 ran
7 se
7 simple
7 task
7 way
7 why
7 ~act and
7 ~act was
7 ~ing
6 $=over .
6 =agent
6 =over .
6 =said
6 =said for
6 ^^=did ~word
6 ^^~s were
6 ^because
6 a =worth
6 again
6 agent
6 answer
6 are ~ed
6 because
6 dates
6 des
6 image
6 longer
6 look
6 looking
6 new
6 part
6 short
6 table
6 the =agent
6 then
6 was ~ed
6 week
6 with a
6 ~act ,
6 ~ed and
6 ~ed on
6 ~ing the
5 $=aim .
5 $=did .
5 $~word ~number
5 &input>0.6
5 =aim .
5 =did .
5 =did to
5 =do ,
5 =do for
5 =do in
5 ^i
5 ^searching
5 amount
5 and that
5 around
5 both
5 by the
5 computed
5 den
5 file
5 is =did
5 is where
5 key
5 letter
5 notice
5 search
5 searching
5 session
5 user
5 user's
5 writing
5 ~al =do
5 ~al ~act
5 ~ed with
5 ~number was
4 $=when .
4 &output>0.2
4 (
4 )
4 =when .
4 ^^=do ~word
4 ^^the =do
4 ^^~act ~word
4 ^writing
4 de
4 do
4 fix
4 for
4 is a
4 run
4 since
4 the =when
4 up
4 was
4 with
4 ~act of
4 ~ed
3 $=do .
3 , so
3 =did the
3 =do .
3 ^^=doing the
3 ^^~ing the
3 ^two
3 das
3 had
3 into
3 little>0.4
3 numbers>1
3 plan
3 query
3 script
3 see
3 time
3 with the
2 $it .
2 ^a
2 as
2 asked
2 for the
2 it .
2 little>0.2
2 little>0.3
2 so
2 the =said
2 the ~al
2 the ~ing
2 them
2 tokens>22
2 two
1 $~s .
-1 $~word .
-2 =aim
-2 =cause
-2 and the
-2 little>0.1
-2 on
-2 rows
-2 to the
-2 ~act
-3 &output>0
-3 ,
-3 , a
-3 , as
-3 ^reading
-3 about
-3 and a
-3 days
-3 is
-3 it is
-3 its
-3 la
-3 leaves
-3 minutes
-3 no
-3 off
-3 own
-3 tells
-3 ten
-3 the only
-3 ~word
-4 , since
-4 ^^the =said
-4 ^^~s are
-4 ^der
-4 ^the
-4 a ~ed
-4 against
-4 an
-4 decides
-4 el
-4 instead
-4 instead of
-4 is ~al
-4 lets
-4 lines
-4 must
-4 only the
-4 or
-4 over
-4 question
-4 scan
-4 second
-4 share
-4 than a
-4 the ~ed
-4 the ~number
-4 through
-4 wants
-4 which
-4 wrong
-4 ~ing .
-4 ~ing by
-4 ~number
-5 &input>0.8
-5 =later
-5 =when
-5 ^^a ~word
-5 ^^the ~act
-5 ^^~word ~word
-5 ^only
-5 and not
-5 before ~ing
-5 best
-5 change
-5 der
-5 each
-5 here
-5 is what
-5 kept
-5 label
-5 later
-5 module
-5 nobody
-5 of the
-5 rule
-5 rules
-5 split
-5 what
-5 year
-5 ~ly
-5 ~quote
-6 , which
-6 :
-6 =fault
-6 =signs
-6 =weighs
-6 =worth to
-6 ^^the ~word
-6 ^^~ed ~s
-6 ^both
-6 ^no
-6 after
-6 at
-6 cannot
-6 could
-6 drop
-6 eine
-6 failed
-6 grep
-6 if
-6 il
-6 know
-6 le
-6 marks
-6 names
-6 names>1
-6 never
-6 opened
-6 por
-6 questions
-6 reading
-6 standard
-6 status
-6 where
-6 ~al
-6 ~ed ~act
-7 ^^~word =cause
-7 ^^~word is
-7 ^an
-7 build
-7 first
-7 have
-7 have to
-7 in ~act
-7 ist
-7 limit
-7 same
-7 scans
-7 sign
-7 still
-7 test
-7 the =do
-7 tickets
-7 weights
-7 ~s
-8 ;
-8 =stands
-8 ^^the ~s
-8 ^el
-8 a
-8 alone
-8 can
-8 half
-8 has a
-8 may
-8 nothing
-8 of ~ing
-8 older
-8 once
-8 outside
-8 than
-8 trace
-8 whether
-8 without
-9 , because
-9 ^^~s ~word
-9 die
-9 has the
-9 last
-9 must a
-9 point
-9 sources
-10 ^^~word was
-10 ^one
-10 already
-10 are
-10 be =did
-10 check
-10 en
-10 is the
-10 it
-10 keeps
-10 out
-10 tokens>16
-10 view
-11 at this
-11 itself
-11 needs
-11 one
-12 =absent
-12 be
-12 not
-12 there
-13 an ~act
-14 before
-14 has
-15 ^^~word ~s
-16 signs>8
-17 only
-17 tokens>8
-17 would
-21 signs>16
-21 tokens>5
-24 tokens>12`,
);

/** For the hints of final-output-is-the-deliverable. */
export const output: Learned = learnedFrom(
  -6,
  `20 =did
14 =came
14 with
13 &task>0
12 =over
11 now
10 =doing
10 =said
10 steps
10 ~act
10 ~ing
9 &task>0.2
9 ^^~word of
8 $~ed .
8 fixed
8 next
8 ~ed
7 &task>0.6
7 =cause
7 =did a
7 ^^~ed the
7 ^^~word =over
7 ^^~word ~word
7 date
7 down
7 for
7 for the
7 the =said
7 were ~ed
7 wurde
6 , ~ed
6 =came the
6 ^^=did the
6 ^^~s ~number
6 an
6 and
6 been
6 dem
6 found
6 over
6 over ~number
6 without
6 ~act .
6 ~act of
6 ~al ,
5 $=did .
5 &task>0.4
5 , =did
5 - ~number
5 .
5 =did ,
5 =weighs
5 ^^the =said
5 ^^~ed :
5 a
5 above
5 again after
5 base
5 covers
5 first
5 four
5 have been
5 in
5 in the
5 little>0.2
5 need
5 of the
5 tests
5 the =worth
5 verified
5 which
5 ~al
5 ~ed :
5 ~ed as
5 ~ed that
5 ~ed ~ing
5 ~ing the
5 ~ly
4 $ undefined
4 $~word ~number
4 $~word ~s
4 &task>0.8
4 , ~number
4 : ~al
4 =agent
4 =did .
4 =did and
4 =do
4 =over ,
4 =over :
4 ^^undefined 
4 ^^~ed ~word
4 ^^~literal ~s
4 ^^~word the
4 ^a
4 ^se
4 ^undefined
4 about
4 answer
4 are ~ed
4 battery
4 columns
4 das
4 delivered
4 fix
4 form
4 from
4 it to
4 made
4 model
4 most
4 must
4 october
4 on the
4 only
4 page
4 quiz
4 set
4 so that
4 successfully
4 summary
4 team
4 text
4 the =agent
4 through
4 to
4 trace
4 under ~number
4 up
4 was
4 was =did
4 were
4 wrong
4 ~act and
4 ~act in
4 ~ed .
4 ~ed ~ed
4 ~ed ~number
4 ~literal ;
4 ~number ~act
4 ~number ~al
3 $~act .
3 , ~ing
3 . ~number
3 =aim
3 =over .
3 =signs
3 ^^=came the
3 ^^the ~act
3 ^die
3 a ~al
3 all
3 and ~act
3 cause
3 claim
3 es
3 explained
3 has been
3 have
3 identified
3 including
3 instead
3 instead of
3 is =over
3 list
3 lost
3 open
3 pass
3 recommendation
3 recommended
3 se
3 signs>8
3 suggested
3 the =when
3 the ~ed
3 was =came
3 words
3 ~ed ;
3 ~ed and
3 ~ed by
3 ~ed the
3 ~ed ~act
3 ~ing ~act
3 ~literal and
3 ~number =stands
3 ~number is
2 $=said .
2 $~literal .
2 $~word .
2 ( ~number
2 =did the
2 =said .
2 ^^~word ~ed
2 analysis
2 and the
2 been ~ed
2 both
2 by
2 data
2 de
2 die
2 drafted
2 how
2 in ~literal
2 into
2 is ~ed
2 out
2 plan
2 sentences>0
2 the
2 the ~number
2 user
2 with ~act
2 ~act for
2 ~ed ,
2 ~ed on
2 ~number in
2 ~s
1 $~s .
1 ^^a ~word
1 ^the
1 little>0.5
1 the ~act
1 to ~number
1 ~ed to
-1 not
-2 , so
-2 =fault
-2 =when ,
-2 ^^the ~word
-2 a ~ed
-2 and ~number
-2 because
-2 it is
-2 nothing
-2 the ~al
-2 the ~ing
-2 tokens>45
-2 tokens>8
-2 ~number (
-2 ~number =when
-2 ~number the
-3 $=when .
-3 $~ing .
-3 $~quote .
-3 ) .
-3 , which
-3 : ~number
-3 =when .
-3 ^^~word :
-3 ^^~word ~literal
-3 ^no
-3 added
-3 after
-3 at the
-3 b
-3 by a
-3 each
-3 her
-3 line
-3 march
-3 more
-3 name
-3 new
-3 no
-3 one
-3 or
-3 per
-3 please
-3 return
-3 row
-3 since ~number
-3 take
-3 what
-3 will
-3 you
-3 ~act to
-3 ~ed a
-3 ~literal ,
-3 ~number of
-3 ~number ~ed
-3 ~quote .
-3 à
-4 $~word ~word
-4 ,
-4 , then
-4 , ~al
-4 : ~literal
-4 ;
-4 ; ~number
-4 =did by
-4 =when and
-4 ^^~number ~word
-4 ^^~word ~act
-4 again .
-4 answers
-4 approved
-4 ask
-4 came
-4 card
-4 closed
-4 count
-4 g
-4 i
-4 is a
-4 it ~ed
-4 key
-4 leave
-4 morning
-4 ms
-4 on
-4 others
-4 rain
-4 read
-4 she
-4 then
-4 twice
-4 when
-4 ~ed in
-4 ~ed with
-4 ~literal
-4 ~number ~number
-5 (
-5 )
-5 . .
-5 . the
-5 ; the
-5 ^^~word ,
-5 ^dear
-5 ^it
-5 counted
-5 cut
-5 dear
-5 en
-5 free
-5 hold
-5 holds
-5 impact
-5 its
-5 names>1
-5 nobody
-5 old
-5 r
-5 still
-5 they
-5 two
-5 your
-5 ~literal ~literal
-5 ~number and
-6 - -
-6 ?
-6 at ~number
-6 c
-6 e
-6 gone
-6 guest
-6 had
-6 in =when
-6 keep
-6 late
-6 little>0.1
-6 little>0.3
-6 names>0
-6 pay
-6 since
-6 supplier
-6 third
-6 tokens>3
-7 , and
-7 are
-7 at
-7 broken
-7 is
-7 may
-7 sentences>2
-8 , the
-8 in ~number
-8 login
-8 numbers>2
-8 tokens>16
-8 tokens>22
-9 d
-9 export
-9 none
-9 there
-9 tokens>12
-9 tokens>30
-10 =absent
-10 =when
-10 years
-11 :
-11 m
-12 we
-12 ~quote
-13 it
-13 numbers>1
-14 ~number
-16 cart
-16 sentences>1
-37 &question`,
);

/** For the hints of output-is-literal. */
export const returned: Learned = learnedFrom(
  -29,
  `19 &gauged
16 tokens>5
15 &bare
15 &stop
14 &code
12 =stands
12 three
11 as
10 &input>0
10 &reader
10 it
10 still
9 one
9 the
9 ~ly
7 two
6 a
5 &linked
4 .
4 little>0.2
2 sentences>0
-3 tokens>12
-4 &input>0.2
-4 &lower
-4 to
-4 with
-5 $~word .
-6 ^the
-6 ~number
-7 little>0.4
-7 numbers>1
-8 :
-8 no
-8 ~word
-9 not
-10 (
-10 )
-11 numbers>2
-11 ~literal
-12 this
-14 &colon
-15 will
-20 updated
-21 sentences>1
-21 your`,
);
