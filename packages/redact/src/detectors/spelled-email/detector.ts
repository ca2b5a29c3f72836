import type { PatternDetector } from '../../detector.ts';
import { isMadeOfName } from '../../judge/people/person-handle.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

const brackets = ['()', '[]', '{}', '<>'];
/** A word between brackets, with blanks beside it or without. */
const bracketed = (words: string): string =>
  ` ?(?:${brackets.map(([open, close]) => `\\${open}(?:${words}| (?:${words}) )\\${close}`).join('|')}) ?`;
const at = `(?:${bracketed('at|AT')}| (?:at|AT) |_at_|@)`;
const dot = `(?:${bracketed('dot|DOT|punkt|point|punto')}| (?:dot|DOT) |_dot_|\\.)`;
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,40}[A-Za-z0-9])?';

const tops = inLines`
  health|cloud|tech|online|agency|studio|systems|group|media|law|care|com|org|net|edu|gov|io|dev|app|info|biz|me|eu|co|us|uk|de|fr|es|it|nl|be|ch|at|pl|ru|cz|se|no|dk|fi|
  pt|br|in|jp|cn|au|ca
`;
/** Before an address whose sign is a word and whose points are points: with what somebody asks for a letter. */
const leads =
  'write me|write to|email me|e-mail me|mail me|reach me at|reach me:|email:|e-mail:|mail:|email is|e-mail is|mail is|contact me|contact:'.split(
    '|',
  );
const said = leads.map((lead) => `[${lead[0]!.toUpperCase()}${lead[0]!}]${lead.slice(1).replace(':', '')}`).join('|');

/** Who gives mail to everybody: before one of them, words joined by low lines are no name of a file. */
const hosts =
  '(?:gmail|googlemail|outlook|hotmail|yahoo|icloud|proton(?:mail)?|gmx|web|aol|yandex|live|mail|qq|163|126|naver|orange|libero|wp|seznam|rediffmail)';

/** An address whose sign is written out, so that programs pass it by. */
export const spelledEmail: PatternDetector = {
  id: 'spelled-email',
  type: 'email',
  label: 'Email address that is spelled out',
  shape:
    'A local part, `(at)`, `＠`, `[at]` or ` at `, a domain with `(dot)` or ` dot `; the name of a person, ` @ `, or ` at ` behind `write me` and its like, and a domain.',
  link: 'https://www.rfc-editor.org/rfc/rfc5322#section-3.4.1',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    ' @ ',
    ...leads,
    ' dot ',
    '_at_',
    '_dot_',
    ...['at', 'dot', 'punkt', 'point', 'punto'].flatMap((word) =>
      brackets.flatMap(([open, close]) => [open + word + close, `${open} ${word} ${close}`]),
    ),
  ],
  pattern: expression(
    inLines`
      (?<![A-Za-z0-9._%+@/-])(?<valueOfName>[A-Za-z][A-Za-z0-9]{0,30}(?:[._-][A-Za-z0-9]{1,30}){1,2}(?:[ ]@[ ]|(?<=(?:${said})[ ]?:?[ ]{1,2}[\w.-]{3,64})[ ]at[ ])${label}(?:\.${label}){0,2}\.(?:${tops}))(?![A-Za-z0-9(_-]|\.[A-Za-z])|
      (?<![A-Za-z0-9._%+@/-])(?<valueAtHost>[A-Za-z0-9][\w.+-]{1,40}(?:_at_|[ ]@[ ])${hosts}\.(?:${tops}))(?![A-Za-z0-9(_-]|\.[A-Za-z])|
      (?<![A-Za-z0-9._%+-])(?<valueWide>[A-Za-z0-9][\w.+-]{0,62}[ ]?\uff20[ ]?${label}(?:\.${label}){0,3}\.[A-Za-z]{2,12})(?![A-Za-z0-9])|
      (?<![A-Za-z0-9._%+-])[A-Za-z0-9](?:[A-Za-z0-9_+-]|\.(?=[A-Za-z0-9])){0,62}(?:${dot}${label})?${at}${label}
        (?:${dot}${label}){0,3}${dot}(?:
          ${tops}
        )(?![A-Za-z0-9-])
    `,
    'g',
  ),
  trigger: /\uff20/g,
  reach: [160, 260],
  accept: (value, { groups }) => {
    if (groups['valueAtHost'] !== undefined || groups['valueWide'] !== undefined) return !nobodys.test(value);
    return groups['valueOfName'] === undefined ? isSpelled(value) : isOfName(value);
  },
};

/** What documentation writes. */
const nobodys = /example|your|domain|^(?:user|name|test|foo|mail|email)[_ \uff20@]/i;

/** The part before the sign is made of a person's name: a product of matrices and the page of something are made of none. */
function isOfName(value: string): boolean {
  return isMadeOfName(value.slice(0, value.indexOf(' ')));
}

function isSpelled(value: string): boolean {
  return (
    !/^[^@]*@[^@([{<& ]*$/.test(value) &&
    /[([{<&]| dot | DOT |_dot_/.test(value) &&
    !/example|your|domain| (?:at|AT) (?:the|an?|this|that|my|our|all|least)(?![a-z])/i.test(value)
  );
}
