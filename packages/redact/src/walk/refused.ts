import { couldBeMadeUp } from '../judge/secrets/made-password.ts';
import { inLines } from '../shape/in-lines.ts';

/** True for a short message that says that somebody was not let in. */
export function isRefusal(message: string): boolean {
  return message.length <= longest && refused.test(message);
}

const longest = 300;
/** What programs say of it: that somebody may not, that what was typed is wrong or old, or only the number of the answer. */
const refused = new RegExp(
  inLines`
    \b(?:
      (?:permission|access|login) (?:was )?denied|denied|refused|rejected|
      incorrect|wrong (?:password|passphrase|token|pin)|invalid (?:password|passphrase|token|key|credentials?|api)|
      not (?:accepted|authori[sz]ed)|unauthori[sz]ed|
      authentication (?:failed|failure|error)|(?:login|log-in|sign-in) failed|
      expired|401|403|
      (?:did|does)(?:n['\u2019]t| not) work
    )\b
  `,
  'i',
);

/** True for a value that is another spelling of a word in what was said before, or that is made up as passwords are. */
export function isSaidAgain(value: string, before: string): boolean {
  return couldBeMadeUp(value) || before.split(/[\s"'`,;:()]+/).some((word) => word !== value && isAlike(word, value));
}

/** True for two words that differ in case alone, or in a few letters at one place. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b) return true;
  if (a.length < 6 || Math.abs(a.length - b.length) > 2) return false;
  let head = 0;
  while (head < a.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return head + tail + 2 >= Math.max(a.length, b.length);
}
