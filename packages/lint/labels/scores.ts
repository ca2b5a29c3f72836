import { fires, withoutLimitations, written } from './adapter.ts';
import { type CorpusCase, joinCorpus, readCorpusLabels } from './corpus.ts';
import { fullSets, type Half, judgedText, type Label, readLabels, smallSets, thirdSets, traceOf } from './label.ts';
import { type Tally, tally } from './tally.ts';
import type { Share } from './wilson.ts';

const rules = [...fullSets, ...smallSets];

const preface = `<!-- Made by \`pnpm score:lint --write\` from the labelled sets in packages/lint/labels. -->

# How well the hints judge

A hint is a guess. These are its measured recall (of the fields a careful reader calls bad, how many it finds) and precision (of
the fields it finds, how many a careful reader calls bad), each with its 95 % Wilson interval. A dash means that the rule is not
written yet, or that there is nothing to take a share of. Fields that careful readers could judge either way count neither way.`;

/** The page of the scores: those of the corpus too where its cases are given. */
export function scoresPage(cases: readonly CorpusCase[] | undefined): string {
  const sets = [scored('The open half', 'open', rules), scored('The unseen half', 'unseen', rules)];
  return `${[preface, ...sets, scored('The third set', 'third', thirdSets), corpusTable(cases)].join('\n\n')}\n`;
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

function corpusTable(cases: readonly CorpusCase[] | undefined): string {
  if (cases === undefined) return 'The corpus sample is not scored: TRACE_CORPUS is not set.';
  return table('The corpus sample', rules, (rule) =>
    tally(
      cases.filter((one) => one.rule === rule),
      asked(rule, (one: CorpusCase) => fires(rule, one.trace, one.pointer)),
    ),
  );
}

/** The labelled cases whose traces lie in a folder of the corpus. */
export function casesUnder(folder: string): readonly CorpusCase[] {
  return joinCorpus(readCorpusLabels(), folder);
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

/** What the rules get wrong in the open half and in the third set. Nothing ever shows the unseen half: looking at it is what would spoil it. */
export function mistakes(): string {
  return rules
    .filter((id) => written.includes(id))
    .map(mistakesOf)
    .join('');
}

function mistakesOf(rule: string): string {
  let text = '';
  for (const label of [...readLabels(rule, 'open'), ...(thirdSets.includes(rule) ? readLabels(rule, 'third') : [])]) {
    const fired = fires(rule, traceOf(label), label.field);
    if (label.label === 'unclear' || fired === (label.label === 'bad')) continue;
    text += `\n${rule} ${label.id}: ${fired ? 'fired on good' : 'silent on bad'} (${label.note})\n`;
    text += `  ${judgedText(label).replaceAll('\n', '\n  ')}\n`;
  }
  return text;
}
