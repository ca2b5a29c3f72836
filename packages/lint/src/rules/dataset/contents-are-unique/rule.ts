import { type DatasetRule, nameOf, type TraceFacts } from '../../../dataset/dataset.ts';
import { nearly } from '../../../dataset/nearly.ts';

/** No trace stands in the dataset twice. */
export const contentsAreUnique: DatasetRule = {
  id: 'contents-are-unique',
  claim: 'No trace stands in the dataset twice, whole or nearly.',
  why: 'A trace that stands twice counts twice, and one copy in each part of a split makes a test worthless.',
  fix: 'Keep one of the two; where both are meant, say what differs and suppress the finding with that reason.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  ofAnyTraces: true,
  *checkDataset({ traces }) {
    // What was said of two traces is not said once more of the export that was made from them.
    const told = new Set<string>();
    const isNew = (one: TraceFacts, other: TraceFacts): boolean => {
      const pair = [one.hash, other.hash].sort().join(' ');
      if (one.kind === 'export') return !told.has(pair);
      told.add(pair);
      return true;
    };
    for (const kind of ['trace', 'raw', 'export'] as const) {
      const own = traces.filter((trace) => trace.kind === kind);
      const first = new Map<string, TraceFacts>();
      const distinct: TraceFacts[] = [];
      for (const trace of own) {
        const other = first.get(trace.hash);
        if (other === undefined) {
          first.set(trace.hash, trace);
          distinct.push(trace);
        } else if (isNew(trace, other))
          yield {
            about: trace.folder,
            message: `${nameOf(trace)} tells word for word what ${nameOf(other)} tells.`,
          };
      }
      for (const [trace, other, share] of nearly(distinct))
        if (isNew(trace, other))
          yield {
            about: trace.folder,
            certainty: 'hint',
            message: `${nameOf(trace)} looks like ${nameOf(other)}: about ${Math.round(100 * share)} % of their words are the same.`,
          };
    }
  },
};
