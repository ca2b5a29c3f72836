import { type DatasetRule, nameOf, type TraceFacts } from '../../../dataset/dataset.ts';

/** One id, one trace. */
export const traceIdsAreUnique: DatasetRule = {
  id: 'trace-ids-are-unique',
  claim: 'Every trace of the dataset has an id of its own.',
  why: 'Splits, links and attestations go by the id; two traces under one id are mixed up without a sign.',
  fix: 'Give each trace an id of its own, and take out the one that is a copy.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  ofAnyTraces: true,
  *checkDataset({ traces }) {
    const first = new Map<string, TraceFacts>();
    for (const trace of traces) {
      if (trace.id === null) continue;
      const key = `${trace.kind} ${trace.id}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, trace);
      else
        yield {
          about: trace.folder,
          message: `The trace id ${JSON.stringify(trace.id)} stands in ${nameOf(trace)} and in ${nameOf(other)}.`,
        };
    }
  },
};
