import { type DatasetRule, nameOf, type TraceFacts } from '../../../dataset/dataset.ts';
import { tellsApart, wordsAlone } from '../../../dataset/described-as.ts';
import { nearly } from '../../../dataset/nearly.ts';

/** Two traces of two tasks are described in words of their own. */
export const descriptionsTellTracesApart: DatasetRule = {
  id: 'descriptions-tell-traces-apart',
  claim: 'No two traces of the dataset that do different tasks are described in the same words, or in nearly the same.',
  why: 'A description that fits another trace as well was copied from it, and is true of one of the two at most.',
  fix: 'Describe each trace by what it holds; where both are described rightly, suppress the finding with that reason.',
  checklist: 16,
  severity: 'warning',
  certainty: 'hint',
  ofAnyTraces: true,
  *checkDataset({ traces }) {
    // What was said of two traces is not said once more of the export that was made from them.
    const told = new Set<string | null>();
    for (const kind of ['trace', 'export'] as const) {
      const own = described(traces.filter((trace) => trace.kind === kind && !told.has(trace.id)));
      for (const trace of own) told.add(trace.id);
      const first = new Map<string, Described>();
      for (const trace of own) {
        const words = trace.triples.join(' ');
        const other = first.get(words);
        if (other === undefined) first.set(words, trace);
        else if (!doTheSame(trace, other))
          yield {
            about: trace.folder,
            against: trace,
            message: `${nameOf(trace)} does another task than ${nameOf(other)}, but it looks like its description was copied from there: it has the same words.`,
          };
      }
      for (const [trace, other, share] of nearly([...first.values()]) as Iterable<[Described, Described, number]>)
        if (!doTheSame(trace, other) && !bothAreApart(trace, other))
          yield {
            about: trace.folder,
            against: trace,
            message: `${nameOf(trace)} does another task than ${nameOf(other)}, but it looks like one description was made from the other: about ${Math.round(100 * share)} % of their words are the same.`,
          };
    }
  },
};

/** A trace with the words of its description in the place where the words of its steps are compared. */
type Described = TraceFacts & Required<Pick<TraceFacts, 'described' | 'triples'>>;

/** Fewer words fit any trace. */
const enough = 12;
const none = new Uint16Array(0);

function described(traces: readonly TraceFacts[]): readonly Described[] {
  return traces.flatMap(({ described: words, ...trace }) =>
    words === undefined || words.length < enough
      ? []
      : [{ ...trace, described: words, triples: wordsAlone(words), sketch: none }],
  );
}

/** Whoever tries a task again, or has it done by others, may say the same of it. */
function doTheSame(one: Described, other: Described): boolean {
  return one.task === undefined || other.task === undefined || one.task === other.task;
}

/** A text that is filled in says of each trace what only that one is about. */
function bothAreApart(one: Described, other: Described): boolean {
  return tellsApart(one.described, new Set(other.triples)) && tellsApart(other.described, new Set(one.triples));
}
