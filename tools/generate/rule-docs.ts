import { readFileSync } from 'node:fs';
import { type CatalogueEntry, catalogue } from '../../packages/lint/src/catalogue.ts';
import { groundRules } from '../../packages/lint/src/ground-rules.ts';
import { readsOf } from '../../packages/lint/src/reads-of.ts';
import { checklistTitles } from '../../packages/report/src/said/checklist.ts';
import { shapeRules } from '../../packages/validate/src/shape/shape-rules.ts';
import { cell } from './markdown.ts';
import type { Output } from './output.ts';

/** A page for every rule, made from the rule and its cases, and the page that says who checks what. */
export function ruleDocs(): Output[] {
  const ids = [...new Set(catalogue.map(({ rule }) => rule.id))];
  const inCatalogue = new Set(ids);
  return [
    ...ids.map((id) => ({ path: pathOf(id), text: page(catalogue.filter(({ rule }) => rule.id === id)) })),
    ...shapeRules
      .filter(({ id }) => !inCatalogue.has(id))
      .map(({ id, why }) => ({ path: pathOf(id), text: shapePage(id, why) })),
    ...groundRules.map(({ id, claim }) => ({ path: pathOf(id), text: groundPage(id, claim) })),
    { path: 'docs/rules/README.md', text: index() },
  ];
}

const made = '<!-- Made by tools/generate/rule-docs.ts from the rules and their cases; do not edit. -->';

function pathOf(id: string): string {
  return `docs/rules/${id}.md`;
}

interface Case {
  readonly says: string;
  readonly document?: unknown;
  readonly manifest?: unknown;
  readonly finds: readonly (string | readonly [place: string, says: string, weight?: string])[];
  readonly [key: string]: unknown;
}

function page(entries: readonly CatalogueEntry[]): string {
  const id = entries[0]!.rule.id;
  return lines([
    made,
    `# ${id}`,
    ...entries.flatMap((entry) => [
      ...(entries.length > 1 ? [`## In ${subjects[entry.subject]}`] : []),
      ...section(entry),
    ]),
  ]);
}

function section(entry: CatalogueEntry): string[] {
  const { subject, rule } = entry;
  const cases = JSON.parse(
    readFileSync(new URL(`../../packages/lint/src/rules/${subject}/${rule.id}/cases.json`, import.meta.url), 'utf8'),
  ) as Case[];
  const failing = cases.filter(({ finds }) => finds.length > 0);
  const passing = cases.filter(({ finds }) => finds.length === 0);
  const reads = readsOf(entry);
  return [
    `**${rule.claim}**`,
    table([
      ['speaks of', subjects[subject]],
      ['checklist', rule.checklist === null ? 'none' : `${rule.checklist}. ${checklistTitles[rule.checklist - 1]}`],
      ['weighs', rule.severity],
      ['how sure', certainties[rule.certainty]],
      ['mended by `--fix`', rule.fixable ? 'yes' : 'no'],
      ...(rule.heldBySchema
        ? [['in v0.1', 'the schema finds it, so the rule itself runs only over older traces']]
        : []),
      ...(rule.atRelease ? [['runs', 'only with `--release`']] : []),
      ...(reads.length > 0 ? [['reads', reads.map((one) => `\`${one}\``).join(', ')]] : []),
    ]),
    '### Why',
    rule.why,
    '### What to do',
    rule.fix,
    ...(rule.options ? ['### Options', ...Object.entries(rule.options).map(optionLine)] : []),
    '### Found',
    ...examples(failing),
    '### Left alone',
    ...examples(passing),
  ];
}

function optionLine([name, means]: [name: string, means: string]): string {
  return `\`${name}\` (true unless a configuration says false): ${means}`;
}

/** Few examples teach more than many. */
const most = 4;

function examples(cases: readonly Case[]): string[] {
  return cases.slice(0, most).flatMap(({ says, finds, ...given }) => {
    const places = finds.map((find) => `\`${(typeof find === 'string' ? find : find[0]) || 'the document'}\``);
    const found = places.length === 0 ? '' : ` Found at ${[...new Set(places)].join(', ')}.`;
    return [`${says}${found}`, `\`\`\`json\n${shortened(JSON.stringify(given.document ?? given, null, 2))}\n\`\`\``];
  });
}

/** A long example is cut by its lines, and says so. */
function shortened(text: string): string {
  const rows = text.split('\n');
  return rows.length <= 40 ? text : `${rows.slice(0, 40).join('\n')}\n… (${rows.length - 40} more lines in cases.json)`;
}

function shapePage(id: string, why: string): string {
  return lines([
    made,
    `# ${id}`,
    'Found by the schema of the format.',
    '### Why',
    why,
    '### What to do',
    'Each finding says what is allowed in its place. [The formats](../formats.md) has every field.',
  ]);
}

function groundPage(id: string, claim: string): string {
  return lines([
    made,
    `# ${id}`,
    `**${claim}**`,
    'Found by reading, by telling the format or by the command itself. Each finding says where, why it matters and what to do.',
  ]);
}

function index(): string {
  const rows = checklistTitles.map((title, at) => {
    const own = catalogue.filter(({ rule }) => rule.checklist === at + 1);
    const named = (sure: (rule: CatalogueEntry['rule']) => boolean): string =>
      own
        .filter(({ rule }) => sure(rule))
        .map(({ rule }) => link(rule.id))
        .join(', ') || 'nobody';
    return `| ${at + 1} | ${title} | ${named(({ certainty }) => certainty !== 'hint')} | ${named(({ certainty }) => certainty !== 'exact')} |`;
  });
  const others = (['forsy', 'dataset', 'open-token', 'trajectory'] as const).flatMap((subject) => [
    `## ${subjects[subject].replace(/^an? |^the /, '').replace(/^./, (first) => first.toUpperCase())}`,
    [
      '| rule | weighs | how sure | `--fix` | what holds |',
      '|---|---|---|---|---|',
      ...catalogue
        .filter((entry) => entry.subject === subject)
        .map(
          ({ rule }) =>
            `| ${link(rule.id)} | ${rule.severity} | ${rule.certainty} | ${rule.fixable ? 'yes' : ''} | ${cell(rule.claim)} |`,
        ),
    ].join('\n'),
  ]);
  return lines([
    made,
    '# The rules',
    'What forsy-lint asks. An `exact` rule states a fact; a `hint` says "looks like" and leaves the item to a person.',
    '## The checklist: who checks what',
    ['| item | | decided by | watched by hints |', '|---|---|---|---|', ...rows].join('\n'),
    'An item that only hints watch over is never passed by a program: it is clear when none of them fired, and a person may sign it.',
    `Where a report says how many rules ran, it counts the ${catalogue.length} of the next four tables.`,
    ...others,
    '## Found by the schemas',
    [
      '| rule | why it matters |',
      '|---|---|',
      ...shapeRules.map(({ id, why }) => `| ${link(id)} | ${cell(why)} |`),
    ].join('\n'),
    '## Found by reading, by telling the format or by the command itself',
    [
      '| rule | what holds |',
      '|---|---|',
      ...groundRules.map(({ id, claim }) => `| ${link(id)} | ${cell(claim)} |`),
    ].join('\n'),
  ]);
}

const subjects: Readonly<Record<CatalogueEntry['subject'], string>> = {
  forsy: 'a Forsy trace',
  dataset: 'the dataset as a whole',
  'open-token': 'an Open-Token conversation',
  trajectory: 'a trajectory',
};
const certainties = {
  exact: 'exact: what it finds is a fact',
  hint: 'a hint: what it finds looks wrong, and a person decides',
  both: 'facts and hints; each finding says which',
};

function link(id: string): string {
  return `[${id}](${id}.md)`;
}

function table(rows: readonly (readonly string[])[]): string {
  return ['| | |', '|---|---|', ...rows.map(([left = '', right = '']) => `| ${left} | ${cell(right)} |`)].join('\n');
}

function lines(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}
