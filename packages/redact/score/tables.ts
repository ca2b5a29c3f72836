import { reached } from './goals.ts';
import { surroundings } from './surroundings.ts';
import { f1, precision, recall, reportedBy, type Scored, type Tally, tally, wilson } from './tally.ts';

/** The tables of one run as Markdown: by family, by kind, by surroundings and by shape. */
export function tables(title: string, scored: readonly Scored[]): string {
  const positive = scored.filter(({ sample }) => sample.shape.positive);
  const negative = scored.filter(({ sample }) => !sample.shape.positive);
  return [
    `## ${title}`,
    `${countOf(positive, 'positive')} and ${countOf(negative, 'negative')}.`,
    '### Against the goals',
    goalTable(scored),
    '### By family',
    groupTable(
      'family',
      groups(scored, ({ sample }) => familyOf(sample.shape.kind)),
    ),
    '### By kind',
    groupTable(
      'kind',
      groups(scored, ({ sample }) => sample.shape.kind),
    ),
    '### By surroundings',
    groupTable(
      'surroundings',
      groups(scored, ({ sample }) => sample.surrounding, [...surroundings, 'own']),
    ),
    '### Positive shapes',
    positiveTable(groups(positive, ({ sample }) => sample.shape.id)),
    '### Negative shapes',
    negativeTable(groups(negative, ({ sample }) => sample.shape.id)),
  ].join('\n\n');
}

/** Where recall falls short or something is falsely reported: shape ids and sample indexes, never a value. */
export function shortfalls(scored: readonly Scored[]): string {
  const lines = groups(scored, ({ sample }) => sample.shape.id).flatMap(({ name, members }) => {
    const bad = members.filter(({ sample, judgement: { outcomes, stray } }) =>
      sample.shape.positive ? stray > 0 || outcomes.some((outcome) => !isFound(outcome)) : stray > 0,
    );
    if (bad.length === 0) return [];
    return [
      `${name}: ${bad.map(({ sample, judgement }) => `${sample.index} (${reasons(judgement.outcomes, judgement.stray)})`).join(', ')}`,
    ];
  });
  return lines.length === 0 ? 'No sample falls short.' : lines.join('\n');
}

interface Group {
  readonly name: string;
  readonly members: readonly Scored[];
}

function groups(
  scored: readonly Scored[],
  nameOf: (one: Scored) => string,
  order?: readonly string[],
): readonly Group[] {
  const found = new Map<string, Scored[]>((order ?? []).map((name) => [name, []]));
  for (const one of scored) {
    const members = found.get(nameOf(one));
    if (members) members.push(one);
    else found.set(nameOf(one), [one]);
  }
  return [...found].filter(([, members]) => members.length > 0).map(([name, members]) => ({ name, members }));
}

function groupTable(heading: string, rows: readonly Group[]): string {
  const all = rows.flatMap(({ members }) => members);
  const lines = [...rows, { name: 'all', members: all }].map(({ name, members }) => {
    const counts = tally(members);
    const { outcomes } = counts;
    return [
      name,
      counts.values,
      share(recall(counts), counts.found, counts.values),
      share(precision(counts), counts.found, reportedBy(counts)),
      percent(f1(counts)),
      `${outcomes.exact} / ${outcomes.covering} / ${outcomes.partial} / ${outcomes.wide} / ${outcomes.missed}`,
      counts.stray,
      counts.negatives,
      falseShare(counts),
    ];
  });
  const heads = [
    'values',
    'recall',
    'precision',
    'F1',
    'exact / covering / partial / wide / missed',
    'stray',
    'negatives',
    'false positives',
  ];
  return table([heading, ...heads], lines);
}

function goalTable(scored: readonly Scored[]): string {
  const rows = reached(scored).map(({ goal, measured, met }) => [
    goal.name,
    `${goal.bound} ${percent(goal.target)}`,
    percent(measured),
    met ? 'yes' : 'no',
  ]);
  return table(['goal', 'target', 'measured', 'met'], rows);
}

function positiveTable(rows: readonly Group[]): string {
  const lines = rows.map(({ name, members }) => {
    const counts = tally(members);
    const { outcomes } = counts;
    const detail = `${outcomes.exact} / ${outcomes.covering} / ${outcomes.partial} / ${outcomes.wide} / ${outcomes.missed}`;
    return [
      name,
      share(recall(counts), counts.found, counts.values),
      share(precision(counts), counts.found, reportedBy(counts)),
      percent(f1(counts)),
      detail,
      counts.stray,
    ];
  });
  return table(['shape', 'recall', 'precision', 'F1', 'exact / covering / partial / wide / missed', 'stray'], lines);
}

function negativeTable(rows: readonly Group[]): string {
  return table(
    ['shape', 'false positives'],
    rows.map(({ name, members }) => [name, falseShare(tally(members))]),
  );
}

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function falseShare({ falsePositives, negatives }: Tally): string {
  return share(negatives === 0 ? undefined : falsePositives / negatives, falsePositives, negatives);
}

function share(value: number | undefined, hits: number, total: number): string {
  if (value === undefined) return 'none';
  const [low, high] = wilson(hits, total);
  return `${percent(value)} (${hits} of ${total}; ${percent(low)} to ${percent(high)})`;
}

function percent(value: number | undefined): string {
  return value === undefined ? 'none' : `${(value * 100).toFixed(1)} %`;
}

function isFound(outcome: string): boolean {
  return outcome === 'exact' || outcome === 'covering';
}

function reasons(outcomes: readonly string[], stray: number): string {
  const words = [...new Set(outcomes.filter((outcome) => !isFound(outcome)))];
  return [...words, ...(stray > 0 ? ['stray'] : [])].join(' + ');
}

function familyOf(kind: string): string {
  return kind.slice(0, kind.indexOf('/'));
}

function countOf(scored: readonly Scored[], word: string): string {
  return `${scored.length} ${word} samples over ${new Set(scored.map(({ sample }) => sample.shape.id)).size} shapes`;
}
