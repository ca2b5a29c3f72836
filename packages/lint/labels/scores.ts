import { fires, withoutLimitations } from './adapter.ts';
import type { CorpusCase } from './corpus.ts';
import {
  fullSets,
  type Half,
  judgedText,
  partSets,
  readLabels,
  ruleOf,
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
the fields it finds, how many a careful reader calls bad), each with its 95 % Wilson interval. A dash stands where there is nothing
to take a share of. Fields that careful readers could judge either way count neither way. A row with a second name is of fields
that show one part of what the rule looks for. [The README of the labels](../packages/lint/labels/README.md) says how they were
made and judged, and what the rules made of each lot at first sight.`;

/** What the figures of a set are worth. */
const worth = {
  open: 'Fields that whoever writes a rule may look at: these figures say what was learned from them.',
  unseen: 'Fields that stay unread until a rule is finished: these figures are the ones that count.',
  third: 'Fields that were labelled later, each lot scored before a rule was changed after it, and open since.',
  corpus: 'Fields of public traces of other people, as they stand there.',
};

/** The page of the scores: those of the corpus too where its cases are given. */
export function scoresPage(cases: readonly CorpusCase[] | undefined): string {
  const halves = [scored('The open half', 'open', sets), scored('The unseen half', 'unseen', sets)];
  return `${[preface, ...halves, scored('The third set', 'third', thirdSets), corpusTable(cases)].join('\n\n')}\n`;
}

function scored(title: string, half: Half, ids: readonly string[]): string {
  const rows = ids.flatMap((id) => (id === 'description-is-true' ? [id, withoutLimitations] : [id]));
  return table(title, worth[half], rows, (rule) =>
    tally(readLabels(setOf(rule), half), (label) => fires(ruleOf(rule), traceOf(label), label.field)),
  );
}

function setOf(rule: string): string {
  return rule === withoutLimitations ? 'description-is-true' : rule;
}

/** The part of the page that is about the corpus, and what stands there where it is not at hand. */
export function corpusTable(cases: readonly CorpusCase[] | undefined): string {
  if (cases === undefined) return 'The corpus sample is not scored: TRACE_CORPUS is not set.';
  return table('The corpus sample', worth.corpus, sets, (rule) =>
    tally(
      cases.filter((one) => one.rule === rule),
      (one) => fires(ruleOf(rule), one.trace, one.pointer),
    ),
  );
}

function table(title: string, says: string, ids: readonly string[], count: (rule: string) => Tally): string {
  const rows = ids.map((rule) => {
    const { good, bad, unclear, recall, precision, firedOnUnclear } = count(rule);
    return `| ${nameOf(rule)} | ${good} | ${bad} | ${shown(recall)} | ${shown(precision)} | ${firedOnUnclear} of ${unclear} |`;
  });
  const head = '| rule | good | bad | recall | precision | fired on unclear |\n|---|---|---|---|---|---|';
  return `## ${title}\n\n${says}\n\n${head}\n${rows.join('\n')}`;
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
  return sets.map(mistakesOf).join('');
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
