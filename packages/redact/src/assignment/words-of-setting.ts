import type { Candidate } from '../detector.ts';
import { inLines } from '../shape/in-lines.ts';
import type { Assignment } from './assignment-of.ts';
import { endsLine } from './standing.ts';

/**
 * `DB_PASSWORD=SunnyRiver…`: words with capitals and a number, as people make a passphrase and programs name a class. Where
 * a shell, an environment or a file of settings sets a variable, nothing stands for itself but the words.
 */
export function isWordsOfSetting(value: string, { name, isLine }: Assignment, candidate: Candidate): boolean {
  if (!/^[A-Za-z][a-z]{1,11}(?:[A-Z][a-z]{1,11}){2,6}\d{1,4}$/.test(value) || ofPrograms.test(value)) return false;
  const sign = candidate.groups['sign'] ?? '';
  const isVariable = /^(?:\$?env:)?[A-Z][A-Z\d]*(?:_[A-Za-z\d]+)+$|^[A-Z]{0,12}(?:PASSWORD|PASS|PWD)$/.test(name);
  if (isVariable && sign === '=') return endsWord(candidate) && !isDeclared(candidate, name);
  // YAML parts the two with a blank, and in properties the names have dots.
  return (
    (isVariable ? /^: {1,4}$/ : /^(?:=|: )$/).test(sign) &&
    (isVariable || /^[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+$/.test(name)) &&
    isLine &&
    endsLine(candidate)
  );
}

/** What ends a word for a shell, also inside the quotes of another command, and before the next of several pairs. */
function endsWord({ text, end }: Candidate): boolean {
  return /^(?:[\s;&|"'`)\\/]|,\w+=|\}|$)/.test(text.slice(end, end + 40));
}

/** `const DB_PASSWORD=…` and `{ A, DB_PASSWORD=…`, where a program is written without blanks. */
function isDeclared({ text, start }: Candidate, name: string): boolean {
  const from = start - name.length - 1;
  return /(?:\b(?:const|let|var|val|final|static|auto|string|define)|[{,])[ \t\r\n]{1,16}$/i.test(
    text.slice(Math.max(0, from - 16), from),
  );
}

/** What classes hold and what they are called for it, what pages and servers are built of, and words that ask for a value. */
const ofPrograms = new RegExp(
  inLines`
    pass|key|token|secret|auth|hash|type|field|string|value|encod|config|user|input|data|base|credential|
    provider|factory|manager|handler|backend|store(?=[A-Z\d])|vault|service|client|server|impl|filter|policy|
    strateg|valid|generat|builder|adapter|helper|reader|writer|module|controller|view|model|form(?=[A-Z\d])|
    dialog|component|middleware|resolver|mapper|parser|schema|enum|error|exception|request|response|session|account|
    default|random|your|enter|insert|replace|change|example|sample|dummy|fake|test|here(?=[A-Z\d])
  `,
  'i',
);
