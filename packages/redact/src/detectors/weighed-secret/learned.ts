// Made by `pnpm learn:redact --write` from the sentences in packages/redact/labels.

/** Where a value stands of which nothing is known; above 0 it leans towards a secret. */
export const start = -31;

/** How far what a value is made of, and what is said around it, moves it towards a secret, in tenths: one to a line. */
export const weights: string = `
29 token: word joined to a number
27 token: sign
27 token: turns>=4
21 number: length=8
16 number: <use
15 >door
15 @with
14 words: <open
14 words: open
13 number: >door
13 token: long
13 token: told>=3
12 hush
12 token: dashes
12 token: hush
11 <code
11 >git
11 @@last
11 number: @with
11 token: asked
11 token: told>=1
11 told>=2
11 words: @to
10 token: @@word
10 token: @is
10 token: ends with digits
10 token: sign at the end
10 words: <code
9 archive
9 door
9 number: @@comma
9 number: @@last
9 token: <code
9 token: <service
9 token: >use
9 token: @comma
9 token: longer
9 token: turns>=5
9 words: @with
9 words: told>=2
8 <archive
8 <network
8 @@comma
8 number: @@for
8 token: <network
8 token: >release
8 token: @@opens
8 token: @and
8 token: made
8 token: plain word and number
7 <asked
7 >release
7 token: <renew
7 token: account
6 <use
6 @first
6 number: sort
6 token: <asked
6 token: @first
6 token: agent
6 token: could
6 token: wrong
6 told>=1
5 <enter
5 <hush
5 @@for
5 @colon
5 @is
5 number: told>=2
5 number: use
5 token: <hush
5 token: >asked
5 token: digit inside
5 token: dot
5 token: never
5 words: @@last
5 wrong
4 <door
4 <service
4 code
4 token: <account
4 token: code
4 token: digits inside twice
4 token: service
3 number: door
3 open
3 token: made word and number
2 token: told>=2
-1 number: @@word
-2 @use
-3 <renew
-3 number: length=4
-3 number: told>=1
-3 token: @@last
-3 token: capital first
-3 token: other>=2
-4 account
-4 line
-4 other>=2
-4 token: >service
-4 token: more digits
-4 token: short
-5 >asked
-5 >service
-5 other>=3
-5 token: <enter
-5 token: >open
-5 token: @with
-5 token: one digit
-5 words: other>=1
-6 >use
-6 number: <open
-6 token: @word
-6 token: begins with digit
-6 token: sort
-7 <case
-7 >account
-7 @@opens
-7 @@unit
-7 @quote
-7 agent
-7 number: <machine
-7 number: machine
-7 number: of machines
-7 number: other>=1
-7 token: >code
-7 token: @@for
-7 token: @to
-8 <machine
-8 >enter
-8 @word
-8 machine
-8 number: code
-8 number: signs
-8 other>=1
-8 token: @@comma
-8 token: @name
-8 token: device
-8 token: small
-8 token: turns>=6
-8 words: @quote
-9 >code
-9 @name
-9 case
-9 number: <agent
-9 number: agent
-9 number: line
-9 token: model
-9 token: number
-9 use
-9 words: asked
-10 model
-10 renew
-11 number: >use
-11 token: <number
-11 token: open
-12 number: length=6
-12 token: could word and number
-12 token: hump
-13 number: @use
-13 signs
-16 number: @@unit
-16 token: many digits
-19 token: plain
-20 token: low line
-21 token: capitals
-23 token: version
-24 token: dash
-33 number: year
`;
