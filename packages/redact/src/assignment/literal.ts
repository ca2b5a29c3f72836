import type { Candidate } from '../detector.ts';
import { inLines } from '../shape/in-lines.ts';
import type { Assignment } from './assignment-of.ts';
import { endsLine } from './standing.ts';

/**
 * `DB_PASSWORD=SunnyRiverStone77`, `signing.password: SunnyRiver77`: a shell and a file of settings take words and a number as they
 * are written, where a program would have the name of something.
 */
export function isLiteral(value: string, { name, isLine }: Assignment, candidate: Candidate): boolean {
  if (!isWordsAndNumber(value)) return false;
  return (isSetting(name) && isLine && endsLine(candidate)) || (variable.test(name) && isOfShell(candidate));
}

/** `FTP_PASSWORD` and `signing.password` are names of settings, not of a program's variables. */
function isSetting(name: string): boolean {
  return /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$|^[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+$/.test(name);
}

/** A variable of the environment, also as PowerShell writes it. */
const variable = /^(?:\$?env:)?[A-Z][A-Z\d_]*(?:PASS(?:WORD|WD|PHRASE)?|PWD|SECRET)$/;

/** A sign without blanks beside it, and behind the value nothing with which a program would go on. */
function isOfShell({ text, end, groups }: Candidate): boolean {
  return groups['sign'] === '=' && /^(?:\\*["'\x60]|\\[nrt]|[\s;&|]|$)/.test(text.slice(end, end + 4));
}

/** Words with capitals and a number behind them, or between two of them, as people make a password. */
function isWordsAndNumber(value: string): boolean {
  return (
    /^(?:[A-Z][a-z]{3,9}[A-Z][a-z]{3,9}\d\d|[A-Za-z][a-z]{2,9}(?:[A-Z][a-z]{1,9}){2,6}\d{1,4}|[A-Za-z][a-z]{3,9}\d\d[A-Z][a-z]{3,9})$/.test(
      value,
    ) && !ofCode.test(value)
  );
}

/** What names of code are made of. */
const ofCode = new RegExp(
  inLines`
    pass|key|token|secret|auth|hash|type|field|string|value|encod|config|user|input|data|base|
    (?:action|adapter|backend|box|builder|button|client|controller|dialog|driver|enum|error|event|exception|factory|filter|form|
      generator|handler|helper|impl|kind|label|manager|meter|mode|model|module|option|page|panel|param|plugin|policy|provider|reader|
      request|resolver|response|rule|schema|screen|service|settings|source|spec|state|status|store|strategy|style|task|test|text|
      util|utils|validator|view|widget|writer)\d
  `,
  'i',
);
