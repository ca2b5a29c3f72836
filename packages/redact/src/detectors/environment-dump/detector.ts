import type { Candidate, PatternDetector } from '../../detector.ts';
import { itemsOn, linesOn } from '../../layouts/goes-on.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** All that a process was told: names, hosts, flags and more. */
export const environmentDump: PatternDetector = {
  id: 'environment-dump',
  type: 'env_dump',
  label: 'Dump of an environment',
  shape:
    'Four or more lines of `NAME=value` in capitals, as `env` and `printenv` print them; the table of `Get-ChildItem Env:`, and the list `Env` of a container.',
  link: 'https://pubs.opengroup.org/onlinepubs/9799919799/utilities/env.html',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: ['computername', 'userprofile', 'localappdata', '"env": [', '"env":['],
  trigger: /(?:\n|\\n)(?:export |declare -x )?[A-Z_][A-Z0-9_]{1,60}=/g,
  pattern: expression(
    inLines`
      (?:(?:^|\n)(?:export |declare -x )?[A-Z_][A-Z0-9_]{1,60}=[^\n]{0,4000}){4,200}|
      \n----[ ]{4,60}-----[ \t]{0,80}\r?(?<valueOfTable>(?:\n[A-Za-z_][\w().]{1,60}[ ]{1,60}[^\s][^\n]{0,4000}){2,200})|
      "Env":[ ]?\[(?<valueOfList>(?:\s{0,40}"[A-Z_][A-Z0-9_]{1,60}=[^"\n]{0,4000}",?){2,200})
    `,
    'g',
  ),
  reach: [20000, 40000],
  goesOn: (text, start, end, last) => (text.startsWith('"Env"', start) ? listOn : linesBelow)(text, start, end, last),
  accept: isDump,
};

const listOn = itemsOn(/\s{0,40}"[A-Z_][A-Z0-9_]{1,60}=[^"\n]{0,4000}",?/y);
const linesBelow = linesOn((dump) => {
  const setting = dump.startsWith('\n----')
    ? /^[A-Za-z_][\w().]{1,60}[ ]{1,60}\S/
    : /^(?:export |declare -x )?[A-Z_][A-Z0-9_]{1,60}=/;
  return (line) => setting.test(line);
});

/** Four lines that set something and do nothing else; a line that goes on with a command is a script's. */
function isDump(dump: string, { groups }: Candidate): boolean {
  if (groups['valueOfList'] !== undefined) return true;
  // PowerShell shows any table of names and values like this: only that of a process names the machine and its user.
  if (groups['valueOfTable'] !== undefined)
    return /\n(?:COMPUTERNAME|USERPROFILE|USERDOMAIN|USERNAME|APPDATA|LOCALAPPDATA|PATHEXT|LOGONSERVER|HOSTNAME|SHELL) /.test(
      dump,
    );
  let settings = 0;
  for (const { 0: value } of dump.matchAll(/(?<==)[^\n]{0,200}/g))
    if (
      !/^\S{0,60} (?:npx|npm|pnpm|yarn|node|python3?|pip3?|cargo|go|make|cmake|docker|git|bash|sh|sudo|\.?\.?\/|[a-z-]+ -)/.test(
        value,
      )
    )
      settings += 1;
  return settings >= 4;
}
