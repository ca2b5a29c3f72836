import { readFileSync } from 'node:fs';
import { rulesById } from '../../../packages/lint/src/catalogue.ts';
import { items } from '../../../packages/lint/src/release/items.ts';
import { checklistTitle } from '../../../packages/report/src/said/checklist.ts';
import type { Output } from '../output.ts';
import { notes } from './notes.ts';

interface Golden {
  readonly traces: readonly {
    readonly file: string;
    readonly findings: readonly string[];
    readonly rules_not_run: readonly string[];
    readonly checklist: Readonly<Record<string, string>>;
  }[];
}

interface Found {
  readonly file: string;
  readonly rule: string;
  readonly certainty: string;
}

const golden = 'packages/cli/test/public-traces/golden.txt';

/** docs/public-traces.md: what the linter finds in the public traces, item by item, with the figures of the golden file. */
export function publicTracesPage(): Output {
  const { traces } = JSON.parse(readFileSync(new URL(`../../../${golden}`, import.meta.url), 'utf8')) as Golden;
  const judged = traces.filter(({ checklist }) => Object.keys(checklist).length > 0);
  const found: readonly Found[] = traces.flatMap(({ file, findings }) =>
    findings.map((one) => {
      const [, certainty = '', rule = ''] = one.split(' ');
      return { file, rule, certainty };
    }),
  );
  return {
    path: 'docs/public-traces.md',
    text: `<!-- Made by tools/generate/public-traces/page.ts from ${golden}; do not edit. -->

# What forsy-lint finds in the public traces

The dataset that came with the format holds ${judged.length} traces in its older form: five sessions, each once as it was collected (\`raw/\`) and once edited (\`examples/\`). \`forsy-lint --profile legacy\` was run over the folder; rules, places and counts are kept as a golden file, without a word of what stands in the traces, and a test runs the command again wherever the traces are at hand. All figures of this page count both forms of a session.

${found.length} findings: ${found.filter(({ certainty }) => certainty === 'exact').length} exact ones and ${found.filter(({ certainty }) => certainty === 'hint').length} hints.

## The checklist

| item | | pass or clear | needs review | fail | not applicable | findings |
|---|---|---|---|---|---|---|
${items.map((item) => checklistRow(item, judged, found)).join('\n')}

## Item by item

${items.map((item) => section(item, found)).join('\n')}
## Beyond the checklist

| rule | exact | hints | traces or folders |
|---|---|---|---|
${[...new Set(found.filter(({ rule }) => itemOf(rule) === null).map(({ rule }) => rule))]
  .sort()
  .map((rule) => ruleRow(rule, found))
  .join('\n')}

## Rules that could not run

${notRun(traces)}
`,
  };
}

function checklistRow(item: number, judged: Golden['traces'], found: readonly Found[]): string {
  const having = (...states: readonly string[]): number =>
    judged.filter(({ checklist }) => states.includes(checklist[item] ?? '')).length;
  const own = found.filter(({ rule }) => itemOf(rule) === item).length;
  return `| ${item} | ${checklistTitle(item)} | ${having('pass', 'clear')} | ${having('needs-review')} | ${having('fail')} | ${having('not-applicable')} | ${own} |`;
}

function section(item: number, found: readonly Found[]): string {
  const rules = [...new Set(found.filter(({ rule }) => itemOf(rule) === item).map(({ rule }) => rule))].sort();
  const { seen, settles } = notes[item]!;
  return `### ${item}. ${checklistTitle(item)}

${rules.length === 0 ? 'Nothing was found.' : rules.map((rule) => `${linked(rule)}: ${countsIn(rule, found)}.`).join(' ')}

${seen}

What settles it: ${settles.charAt(0).toLowerCase()}${settles.slice(1)}
`;
}

function ruleRow(rule: string, found: readonly Found[]): string {
  const own = found.filter((one) => one.rule === rule);
  const sure = own.filter(({ certainty }) => certainty === 'exact').length;
  return `| ${linked(rule)} | ${sure} | ${own.length - sure} | ${new Set(own.map(({ file }) => file)).size} |`;
}

function countsIn(rule: string, found: readonly Found[]): string {
  const own = found.filter((one) => one.rule === rule);
  const traces = new Set(own.map(({ file }) => file)).size;
  const kinds = [...new Set(own.map(({ certainty }) => certainty))].map((kind) => {
    const times = own.filter(({ certainty }) => certainty === kind).length;
    return kind === 'hint' ? `${times} ${times === 1 ? 'hint' : 'hints'}` : `${times} exact`;
  });
  return `${kinds.join(' and ')} in ${traces} ${traces === 1 ? 'trace' : 'traces'}`;
}

function notRun(traces: Golden['traces']): string {
  const rules = [...new Set(traces.flatMap(({ rules_not_run }) => rules_not_run))].sort();
  if (rules.length === 0) return 'Every rule could run on every trace.';
  return rules
    .map((rule) => {
      const times = traces.filter(({ rules_not_run }) => rules_not_run.includes(rule)).length;
      return `- ${linked(rule)} on ${times} of the traces, where a field that it reads has another shape; the report says which.`;
    })
    .join('\n');
}

function linked(rule: string): string {
  return `[${rule}](rules/${rule}.md)`;
}

function itemOf(rule: string): number | null {
  return rulesById.get(rule)?.checklist ?? null;
}
