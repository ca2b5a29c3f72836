import type { Candidate, PatternDetector } from '../../detector.ts';
import { isPlainlyPublicId } from '../../judge/secrets/public-id.ts';
import { hasStrangeCase } from '../../judge/secrets/strange-case.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName, quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isDrawn } from '../../shape/varied.ts';

/** How a class or a maker ends that speaks to somebody's service. */
const kinds =
  'client|api|sdk|service|gateway|connector|credential|credentials|authenticator|tracker|translator|geocoder|notifier';
/** What is called of a service before all else. */
const beginnings = 'init|initialize|configure|authenticate|login|getinstance|getclient';
/** Services whose own name is the class. */
const services = 'github|gitlab|gitea|shodan|airtable|mailgun|sendgrid|postmark|notion|trello|asana|todoist';

/** What may stand before it: an id, a region, a variable. */
const argument = `(?:\\\\{0,2}["'][^"'\\\\\\n]{0,80}\\\\{0,2}["']|[\\w.$-]{1,60})\\s{0,3},\\s{0,24}`;

/** What a client is made with, whatever the service is called. */
export const clientArgument: PatternDetector = {
  id: 'client-argument',
  type: 'secret',
  label: 'Secret that a client is made with',
  shape:
    'A quoted value of twenty characters and more that looks drawn, as the first or second argument of what is called `…Client`, `…Api`, `…Sdk`, `…Service` and the like, or of `….init(` and `….configure(`.',
  link: 'https://cwe.mitre.org/data/definitions/798.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    ...[...kinds.split('|'), ...services.split('|')].map((kind) => `${kind}(`),
    ...kinds.split('|').map((kind) => `${kind}.new(`),
    ...beginnings.split('|').map((call) => `.${call}(`),
    'omniauth :',
    'provider :',
  ],
  pattern: expression(
    inLines`
      (?:
        (?<made>(?:[A-Za-z]\w{0,40})?(?:${kinds})(?:\.new)?|\b(?:${services})|\b[A-Za-z]\w{1,30}\.(?:${beginnings}))\(\s{0,24}(?:${argument})?|
        \b(?:omniauth|provider)[ ]:\w{2,40},\s{0,24}(?:${argument})
      )
        b?\\{0,2}["'\x60](?<value>[\w+/.-]{20,200}={0,2})(?=\\{0,2}["'\x60](?:\s{0,24}[,)]|[ \t]{0,4}(?:[\r\n]|$)))
    `,
    'gi',
  ),
  guard: inLines`
    (?:\.?[a-z]{3,13}(?:\.new)?\(|(?:omniauth|provider)[ ]:\w{2,40},)(?:${spaceWritten}){0,24}
      (?:(?:(?:${quoteWritten}){1,2}[^"'\\\n]{0,80}(?:${quoteWritten}){1,2}|[\w.$-]{1,60})(?:${spaceWritten}){0,3},(?:${spaceWritten}){0,24})?
      b?(?:${quoteWritten}){1,2}(?:[\w+.-]|\\*/){20}
  `,
  inName: neverInName,
  reach: [48, 280],
  accept: isKey,
};

function isKey(value: string, { groups }: Candidate): boolean {
  if (looksUp.test(groups['made'] ?? '')) return false;
  if (/^(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{48}|[\da-f]{64})$/.test(value)) return isDrawn(value);
  if (/^(?:[a-z\d]{32,128}|[A-Z\d]{32,128})$/.test(value)) return value.match(/\d+/g)!.length > 5 && isDrawn(value);
  if (!looksRandom(value) || !isDrawn(value) || isPlainlyPublicId(value)) return false;
  // Names of things have words: capitals stand where one begins, and hardly any numbers between them.
  if (!/[a-z]/.test(value) || !/[A-Z]/.test(value)) return false;
  const numbers = value.match(/\d+/g)!.length;
  return (
    hasStrangeCase(value) ||
    (/^[A-Za-z\d]+={0,2}$/.test(value) && numbers > 2) ||
    (value.length >= 40 && /^[A-Za-z\d+/]+={0,2}$/.test(value) && numbers > 5)
  );
}

/** What looks for a client takes its id, and what the public sees opens nothing. */
const looksUp =
  /^(?:get|find|fetch|load|delete|remove|update|show|has|is|use|mock|register|lookup)(?=[A-Z_])|public|publishable/i;
