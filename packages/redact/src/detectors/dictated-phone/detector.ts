import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, orByNumber } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A digit as it is said, in English, German, Spanish or French. */
const digit = inLines`
  (?:
    (?:(?:double|triple)[ -])?(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)|
    null|eins|zwei|zwo|drei|vier|f\u00fcnf|sechs|sieben|acht|neun|
    cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|
    z\u00e9ro|un|deux|trois|quatre|cinq|sept|huit|neuf
  )
`;
/** What tells that a phone is meant. */
const anchors: readonly string[] = [
  ...['phone', 'call me', 'text me', 'reach me', 'ring me', 'number is', "number's", 'my number', 'my cell', 'dial '],
  ...['nummer ist', 'nummer lautet', 'erreichbar', 'handy', 'mero es', 'mi cel', 'mi tel', 'mon num', 'appelez'],
];
const said = anchors.join('|');
const between = '(?:[ ]?[,.\\u2013\\u2014-][ ]?|[ ]{1,2})';
const betweenWritten = '(?:[ ]?(?:[,.\\u2013\\u2014-]|\\\\+u201[34])[ ]?|[ ]{1,2})';

/** A phone number in words, as speech is written down. */
export const dictatedPhone: PatternDetector = {
  id: 'dictated-phone',
  type: 'phone',
  label: 'Phone number in words',
  shape: 'Seven to fifteen digits in words, one behind the other, near words such as "call me" and "my number".',
  link: 'https://www.itu.int/rec/T-REC-E.164',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors,
  guard: `${anyWritten(60)}(?<![a-z])${[digit, digit, digit, digit].map(orByNumber).join(betweenWritten)}`,
  pattern: expression(
    `(?:${said})[\\s\\S]{0,60}?(?<![\\p{L}\\d])(?<value>(?:${digit}${between}){6,14}${digit})(?![\\p{L}\\d])`,
    'giu',
  ),
  startsAtAnchor: true,
  reach: [0, 260],
  accept: (value) => !isCounted(value),
};

/** True where somebody counts: each digit is one more than that before it. */
function isCounted(value: string): boolean {
  const words = value.toLowerCase().match(/\p{L}+/gu) ?? [];
  return languages.some((language) => {
    const digits = words.map((word) => language.indexOf(word));
    return digits.some((one, at) => [1, 2, 3].every((more) => one >= 0 && digits[at + more] === one + more));
  });
}

/** The digits from one on. */
const languages = [
  'one two three four five six seven eight nine',
  'eins zwei drei vier f\u00fcnf sechs sieben acht neun',
  'uno dos tres cuatro cinco seis siete ocho nueve',
  'un deux trois quatre cinq six sept huit neuf',
].map((words) => words.split(' '));
