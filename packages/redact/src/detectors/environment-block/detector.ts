import type { Candidate, PatternDetector } from '../../detector.ts';
import { linesOn } from '../../layouts/goes-on.ts';
import { expression } from '../../shape/expression.ts';
import { blankWritten, lineEndWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What stands before each line of a log of GitHub Actions: job, step and time. */
const head = '(?:[^\\t\\n]{1,80}\\t[^\\t\\n]{1,80}\\t)?(?:\\d{4}-\\d\\d-\\d\\dT[\\d:.]{8,20}Z )?';
const name = '[A-Z_][A-Z0-9_]{1,60}';

/** What a process is told, where it is laid out in a block and not line by line. */
export const environmentBlock: PatternDetector = {
  id: 'environment-block',
  type: 'env_dump',
  label: 'Environment in a block',
  shape:
    'Three or more names in capitals with values below `env:`, `environment:`, the data of a ConfigMap or `Environment=`, behind `$env:` or `docker run -e`, and in the braces that Node.js and Python print.',
  link: 'https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#env',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: [
    'env:',
    'environment:',
    'environment=',
    'configmap',
    'docker run',
    'podman run',
    'set env ',
    "path: '",
    "'path': '",
  ],
  guard: inLines`
    (?:env|environment):${blankWritten}{0,8}${lineEndWritten}|
    (?<=\$)env:|
    environment=|
    configmap${blankWritten}{0,8}${lineEndWritten}|
    (?:docker|podman) |
    set env |
    '?path
  `,
  pattern: expression(
    inLines`
      (?<=^|\n)${head}(?<indent>[ \t]{0,40})(?:- )?(?:env|environment|Environment):[ \t]{0,8}\r?(?:
        (?<value>(?:\n${head}\k<indent>[ \t]{0,20}(?:- )?["']?${name}["']?(?::[ \t]{1,40}|=)[^\n]{1,2000}){3,200})|
        (?<value>(?:\n\k<indent>[ \t]{0,8}-[ ]name:[ ]["']?${name}["']?\r?\n[ \t]{1,60}value:[ ][^\n]{1,2000}){2,100})
      )|
      (?<=^|\n)kind:[ ]ConfigMap\r?(?:\n[^\n]{0,200}){0,12}?\ndata:[ \t]{0,8}\r?(?<value>(?:\n[ \t]{1,20}${name}:[ \t]{1,40}[^\n]{1,2000}){3,200})|
      (?<=^|\n)(?<value>Environment=[^\n]{1,4000}(?:\nEnvironment=[^\n]{1,4000}){0,60})|
      (?<=^|\n)(?<value>[ \t]{0,8}\$env:[A-Za-z_]\w{1,60}[ ]?=[ ]?[^\n]{1,1000}(?:\n[ \t]{0,8}\$env:[A-Za-z_]\w{1,60}[ ]?=[ ]?[^\n]{1,1000}){2,60})|
      \b(?:docker|podman)[ ]run\b[^\n]{0,300}?(?<value>(?:[ ](?:-e|--env)[ =]["']?${name}=[^\s]{1,300}){3,40})|
      \b(?:kubectl|oc)[ ]set[ ]env[ ][^\n]{0,120}?(?<value>(?:[ ]${name}=[^\s]{1,300}){3,40})|
      \{\s{0,8}(?<valueInBraces>(?:["']?${name}["']?:[ ]?'[^'\n]{0,2000}'(?:,\s{0,8})?){4,200})(?=\s{0,8}\}|\.\.\.)
    `,
    'g',
  ),
  reach: [6000, 40000],
  goesOn: linesOn(settingsLike),
  accept: tells,
};

/** Lines as the last one of a block is: a setting of YAML, of a unit or of PowerShell, or one of two that make a pair. */
function settingsLike(block: string): (line: string) => boolean {
  const last = block.slice(block.lastIndexOf('\n') + 1);
  const kind = lines.find((one) => one.test(last));
  return (line) => kind?.test(line) ?? false;
}

const lines = [
  /^Environment=/,
  /^[ \t]{0,8}\$env:[A-Za-z_]\w{1,60}[ ]?=/,
  new RegExp(`^[ \\t]{1,60}-[ ]name:[ ]["']?${name}["']?$|^[ \\t]{1,60}value:[ ]`),
  new RegExp(`^${head}[ \\t]{1,60}(?:- )?["']?${name}["']?(?::[ \\t]{1,40}|=)[^\\n]`),
];

/** Three names at least that have values: of a block of placeholders, numbers and switches nobody learns anything. */
function tells(block: string, { groups }: Candidate): boolean {
  if (groups['valueInBraces'] !== undefined)
    return /(?:^|[^\w])(?:PATH|HOME|PWD|SHELL)['"]?: ?'(?:\/|[A-Z]:)/.test(block);
  let settings = 0;
  let told = 0;
  for (const { 1: pair, 2: set } of block.replaceAll('Environment=', '').matchAll(assigned)) {
    // A pair of name and value is told over two lines.
    settings += pair === undefined ? 1 : 1.5;
    if (!empty.test(pair ?? set ?? '')) told += 1;
  }
  return settings >= 3 && told >= 2;
}

/** The values: of a pair, or behind a name. */
const assigned =
  /(?:^|\n)[ \t]{0,80}value: ([^\n]{0,200})|(?<![\w.])(?:\$env:)?[A-Z_]\w{1,60}["']?(?:: |:[ \t]{2,40}| ?= ?)([^\n]{0,200}?)(?=\n|$|["']? ["']?(?:-e |--env[ =])?[A-Z_][A-Z0-9_]{1,60}=)/g;

/** A value of which nobody learns anything. */
const empty = /^["']?(?:[$<%]|\{\{|\*{3}|(?:\d{1,6}|true|false|yes|no|on|off|null|always|never)?["']?\s*$)/;
