import type { Candidate } from '../detector.ts';
import { isDrawn } from '../shape/varied.ts';

/**
 * True for what has no quotes where only a program writes so: `const token = …`, `token = …;`, `case TOKEN: …`, `sign(token=…, key)`. It is
 * the name of something. In a file of settings a value ends its line, and in a command or a URL no blanks stand around the sign.
 */
export function isOfStatement({ text, start, end }: Candidate): boolean {
  const before = text.slice(Math.max(0, start - 200), start);
  const head = before.slice(before.lastIndexOf('\n') + 1);
  if (/["'`]$/.test(head) || isDrawn(text.slice(start, Math.min(end, start + 400)))) return false;
  // What is remarked of a value stands in brackets as well: `pw = … (until monday)`.
  if (noted.test(text.slice(end, end + 48)) && /\d/.test(text.slice(start, end))) return false;
  const behind = text.slice(end, end + 8);
  if (spaced.test(head)) return /^[ \t]*[;,)}(]/.test(behind) || declared.test(head);
  return /^[\s"'`\\]*case\s/.test(head) || (argument.test(head) && /^[,)]/.test(behind));
}

/** Two words without a comma, which no call is given. */
const noted = /^[ \t]{1,4}\([a-z\u00df-\u024f]{2,14} [a-z\d\u00df-\u024f][^()\n=]{0,24}\)/i;

const spaced = /[ \t](?:[:?|]{0,2}=|=>|<-|->|\?\?|\|\|)[ \t]{1,12}$/;

/** What stands before the name of a thing that a program has. */
const declared =
  /^[\s{(["'`]*(?:export|pub(?:lic)?|private|protected|internal|static|final|readonly|override|mut|auto|var|val|let|const|local|my|our|char|int|bool|string|String)\b/;

/** What opened the arguments of a call, those before this one, and a name that is none of a setting; a record that is printed begins with the name of its class. */
const argument = /(?<!\w)[a-z_]\w{0,60}\((?:[^()"'`\n]{1,80}, )?(?=\w{0,60}[a-z])\w{1,60}=$/;
