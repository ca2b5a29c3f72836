// Made by `pnpm learn:lint --write` from the labelled sets in packages/lint/labels.
import { type Learned, learnedFrom } from './leans.ts';

/** For the hints of observation-is-state. */
export const observation: Learned = learnedFrom(
  -9,
  `17 =came
17 =fault
17 should
16 sich
15 is the
14 =cause
14 =later
14 next
13 =worth
13 can
13 got
13 often
13 sensor
13 years
13 ~ed and
12 &found>1
12 =did and
12 =doing
12 =seem
12 has been
12 has to
12 so that
12 where
12 ~ed for
11 , so
11 =do the
11 best
11 is now
11 must
11 of this
11 to ~number
11 will
10 =came that
10 =did the
10 auf
10 needs
10 now
10 on ~number
10 out
10 see
10 sense
10 source
10 too
10 what
10 while
10 ~number and
9 , as
9 ^es
9 agent
9 eur
9 high
9 is must
9 is of
9 output
9 so a
9 way
9 ~ed ~literal
9 ~number was
8 $is ~number
8 &found>0
8 , then
8 =cause the
8 =when ~number
8 ^^=did the
8 ^^~ing the
8 age
8 answer
8 balanced
8 calculated
8 could
8 customer
8 drop
8 going
8 is =seem
8 model
8 must a
8 since =when
8 the =agent
8 the ~ed
8 was the
8 which
8 ~act has
8 ~ly
8 ~number ~literal
7 $=fault .
7 =did
7 =do
7 =fault .
7 afterwards
7 b
7 be
7 because
7 have to
7 is to
7 it was
7 make
7 matters
7 more
7 probably
7 recipe
7 such
7 time
7 weight
7 ~act
7 ~act is
7 ~ing
7 ~number =when
6 $~word ~number
6 =aim
6 ^^~ing is
6 ^an
6 ^il
6 been
6 changed
6 des
6 february
6 find
6 guest
6 in ~act
6 into
6 is =worth
6 later
6 little>0.1
6 look
6 questions
6 se
6 takes
6 then
6 to
6 we
6 whether
6 would
5 $ undefined
5 &output>0
5 =doing the
5 =over
5 ^^undefined 
5 ^it
5 ^undefined
5 a =worth
5 an ~al
5 each
5 found
5 good
5 ist
5 on =when
5 the =said
5 turned
5 was =did
5 were
5 with ~number
4 $=do .
4 &input>0.2
4 =agent
4 =do .
4 it
4 most
4 should be
4 them
4 werden
4 with the
3 $=did .
3 &input>0
3 =did .
3 ^a
3 be ~ed
3 sentences>0
3 that
3 the
3 the =worth
3 with
3 ~ed
2 $~s .
2 as
2 is
2 little>0.3
2 to be
2 was
1 $~ed .
1 an
1 little>0.2
1 little>0.4
1 little>0.5
-1 names>0
-1 tokens>5
-2 in the
-2 names>1
-3 &input>0.4
-3 :
-3 ; the
-3 =when
-3 ^^~word ~s
-3 about
-3 its
-3 still
-3 the ~number
-3 ~al
-3 ~ed in
-4 $) .
-4 ) .
-4 ^^~word ~number
-4 ^^~word ~word
-4 first
-4 must to
-4 s
-4 the =do
-4 user
-4 ~literal ,
-4 ~literal =stands
-4 ~number )
-5 =said =aim
-5 =said ~ed
-5 ^^the ~word
-5 ^^~word =do
-5 and
-5 and ~literal
-5 by
-5 de
-5 five
-5 from ~number
-5 has no
-5 name
-5 of
-5 right
-5 signs>8
-5 this
-5 two
-5 was ~ed
-5 ~number ;
-5 ~number has
-5 ~number is
-6 $~literal .
-6 : ~number
-6 =said is
-6 ^^the =do
-6 ^^the ~s
-6 ^^~word :
-6 ^der
-6 ^the
-6 ^user
-6 and has
-6 and the
-6 and ~number
-6 covers
-6 from
-6 hat
-6 is =absent
-6 missing
-6 server
-6 tokens>16
-6 were =did
-6 ~literal .
-6 ~literal and
-6 ~literal is
-6 ~number at
-6 ~number of
-6 ~number to
-6 ~word
-7 $of ~number
-7 $~quote .
-7 ^^the =said
-7 ^^~literal is
-7 ^^~s ~word
-7 ^^~word ~act
-7 ^le
-7 according
-7 another
-7 at
-7 at the
-7 both
-7 day
-7 ends
-7 every
-7 export
-7 green
-7 have
-7 her
-7 is ~number
-7 la
-7 main
-7 moved
-7 numbers>2
-7 old
-7 opened
-7 over
-7 pasted
-7 rule
-7 says
-7 tokens>8
-7 went
-7 window
-7 without
-7 work
-7 wurde
-7 ~quote .
-8 (
-8 )
-8 ,
-8 =cause ~number
-8 =do is
-8 =stands
-8 ^^no ~word
-8 ^^~word is
-8 ^^~word of
-8 ^el
-8 ^one
-8 behind
-8 but
-8 empty
-8 friday
-8 in ~literal
-8 is not
-8 key
-8 on
-8 report
-8 runs
-8 since
-8 sunday
-8 they
-8 with an
-8 works
-8 write
-9 =did by
-9 =seem to
-9 ^^~literal ~s
-9 ^two
-9 after the
-9 and a
-9 asks
-9 at ~number
-9 but not
-9 by the
-9 der
-9 exists
-9 fair
-9 four
-9 german
-9 im
-9 in
-9 kept
-9 one
-9 page
-9 run
-9 staging
-9 three
-9 uses
-9 ~act was
-9 ~ed before
-9 ~literal
-9 ~number
-10 -
-10 =when .
-10 ^^~s are
-10 calls
-10 has
-10 last
-10 mentions
-10 morning
-10 nine
-10 numbers>1
-10 to the
-10 twice
-10 week
-11 $=when .
-11 ^nothing
-11 already
-11 far
-11 left
-11 only
-11 other
-11 same
-11 sentences>1
-11 she
-11 tokens>12
-11 ~ing and
-12 , ~number
-12 ^^~number ~word
-12 ^both
-12 and must
-12 branch
-12 had been
-12 half
-12 room
-12 teacher
-13 allows
-13 not
-13 open
-13 shows
-13 six
-14 =absent
-15 under
-16 =said
-16 ^no
-16 are ~ed
-16 is ~ed
-16 no
-18 the next
-19 wants
-20 ;
-20 ~quote`,
);

/** For the hints of reasoning-gives-a-reason. */
export const reasoning: Learned = learnedFrom(
  13,
  `20 ^this
17 =did
15 =do
15 step
14 =doing
14 to
13 moved
12 =over
12 ^^~word the
12 on the
12 values
11 &input>0.4
11 requested
11 written
11 ~ed the
10 &input>0.2
10 log
10 of
9 &output>0.4
9 =seem at
9 ^^=do the
9 ^se
9 database
9 flat
9 requests
9 summary
9 the
9 wanted
9 ~ed to
8 &output>0.6
8 ^^a ~act
8 ^^~act of
8 ^^~ed ~word
8 ^it
8 a ~al
8 are =did
8 code
8 file
8 final
8 find
8 from the
8 had to
8 little>0.5
8 looking
8 task
8 um
8 usage
8 was =did
8 were ~ed
8 ~act is
8 ~ing
7 , to
7 =came
7 =did to
7 =do the
7 =said for
7 ^^~ed the
7 ^^~ing ~word
7 ^^~word a
7 a =worth
7 all
7 disk
7 is =over
7 now
7 ran
7 shows
7 then
7 to =do
7 way
7 were
7 why
7 ~act and
7 ~act was
6 $=over .
6 $~word ~number
6 =agent
6 =over .
6 =said
6 ^^=did ~word
6 ^^~s were
6 ^because
6 after the
6 again
6 agent
6 amount
6 answer
6 are ~ed
6 around
6 at the
6 computed
6 dates
6 des
6 errors
6 letter
6 longer
6 names>0
6 new
6 part
6 se
6 simple
6 table
6 the =agent
6 the =when
6 was ~ed
6 with a
6 ~act ,
6 ~ed and
6 ~ed on
6 ~ing the
5 $=aim .
5 =aim .
5 =did with
5 =do for
5 =do in
5 and that
5 because
5 by the
5 fix
5 for
5 i
5 image
5 is =did
5 key
5 look
5 notice
5 search
5 session
5 short
5 user
5 week
5 ~act of
5 ~al =do
5 ~al ~act
4 $=did .
4 $=when .
4 &input>0.6
4 &output>0.2
4 (
4 )
4 =did .
4 =did the
4 =do ,
4 =when .
4 ^^=do ~word
4 ^^the =do
4 ^^the ~al
4 ^searching
4 ^writing
4 both
4 de
4 den
4 do
4 had
4 is a
4 plan
4 run
4 searching
4 sentences>0
4 up
4 was
4 with
4 with the
4 writing
4 ~ed
4 ~ed with
4 ~ing at
4 ~number and
3 $=do .
3 , so
3 =do .
3 ^^=doing the
3 ^^~ing the
3 ^i
3 ^two
3 das
3 into
3 little>0.4
3 query
3 script
3 so
3 them
3 they
3 tokens>22
2 $it .
2 .
2 ^a
2 asked
2 is ~ed
2 it .
2 little>0.2
2 little>0.3
2 numbers>1
2 page
2 the =said
2 two
1 $~s .
1 &input>0
-1 and
-1 next
-2 $~ing .
-2 =aim
-2 =cause
-2 about
-2 little>0.1
-2 off
-2 tokens>3
-2 ~act
-3 ,
-3 , as
-3 : the
-3 ^^the =said
-3 ^the
-3 change
-3 days
-3 el
-3 it is
-3 its
-3 no
-3 other
-3 rather
-3 rather than
-3 rows
-3 second
-3 still
-3 tells
-3 ten
-3 the only
-3 to the
-3 ~ing .
-3 ~word
-4 &output>0
-4 =later
-4 =signs
-4 ^^a ~word
-4 a ~ed
-4 against
-4 an
-4 and a
-4 decides
-4 gives
-4 hand
-4 instead
-4 instead of
-4 is
-4 is ~al
-4 later
-4 leaves
-4 lets
-4 lines
-4 minutes
-4 module
-4 must
-4 only the
-4 or
-4 over
-4 question
-4 rest
-4 scan
-4 share
-4 since the
-4 than a
-4 the ~ed
-4 through
-4 wrong
-4 ~number
-5 &input>0.8
-5 =when
-5 ^^the ~act
-5 ^^~word ~word
-5 ^only
-5 and not
-5 avoids
-5 before ~ing
-5 der
-5 good
-5 here
-5 il
-5 nobody
-5 of the
-5 rule
-5 split
-5 wants
-5 where
-5 year
-5 ~ing by
-5 ~ly
-6 :
-6 =fault
-6 =weighs
-6 ^^the ~word
-6 ^^~s are
-6 ^both
-6 ^no
-6 cannot
-6 drop
-6 each
-6 eine
-6 failed
-6 have to
-6 if
-6 is what
-6 know
-6 label
-6 marks
-6 names
-6 names>1
-6 never
-6 opened
-6 por
-6 questions
-6 reading
-6 sign
-6 standard
-6 status
-6 weights
-6 what
-6 ~al
-6 ~ed ~act
-7 =stands
-7 =worth to
-7 ^^~ed ~s
-7 ^^~word =cause
-7 ^an
-7 at
-7 could
-7 first
-7 has a
-7 have
-7 in ~act
-7 ist
-7 le
-7 limit
-7 same
-7 scans
-7 test
-7 tickets
-7 ~quote
-7 ~s
-8 , which
-8 ;
-8 ^^~word is
-8 ^el
-8 a
-8 alone
-8 are
-8 build
-8 can
-8 die
-8 half
-8 once
-8 outside
-8 than
-8 the =do
-8 trace
-8 whether
-8 without
-9 , because
-9 ^^the ~s
-9 ^^~s ~word
-9 ^^~word was
-9 ^one
-9 may
-9 must a
-9 nothing
-9 of ~ing
-9 older
-9 point
-9 sources
-9 tokens>16
-10 =absent
-10 already
-10 be =did
-10 check
-10 en
-10 has the
-10 is the
-10 it
-10 keeps
-10 last
-10 out
-10 there
-10 view
-11 at this
-11 itself
-11 needs
-11 one
-12 not
-13 an ~act
-13 be
-14 has
-15 before
-15 signs>8
-16 ^^~word ~s
-16 would
-17 only
-17 tokens>8
-20 signs>16
-21 tokens>5
-24 tokens>12`,
);

/** For the hints of final-output-is-the-deliverable. */
export const output: Learned = learnedFrom(
  -7,
  `19 =did
14 =came
13 with
12 &task>0
12 =over
11 now
11 ~act
10 =doing
10 =said
10 steps
10 ~ing
9 &task>0.2
9 ^^~word of
8 fixed
8 next
8 ~ed
7 $~ed .
7 &task>0.6
7 =cause
7 ^^~ed the
7 ^^~word =over
7 ^^~word ~word
7 for
7 for the
7 the =said
7 were ~ed
7 wurde
6 $=did .
6 , ~ed
6 - ~number
6 =came the
6 =did a
6 ^^=did the
6 ^^~ed :
6 ^^~s ~number
6 an
6 and
6 been
6 date
6 dem
6 down
6 found
6 over
6 over ~number
6 without
6 ~act .
6 ~act of
6 ~al ,
6 ~ed :
5 &task>0.4
5 &task>0.8
5 , =did
5 .
5 =did ,
5 =did .
5 =weighs
5 ^^the =said
5 ^a
5 a
5 above
5 answer
5 base
5 covers
5 first
5 have been
5 in
5 in the
5 most
5 need
5 of the
5 tests
5 the =worth
5 which
5 ~al
5 ~ed as
5 ~ed ~ing
5 ~ing the
5 ~literal ;
5 ~ly
4 $ undefined
4 $~act .
4 $~word ~number
4 , ~number
4 : ~al
4 =agent
4 =did and
4 =do
4 =over ,
4 =over :
4 =signs
4 ^^undefined 
4 ^^~ed ~word
4 ^^~word the
4 ^se
4 ^undefined
4 about
4 again after
4 are ~ed
4 battery
4 bug
4 columns
4 das
4 delivered
4 fix
4 form
4 four
4 from
4 little>0.2
4 made
4 model
4 must
4 october
4 on the
4 only
4 open
4 page
4 quiz
4 set
4 so that
4 successfully
4 summary
4 team
4 text
4 through
4 to
4 trace
4 under ~number
4 up
4 verified
4 was
4 was =did
4 were
4 ~act and
4 ~act in
4 ~ed .
4 ~ed that
4 ~ed ~ed
4 ~ed ~number
4 ~number ~act
4 ~number ~al
3 $~word ~s
3 , ~ing
3 =aim
3 =over .
3 ^^=came the
3 ^^the ~act
3 ^^~literal ~s
3 ^^~word ~ed
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
3 is =over
3 it to
3 list
3 lost
3 pass
3 recommendation
3 recommended
3 se
3 sentences>0
3 signs>8
3 suggested
3 that the
3 the =when
3 the ~ed
3 ticket
3 was =came
3 words
3 wrong
3 ~ed ;
3 ~ed and
3 ~ed by
3 ~ed the
3 ~ing ~act
3 ~literal and
3 ~number =stands
3 ~number is
3 ~s
2 $=said .
2 $~literal .
2 $~word .
2 ( ~number
2 . ~number
2 =did the
2 =said .
2 analysis
2 and the
2 been ~ed
2 by
2 de
2 die
2 drafted
2 how
2 in ~literal
2 into
2 out
2 plan
2 that
2 the
2 user
2 with ~act
2 ~act for
2 ~ed ,
2 ~number in
1 $~s .
1 ^the
1 is ~ed
1 the ~act
1 to ~number
1 ~ed to
1 ~word
-1 -
-1 not
-1 ~literal )
-2 , so
-2 =fault
-2 =when ,
-2 ^^the ~word
-2 a ~ed
-2 and ~number
-2 back
-2 because
-2 march
-2 new
-2 the ~al
-2 tokens>45
-2 tokens>8
-2 ~number (
-2 ~number =when
-2 ~number the
-3 $=when .
-3 $~ing .
-3 ) .
-3 , which
-3 : ~number
-3 ;
-3 =when .
-3 ^^~word :
-3 ^^~word ~literal
-3 ^no
-3 after
-3 at the
-3 b
-3 each
-3 get
-3 her
-3 is a
-3 it is
-3 it's
-3 lease
-3 more
-3 name
-3 no
-3 nothing
-3 one
-3 or
-3 per
-3 return
-3 row
-3 since ~number
-3 take
-3 the ~ing
-3 what
-3 will
-3 you
-3 ~ed a
-3 ~literal ,
-3 ~number of
-3 ~number ~ed
-3 à
-4 $~word ~word
-4 , then
-4 , ~al
-4 : ~literal
-4 ; ~number
-4 =did by
-4 =when and
-4 ^^~number ~word
-4 ^^~word ~act
-4 again .
-4 answers
-4 approved
-4 ask
-4 by a
-4 came
-4 card
-4 closed
-4 count
-4 g
-4 i
-4 impact
-4 it ~ed
-4 key
-4 leave
-4 line
-4 morning
-4 ms
-4 on
-4 others
-4 please
-4 rain
-4 read
-4 she
-4 still
-4 then
-4 to ~al
-4 twice
-4 when
-4 ~act to
-4 ~ed in
-4 ~ed with
-4 ~literal
-4 ~quote .
-5 (
-5 )
-5 ,
-5 - -
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
-5 its
-5 names>1
-5 nobody
-5 old
-5 r
-5 since
-5 they
-5 two
-5 your
-5 ~literal ~literal
-5 ~number and
-5 ~number ~number
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
-6 third
-6 tokens>3
-7 , and
-7 are
-7 at
-7 broken
-7 is
-7 may
-7 numbers>2
-7 sentences>2
-7 supplier
-8 d
-8 in ~number
-8 login
-8 tokens>16
-8 tokens>22
-9 , the
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
-13 it
-13 numbers>1
-13 ~quote
-14 ~number
-16 cart
-16 sentences>1
-37 &question`,
);

/** For the hints of output-is-literal. */
export const returned: Learned = learnedFrom(
  -34,
  `18 &gauged
14 &bare
14 &stop
14 one
13 &code
12 =stands
12 ^^the ~al
12 ~act was
11 three
11 tokens>5
10 &reader
10 it
10 ~ly
10 ~number ~literal
9 &input>0
9 as
8 little>0.1
8 now
8 the
7 a
5 little>0.2
4 &linked
4 ~s
3 .
3 sentences>0
-4 &input>0.2
-4 with
-5 $~word .
-5 to
-5 tokens>12
-5 ~word
-7 ^the
-7 little>0.4
-7 ~number
-9 numbers>1
-10 no
-10 not
-12 this
-12 ~literal
-13 numbers>2
-15 will
-16 &colon
-19 updated
-20 sentences>1
-23 your`,
);
