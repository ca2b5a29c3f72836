import { fires, withoutLimitations, written } from './adapter.ts';
import { type CorpusCase, joinCorpus, readCorpusLabels } from './corpus.ts';
import {
  fullSets,
  type Half,
  judgedText,
  type Label,
  partSets,
  readLabels,
  smallSets,
  thirdSets,
  traceOf,
} from './label.ts';
import { type Tally, tally } from './tally.ts';
import type { Share } from './wilson.ts';

const rules = [...fullSets, ...smallSets];
const sets = [...rules, ...Object.keys(partSets)];

const preface = `<!-- Made by \`pnpm score:lint --write\` from the labelled sets in packages/lint/labels. -->

# How well the hints judge

A hint is a guess. These are its measured recall (of the fields a careful reader calls bad, how many it finds) and precision (of
the fields it finds, how many a careful reader calls bad), each with its 95 % Wilson interval. A dash means that the rule is not
written yet, or that there is nothing to take a share of. Fields that careful readers could judge either way count neither way.`;

/** The page of the scores: those of the corpus too where its cases are given. */
export function scoresPage(cases: readonly CorpusCase[] | undefined): string {
  const halves = [scored('The open half', 'open', sets), scored('The unseen half', 'unseen', sets)];
  return `${[preface, ...halves, scored('The third set', 'third', thirdSets), corpusTable(cases)].join('\n\n')}\n`;
}

function scored(title: string, half: Half, ids: readonly string[]): string {
  const rows = ids.flatMap((id) => (id === 'description-is-true' ? [id, withoutLimitations] : [id]));
  return table(title, rows, (rule) =>
    tally(
      readLabels(setOf(rule), half),
      asked(rule, (label: Label) => fires(ruleOf(rule), traceOf(label), label.field)),
    ),
  );
}

function setOf(rule: string): string {
  return rule === withoutLimitations ? 'description-is-true' : rule;
}

/** The rule that a row of the scores speaks of. */
function ruleOf(row: string): string {
  return partSets[row] ?? row;
}

function corpusTable(cases: readonly CorpusCase[] | undefined): string {
  if (cases === undefined) return 'The corpus sample is not scored: TRACE_CORPUS is not set.';
  return table('The corpus sample', sets, (rule) =>
    tally(
      cases.filter((one) => one.rule === rule),
      asked(rule, (one: CorpusCase) => fires(ruleOf(rule), one.trace, one.pointer)),
    ),
  );
}

/** The labelled cases whose traces lie in a folder of the corpus. */
export function casesUnder(folder: string): readonly CorpusCase[] {
  return joinCorpus(readCorpusLabels(), folder);
}

function asked<T>(rule: string, ask: (label: T) => boolean): ((label: T) => boolean) | undefined {
  return isWritten(rule) ? ask : undefined;
}

function table(title: string, ids: readonly string[], count: (rule: string) => Tally): string {
  const rows = ids.map((rule) => {
    const { good, bad, unclear, recall, precision, firedOnUnclear } = count(rule);
    const silent = isWritten(rule) ? `${firedOnUnclear} of ${unclear}` : `of ${unclear}`;
    return `| ${nameOf(rule)} | ${good} | ${bad} | ${shown(recall)} | ${shown(precision)} | ${silent} |`;
  });
  const head = '| rule | good | bad | recall | precision | fired on unclear |\n|---|---|---|---|---|---|';
  return `## ${title}\n\n${head}\n${rows.join('\n')}`;
}

function isWritten(row: string): boolean {
  return written.includes(ruleOf(setOf(row)));
}

function nameOf(row: string): string {
  return row in partSets ? `${ruleOf(row)}, ${row}` : row;
}

function shown(share: Share | undefined): string {
  if (share === undefined) return '–';
  return `${share.share.toFixed(3)} (${share.low.toFixed(3)} to ${share.high.toFixed(3)})`;
}

/** What the rules get wrong in the open half and in the third set. Nothing ever shows the unseen half: looking at it is what would spoil it. */
export function mistakes(): string {
  return sets.filter(isWritten).map(mistakesOf).join('');
}

function mistakesOf(set: string): string {
  let text = '';
  for (const label of [...readLabels(set, 'open'), ...(thirdSets.includes(set) ? readLabels(set, 'third') : [])]) {
    const fired = fires(ruleOf(set), traceOf(label), label.field);
    if (label.label === 'unclear' || fired === (label.label === 'bad')) continue;
    text += `\n${set} ${label.id}: ${fired ? 'fired on good' : 'silent on bad'} (${label.note})\n`;
    text += `  ${judgedText(label).replaceAll('\n', '\n  ')}\n`;
  }
  return text;
}
