import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { PatternDetector } from '../../detector.ts';
import { isPlainlyPublicId, isUniqueName } from '../../judge/secrets/public-id.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { cellsBelow } from '../../layouts/tables/blanks.ts';
import { longTables } from '../../layouts/tables/long-tables.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The column of a table that programs draw with blanks alone. */
export const secretBelow: PatternDetector = {
  id: 'secret-below',
  type: 'secret',
  label: 'Secret in a column drawn with blanks',
  shape:
    'A random value that begins where a heading such as `TOKEN`, `PASSWORD` or `API KEY` begins, in a table whose columns stand two blanks or more apart, as `influx auth list` and `kubectl` draw it.',
  link: 'https://docs.influxdata.com/influxdb/v2/reference/cli/influx/auth/list/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'token',
    'password',
    'secret',
    'api key',
    'api_key',
    'api-key',
    'apikey',
    'access key',
    'access_key',
    'access-key',
  ],
  pattern: expression(
    inLines`
      (?<=(?:^|\n)(?:\S[^\n]{0,300}[ ]{2})?)(?:[A-Za-z]{2,14}[ _-])?(?:token|password|secret(?:[ _-]?key)?|api[ _-]?key|access[ _-]key)
        (?=(?:[ ]{2}[^\n]{0,300}|[ \t]{0,4})\r?\n[^\n]{16})
    `,
    'gi',
  ),
  // Two blanks or the end of the line stand behind a heading.
  guard: '(?:token|password|secret(?:[ _-]?key)?|api[ _-]?key|access[ _-]key)(?:  |[ \\t]{0,4}(?:[\\r\\n]|\\\\+[rn]))',
  inName: neverInName,
  reach: [340, 4000],
  ranges: (heading, text, at) => {
    const first = text.lastIndexOf('\n', at - 1) + 1;
    const table = tableAt(text, first);
    const headings = /^[^\n]*/.exec(table)![0];
    if (!/\S[ ]{2,}\S/.test(headings) || isHarmlessName(heading.replaceAll(' ', '_'))) return [];
    if (/^token$/i.test(heading) && ofMoney.test(headings)) return [];
    return cellsBelow(at - first, at - first + heading.length, table)
      .filter(([from]) => from - table.lastIndexOf('\n', from - 1) - 1 === at - first)
      .map(([from, to]) => [first + from - at, first + to - at] as const);
  },
  accept: (value) =>
    value.length >= 16 &&
    // Clusters call a secret by words, and a tail that makes them unique.
    !/\s|^[\w-]+:\/\/|^\/|^[a-z]+(?:-[a-z\d]+)+$/.test(value) &&
    looksRandom(value) &&
    !isPlainlyPublicId(value) &&
    !isUniqueName(value) &&
    /\d.*[A-Za-z].*\d|[a-z].*[A-Z].*\d|\d.*[A-Z].*[a-z]/.test(value),
};

/** What is told of a token that is bought and sold, by the address of who made it. */
const ofMoney =
  /(?:^|[ ]{2})(?:balance|amount|price|supply|holders?|decimals|market[ ]cap|volume|mint|owner)(?:$|[ ]{2})/i;
const tableAt = longTables();
