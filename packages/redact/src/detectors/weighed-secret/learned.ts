// Made by `pnpm learn:redact --write` from the sentences in packages/redact/labels.

/** Where a value stands of which nothing is known; above 0 it leans towards a secret. */
export const start = -9;

/** How far what a value is made of, and what is said around it, moves it towards a secret, in tenths: one to a line. */
export const weights: string = `
37 token: word joined to a number
33 token: sign
32 token: turns>=4
19 number: length=8
17 @with
14 number: device
14 token: long
13 number: <device
13 number: <door
13 number: @colon
13 number: @with
13 token: longer
13 token: plain word and number
12 @@last
12 number: @@thing
12 token: @comma
11 @colon
10 @and
10 token: <never
10 token: ends with digits
10 token: turns>=5
9 <code
9 <door
9 @comma
9 token: <account
9 token: <service
9 token: @and
9 token: dashes
9 words: sort
8 <device
8 number: >door
8 number: @@last
8 token: digit inside
8 words: open
7 asked
7 hush
7 number: <use
7 token: <code
7 token: @@unit
7 token: could
7 token: hush
7 token: sign at the end
6 <enter
6 >release
6 @first
6 @is
6 device
6 token: <asked
6 token: account
6 token: made
6 token: made word and number
6 token: never
6 token: renew
6 told>=2
5 number: door
5 number: use
5 token: <open
5 token: >use
5 token: @first
5 token: dot
5 token: turns>=3
5 words: told>=1
4 <use
4 @@for
4 number: door and hand
4 number: told>=1
4 number: told>=2
4 token: @@word
4 token: told>=3
3 <asked
3 @@thing
3 number: @to
3 told>=1
3 told>=3
2 <account
2 >door
2 @@word
2 enter
2 token: @is
2 token: @word
2 token: asked
2 token: code
2 words: told>=2
1 @to
1 token: service
-2 >enter
-2 case
-3 number
-3 other>=2
-3 token: <use
-4 number: @@comma
-4 other>=3
-4 token: @with
-4 token: archive
-4 token: enter
-4 token: short
-4 token: turns>=6
-5 door
-5 number: other>=1
-5 other>=1
-5 token: <device
-5 token: <door
-5 token: >device
-5 token: capital first
-5 token: line
-6 @quote
-6 model
-6 number: <asked
-6 number: open
-6 token: @@thing
-6 token: digits inside twice
-6 token: model
-6 token: number
-6 words: @quote
-6 words: wording
-7 >code
-7 account
-7 agent
-7 long line
-7 number: <open
-7 token: <release
-7 token: @@last
-7 token: open
-7 words: other>=1
-8 number: <case
-8 number: case
-8 token: <machine
-8 token: <number
-8 token: @@for
-8 token: more digits
-8 token: other>=2
-9 <case
-9 >account
-9 number: signs
-9 token: small
-10 <release
-10 @as
-10 number: agent
-10 number: code
-10 token: @as
-10 token: machine
-11 line
-11 number: length=4
-11 token: >open
-11 token: one digit
-12 token: device
-12 token: equals
-13 number: length=6
-14 token: could word and number
-14 token: door
-15 @name
-15 signs
-15 token: @name
-16 <agent
-16 token: many digits
-17 token: @to
-18 @@unit
-18 token: hump
-24 token: plain
-25 number: @@unit
-26 number: @counted
-26 token: version
-27 @counted
-27 token: low line
-30 token: capitals
-34 token: dash
-36 token: of code
-40 words: small word
-41 number: year
`;
