import { inAnyCase, inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';

/** True where a sentence says how things are, though no auxiliary tells its verb: "Reviewers skip tables", "late fees apply from June". */
export function hasAFiniteVerb(text: string): boolean {
  return hasAPlainVerb(text) || standsAlone.test(text) || stated.test(text) || finiteInRussian.test(text);
}

/** The same by verbs alone that are taken for nothing else, wherever they stand. */
export function hasAPlainVerb(text: string): boolean {
  return plainVerb.test(text) || modalAbroad.test(text);
}

/** What can, could or must be is said of something, in any language. */
const modalAbroad =
  /\s(?:kann|können|könnte[nst]?|muss|müssen|müsste[nst]?|darf|dürfen|peut|peuvent|pourrai(?:t|ent)|doit|doivent|devrai(?:t|ent)|puede[ns]?|podría[ns]?|debe[ns]?|debería[ns]?|pode[ms]?|poderia[ms]?|deve[ms]?|deveria[ms]?|può|possono|potrebbe(?:ro)?|devono|dovrebbe(?:ro)?|mógł(?:by)?|mog(?:ła|ło|li|ły)(?:by)?|może|mogą|musi|muszą|zou(?:den)?|moet(?:en)?|kunnen|может|могут|мог(?:ла|ло|ли)?\sбы|должн[аоы]|должен)\s\p{L}/iu;

/** Verbs in the third person that are no nouns: whatever stands before one is its subject. */
const ofOne = inLines`
  decide|mislead|know|think|believe|hire|prefer|say|tell|depend|allow|prevent|hurt|beat|go|come|become|make|take|keep|bring|buy|
  sell|fit|hide|lie|lose|mean|mix|carr(?=ie)|remain|require|scare|seem|sit|spoil|stay|suffer|survive|tend|tolerate|understand|
  weigh|miss(?=e)|break|skip|invite|outrank|trump|precede|impl(?=ie)|differ|belong|agree|begin|arrive|expire|confuse|annoy|refuse|reject|forbid|insist|enforce|prohibit|swallow|ignore|
  distort|skew|matter|exceed|outweigh|govern|dominate|contradict|grow|fail|leak|lag|start
`;

/** Verbs that stand behind a noun in the plural and are rarely nouns themselves. */
const ofSeveral = inLines`
  die|leave|vanish|interact|eat|miss|make|know|use|need|keep|give|take|lose|hide|grow|fall|rise|break|fail|carry|
  weigh|divide|separate|overlap|collide|bind|follow|come|go|stay|reach|mean|share|hold|tell|prove|trigger|lead|
  react|outlive|outweigh|behave|survive|swallow|ignore|consume|invite|spoil|contain|include|lack|have|want|
  expect|read|write|pay|burn|melt|freeze|drift|dominate|govern|rule|
  skip|hire|think|believe|trust|prefer|ask|say|see|hear|decide|depend|allow|prevent|hurt|waste|buy|sell|send|bring|fit|
  look|lie|lag|leak|matter|mislead|mix|move|notice|differ|disagree|exceed|forget|remember|require|seem|serve|speak|suffer|
  tend|tolerate|understand|wait|wear|end|stop|confuse|distort|skew|punish|reject|repeat|resemble|sit|stand
`;

const plainVerb = readied(inAnyCase`
  \p{L}{2,}(?<![sui])s\s(?:(?:already|never|often|also|always|seldom)\s)?(?:${ofSeveral})\s|
  (?<!(?<!\p{L})(?:of|the|an?|for|in|with|by|no|any|all|these|those|its|their))\s(?:${ofOne})e?s(?:\s\p{Ll}|\W*$)
`);

/** "The sum differs by exactly one invoice", "late fees apply from the fifth day". */
const standsAlone = readied(inAnyCase`
  \s(?:
    (?:differ|depend|belong|exist|occur|happen|appear|seem|refer|consist|agree|begin|remain|rel(?:y|ie)|var(?:y|ie)|appl(?:y|ie)|arrive|expire)s?|
    lies?
  )(?!\p{L})|
  \s(?:costs|saves|leaves|doubles|loses|wants|asks)\s\p{Ll}|
  ^(?:the|an?|this|that|every|each|any|no|one|its|their)\s(?:(?!(?:of|for|in|on|at|with|by|from|to|and|or)\s)[\p{L}\p{N}'’-]+\s){1,3}?
    (?!(?:results|tests|notes|files|rows|lines|names|values|counts|numbers|options|checks|records|lists|calls|steps|its|this)\b)
    \p{Ll}{2,}(?<!ss|us|is)s(?:\s(?:in|on|at|by|with|from|to|for|off|out|under|over|after|before)\s|\W*$)
`);

/** The verb of a Russian sentence stands between its nouns and agrees with the first. */
const finiteInRussian = /\s\p{Ll}{2,}(?:[еёи]т|[уюая]т|[еи]тся|[уюая]тся)\s/u;

/**
 * "Two sources disagree", "The bookkeeper imports csv", "Zwei Quellen widersprechen sich": a subject and its verb, though no word tells
 * the verb by itself. "Twenty replicates" has none and is evidence all the same, counted like a figure.
 */
const stated = readied(inAnyCase`
  ^(?:two|three|four|five|both)\s\p{Ll}+s\s\p{Ll}{4,}(?<!ed|ing|wn|ly|s)\W*$|
  ^(?:the|an?|our|my|your)\s(?:user|customer|client|reader|reviewer|teacher|tenant|supplier|bookkeeper|accountant|auditor|dispatcher|driver|operator|buyer|owner)\s\p{Ll}{2,}s\s\p{L}+\W*$|
  ^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|dozens|hundreds)\s
    (?!(?:search|quer|call|check|run|test|edit|command|step|request|attempt|look|read)\p{Ll}*\W*$)\p{Ll}+s\W*$|
  ^(?:dos|tres|deux|trois|duas|dois|due|tre)\s\p{L}+\s\p{Ll}{2,}(?:an|en|am|em|ent|ano|ono)\W*$|
  ^(?!s[ei]\s)\p{L}+(?:\s\p{L}+){1,2}?\s(?:sich|se|si)(?:\s\p{L}+)?\W*$
`);
