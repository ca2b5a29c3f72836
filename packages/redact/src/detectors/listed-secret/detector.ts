import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { PatternDetector } from '../../detector.ts';
import { isPlainlyPublicId, isUniqueName } from '../../judge/secrets/public-id.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { itemsOn, linesOn } from '../../layouts/goes-on.ts';
import { expression } from '../../shape/expression.ts';
import { blankWritten, neverInName, quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed, isVaried } from '../../shape/varied.ts';

const ofKeys = 'api|access|auth|secret|signing|private|encryption|master';
const ofTokens = 'api|access|auth|refresh|bearer|deploy|personal|static|service|admin|session';
const name = `(?:${ofKeys})[_-]?keys|(?:${ofTokens})[_-]?tokens|secrets|passwords|passwds|(?<![\\w-])(?:tokens|credentials)`;
/** An entry of a table of TOML, or of one within braces. */
const pair = '["\']?[\\w.-]{1,60}["\']?\\s{0,3}=\\s{0,3}["\'][^"\'\\n]{1,200}["\']';
/** A line that says which of them it is: `prod: …`. */
const entry = '[ \\t]{1,20}(?:- )?[A-Za-z][\\w .@/-]{0,40}:[ \\t]{1,3}';

const entryValue = `["']?[^\\s"'{}]{6,200}["']?[ \\t]{0,4}`;
const dashed = `[ \\t]{0,20}-[ \\t]{1,3}["']?[^\\s"']{1,200}["']?[ \\t]{0,4}`;
const quotedItem = `["'][^"'\\n]{1,200}["']\\s{0,3}(?:,\\s{0,40}|(?=[\\])}]))`;

/** Several secrets that have one name together. */
export const listedSecret: PatternDetector = {
  id: 'listed-secret',
  type: 'secret',
  label: 'Secret in a list',
  shape:
    'The items of a list whose name speaks of keys, tokens, secrets or passwords, in brackets or one below the other: `API_KEYS = ["…", "…"]`, `passwords:` and lines that begin with a dash.',
  link: 'https://cwe.mitre.org/data/definitions/798.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'secrets',
    'passwords',
    'passwds',
    'tokens',
    'credentials',
    ...['', '_', '-'].flatMap((joint) => [
      ...ofKeys.split('|').map((kind) => `${kind}${joint}keys`),
      ...ofTokens.split('|').map((kind) => `${kind}${joint}tokens`),
    ]),
  ],
  startsAtAnchor: true,
  pattern: expression(
    inLines`
      (?:${name})(?:
        (?<=(?:^|\n)[ \t]{0,8}\[{1,2}[\w.-]{0,60})\]{1,2}[ \t]{0,8}(?:\#[^\n]{0,80})?\r?\n(?:[ \t]{0,8}${pair}[ \t]{0,4}(?:\#[^\n]{0,80})?(?:\r?\n|$)){1,24}|
        [ \t]{0,3}=[ \t]{0,3}\{[ \t]{0,4}(?:${pair}[ \t]{0,4}(?:,[ \t]{0,4})?){1,24}\}
      )|
      (?:${name})["'\x60\])]{0,3}(?:\s{0,3}\{[^{}]{0,160}?\bdefault)?\s{0,3}(?:=>|:?=|:)\s{0,3}(?:
        [[({]\s{0,40}(?:(?:${quotedItem}){1,24}[\])}]|(?:${quotedItem}){24}(?=["']))|
        \r?\n(?:${dashed}(?:\r?\n|$)){1,24}|
        \r?\n(?:${entry}${entryValue}(?:\r?\n|$)){1,24}
      )
    `,
    'gi',
  ),
  guard: inLines`
    (?:${name})(?:${quoteWritten}|[\])]){0,3}${spaceWritten}{0,3}(?:
      \{|(?<=\[[\w.-]{0,60})\]{0,2}[ \t]{0,8}(?:[\r\n#]|\\+[rn])|(?:=>|:?=|:)${spaceWritten}{0,3}(?:[[({]|${spaceWritten}{0,24}-${spaceWritten}|${spaceWritten}{0,24}(?:- )?[a-z][\w .@/-]{0,40}:${blankWritten})
    )
  `,
  inName: neverInName,
  reach: [0, 5200],
  goesOn: (text, start, end, last) =>
    (/[,\])}]\s*$/.test(text.slice(start, end)) ? quotedOn : linesBelow)(text, start, end, last),
  ranges: (match, text, at) =>
    // What programs are tried with, and what nobody may choose, are lists as well.
    tried.test(text.slice(Math.max(0, at - 40), at)) ||
    isHarmlessName(`${ahead.exec(text.slice(Math.max(0, at - 40), at))![0]}s`)
      ? []
      : [...match.matchAll(item)].flatMap(({ index, 0: whole, groups }) => {
          const value = groups!['quoted'] ?? groups!['bare']!;
          const from = index + whole.indexOf(value);
          // Behind a heading that speaks of passwords people make them shorter.
          const isLong = value.length >= 12 || (isMixed(value) && ofPasswords.test(match));
          return isLong ? [[from, from + value.length] as const] : [];
        }),
  accept: (value) => looksRandom(value) && isVaried(value) && !isPlainlyPublicId(value) && !isUniqueName(value),
};

const quotedOn = itemsOn(new RegExp(quotedItem, 'y'));
const linesBelow = linesOn((list) => {
  const isDashed = new RegExp(`\\n${dashed}\\r?(?:\\n|$)`).test(list);
  const row = new RegExp(`^${isDashed ? dashed : entry + entryValue}$`);
  return (line) => row.test(line);
});

const ofPasswords = /^passw(?:or)?ds:[ \t]{0,3}\r?\n/i;
const ahead = /[\w.-]*$/;
const tried =
  /(?:common|weak|bad|wrong|invalid|valid|good|strong|test|sample|example|dummy|fake|mock|banned|blocked|breached|leaked|popular|top|expected|public|hash(?:ed)?|encrypted)[\w.-]{0,12}$/i;
const item =
  /(?:["'](?<quoted>[^"'\n]{1,200})["'](?=\s{0,3}(?:[,\])}]|\r?\n|$))|(?<=\n[ \t]{0,20}-[ \t]{1,3}|\n[ \t]{1,20}(?:- )?[A-Za-z][\w .@/-]{0,40}:[ \t]{1,3})(?<bare>[^\s"']{1,200}))/g;
