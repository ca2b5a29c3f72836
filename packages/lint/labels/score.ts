import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fires, withoutLimitations, written } from './adapter.ts';
import { type CorpusCase, joinCorpus, readCorpusLabels } from './corpus.ts';
import { fullSets, type Half, judgedText, type Label, readLabels, smallSets, thirdSets, traceOf } from './label.ts';
import { type Tally, tally } from './tally.ts';
import type { Share } from './wilson.ts';

// `pnpm score:lint` prints how the hints do on the labelled sets. `--write` keeps the page, `--show` lists what the rules get
// wrong in the open half and in the third set. Nothing ever shows the unseen half: looking at it is what would spoil it.
const rules = [...fullSets, ...smallSets];
const flags = process.argv.slice(2);
const corpus = process.env.TRACE_CORPUS;
const page = join(fileURLToPath(new URL('../../../', import.meta.url)), 'docs', 'hint-scores.md');

const unknown = flags.find((flag) => flag !== '--write' && flag !== '--show');
if (unknown !== undefined) refuse(`${unknown} is not a flag of score:lint; it knows --write and --show.`);
if (flags.includes('--write') && corpus === undefined)
  refuse('docs/hint-scores.md states the scores on the corpus too: set TRACE_CORPUS to its folder, then run again.');

const preface = `<!-- Made by \`pnpm score:lint --write\` from the labelled sets in packages/lint/labels. -->

# How well the hints judge

A hint is a guess. These are its measured recall (of the fields a careful reader calls bad, how many it finds) and precision (of
the fields it finds, how many a careful reader calls bad), each with its 95 % Wilson interval. A dash means that the rule is not
written yet, or that there is nothing to take a share of. Fields that careful readers could judge either way count neither way.`;

const text = render();
process.stdout.write(text);
if (flags.includes('--write')) {
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, text);
}
if (flags.includes('--show')) for (const rule of rules.filter((id) => written.includes(id))) show(rule);

function render(): string {
  const sets = [scored('The open half', 'open', rules), scored('The unseen half', 'unseen', rules)];
  return `${[preface, ...sets, scored('The third set', 'third', thirdSets), corpusTable()].join('\n\n')}\n`;
}

function scored(title: string, half: Half, ids: readonly string[]): string {
  const rows = ids.flatMap((id) => (id === 'description-is-true' ? [id, withoutLimitations] : [id]));
  return table(title, rows, (rule) =>
    tally(
      readLabels(setOf(rule), half),
      asked(rule, (label: Label) => fires(rule, traceOf(label), label.field)),
    ),
  );
}

function setOf(rule: string): string {
  return rule === withoutLimitations ? 'description-is-true' : rule;
}

function corpusTable(): string {
  if (corpus === undefined) return 'The corpus sample is not scored: TRACE_CORPUS is not set.';
  const cases = casesUnder(join(corpus, 'forsy'));
  return table('The corpus sample', rules, (rule) =>
    tally(
      cases.filter((one) => one.rule === rule),
      asked(rule, (one: CorpusCase) => fires(rule, one.trace, one.pointer)),
    ),
  );
}

function casesUnder(folder: string): readonly CorpusCase[] {
  try {
    return joinCorpus(readCorpusLabels(), folder);
  } catch (error) {
    return refuse(`The corpus sample can't be read: ${(error as Error).message} TRACE_CORPUS must name its folder.`);
  }
}

function asked<T>(rule: string, ask: (label: T) => boolean): ((label: T) => boolean) | undefined {
  return written.includes(setOf(rule)) ? ask : undefined;
}

function table(title: string, ids: readonly string[], count: (rule: string) => Tally): string {
  const rows = ids.map((rule) => {
    const { good, bad, unclear, recall, precision, firedOnUnclear } = count(rule);
    const silent = written.includes(setOf(rule)) ? `${firedOnUnclear} of ${unclear}` : `of ${unclear}`;
    return `| ${rule} | ${good} | ${bad} | ${shown(recall)} | ${shown(precision)} | ${silent} |`;
  });
  const head = '| rule | good | bad | recall | precision | fired on unclear |\n|---|---|---|---|---|---|';
  return `## ${title}\n\n${head}\n${rows.join('\n')}`;
}

function shown(share: Share | undefined): string {
  if (share === undefined) return '–';
  return `${share.share.toFixed(3)} (${share.low.toFixed(3)} to ${share.high.toFixed(3)})`;
}

function show(rule: string): void {
  for (const label of [...readLabels(rule, 'open'), ...(thirdSets.includes(rule) ? readLabels(rule, 'third') : [])]) {
    const fired = fires(rule, traceOf(label), label.field);
    if (label.label === 'unclear' || fired === (label.label === 'bad')) continue;
    process.stdout.write(`\n${rule} ${label.id}: ${fired ? 'fired on good' : 'silent on bad'} (${label.note})\n`);
    process.stdout.write(`  ${judgedText(label).replaceAll('\n', '\n  ')}\n`);
  }
}

function refuse(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}
