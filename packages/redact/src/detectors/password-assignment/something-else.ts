import type { Assignment } from '../../assignment/assignment-of.ts';
import { isCountedWord } from '../../assignment/counted.ts';
import { isLabel, isSealed, isWordInRow } from '../../assignment/standing.ts';
import { isTranslated } from '../../assignment/translated.ts';
import type { Candidate } from '../../detector.ts';

/** True for a value that is known to be something else by its own form, or by what stands around it. */
export function isSomethingElse(value: string, { name }: Assignment, candidate: Candidate): boolean {
  return (
    sign.test(value) ||
    namedHole.test(value) ||
    isTranslated(value, candidate) ||
    isCountedWord(value, candidate) ||
    isNobodys(candidate) ||
    isSealed(candidate) ||
    // Labels side by side, as in `resource "random_password" "main"`, name things.
    (isLabel(candidate) && !/\d/.test(value)) ||
    (isWord(value, name, candidate) && !isSet(value, candidate)) ||
    isBehindBar(value, candidate) ||
    // What a call makes of a word: `sha256("password") = …`.
    (/\)$/.test(candidate.groups['close'] ?? '') && /^[\da-f]{32,128}$/.test(value)) ||
    // The package of that name, for a processor.
    (/passwd$/i.test(name) && processor.test(value)) ||
    // What a form says of a field may be the key of a message.
    (candidate.groups['sign'] === '=[' && /^[a-z]+(?:[._-][a-z\d]+){2,}$/.test(value))
  );
}

/** A symbol or a variable of some language, a selector, a directive of Angular; words with letters that are not ASCII. */
const sign = /^[!@][A-Za-z_]+$|^'[a-z_]+'$|^(?=.*[^\x00-\x7f])\p{L}+(?:-\p{L}+)*$|^##[a-z]+$|^(?:ng|mat|cdk)[A-Z]\w*$/u;

/** An account, and the hole of a template where its password would stand: `app:${DB_PASSWORD}`. */
const namedHole = /^[\w.@+-]{1,60}:(?:\$\{[^{}]{1,80}\}|\{\{[^{}]{1,80}\}\}|<[^<>]{1,60}>|\$[A-Za-z_]\w{0,60})$/;

const processor = /^(?:amd64|arm64|armhf|armel|i386|i686|x86_64|aarch64|s390x|ppc64el|riscv64|noarch)$/;

/** Names beside a name in a list, as in `['password', 'user2']`, are names. */
function isWord(value: string, name: string, candidate: Candidate): boolean {
  return (
    (/^\s*,\s*$/.test(candidate.groups['sign'] ?? '') &&
      /^[A-Za-z]+\d{0,2}$|^[a-z]+(?:\d{0,6}|(?:_[a-z]+)+\d?)$|^[a-z][\w-]*(?:\/[\w.-]+)+$/.test(value)) ||
    isWordInRow(value, name, candidate)
  );
}

function isSet(value: string, { text, start }: Candidate): boolean {
  const before = text.slice(Math.max(0, start - 160), start);
  return setter.test(before) || (/\d\d/.test(value) && fallback.test(before));
}

/** What a variable is when nobody has set it: `getenv("DB_PASSWORD", "…`. */
const fallback =
  /(?:env|getordefault|env(?:iron)?\.(?:fetch|get))\([ \t]{0,4}["'][A-Z\d_]{3,60}["'][ \t]{0,3},[ \t]{0,4}["']$/i;

/** A call that sets what its arguments name: `define('DB_PASSWORD', '…`, `weboptions('Username', 'u', 'Password', '…`. */
const setter =
  /(?:define|set|(?<!in)put|add|config|header|append|fill|type|options?)\w{0,24}\([ \t]{0,4}(?:["'][^"'\n]{0,60}["'][ \t]{0,3},[ \t]{0,3}){1,4}["']$/i;

/** Words between bars are the options of a command, `-pass | -readpass`; a count beside a word stands in a table that counts other words as well. */
function isBehindBar(value: string, candidate: Candidate): boolean {
  const sign = candidate.groups['sign'] ?? '';
  return (
    (sign.trim() === '|' && /^--?[a-z]/i.test(value)) ||
    (sign.includes('|') && /^\d{1,9}$/.test(value) && isAmongCounts(candidate))
  );
}

/** True where the row before or the row behind has a word and a number alone as well. */
function isAmongCounts({ text, start, end }: Candidate): boolean {
  const before = /(?:^|\n)([^\n]{0,200})\n[^\n]{0,200}$/.exec(text.slice(Math.max(0, start - 400), start))?.[1];
  const behind = /^[^\n]{0,200}\n([^\n]{0,200})/.exec(text.slice(end, end + 400))?.[1];
  return [before, behind].some((row) => row !== undefined && /^[\s|]*[A-Za-z_ ]{2,40}\|\s*\d+\b/.test(row));
}

/** True beside the account of which anybody may say any password: `login(user='anonymous', passwd='guest@')`. */
function isNobodys({ text, start }: Candidate): boolean {
  return /\banonymous["']?(?:[ \t]{0,4}[,;&:/][ \t]{0,4}|\s{1,12})["']?\w{0,12}["']?[ \t]{0,3}[=:]{0,2}>?[ \t]{0,3}["']?$/i.test(
    text.slice(Math.max(0, start - 60), start),
  );
}
