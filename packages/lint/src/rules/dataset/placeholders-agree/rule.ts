import { type DatasetRule, nameOf, type TraceFacts } from '../../../dataset/dataset.ts';
import type { MaskedSentence } from '../../../dataset/masked-sentences.ts';

/** What is masked in one trace is masked alike in the others. */
export const placeholdersAgree: DatasetRule = {
  id: 'placeholders-agree',
  claim: 'The same thing has the same placeholder in every trace of the dataset.',
  why: 'A person who is [PERSON_1] here and [PERSON_2] there is two people for every reader, and two masked as one are one.',
  fix: 'Mask the whole dataset in one run, or give the same thing the same placeholder in each trace.',
  checklist: 14,
  severity: 'warning',
  certainty: 'hint',
  *checkDataset({ traces }) {
    for (const kind of ['trace', 'raw', 'export'] as const) {
      const own = traces.filter((trace) => trace.kind === kind);
      const isOfOneSession = sessions(own);
      const first = new Map<string, { readonly trace: TraceFacts; readonly sentence: MaskedSentence }[]>();
      for (const trace of own) {
        let told = false;
        for (const sentence of trace.masked ?? []) {
          const known = first.get(sentence.words) ?? [];
          const other = known.find(
            (one) =>
              one.sentence.placeholders !== sentence.placeholders &&
              (sentence.isParticular || isOfOneSession(one.trace, trace)),
          );
          if (other !== undefined && !told) {
            // One finding for a trace: whoever masks it anew masks all of it.
            told = true;
            yield {
              about: trace.folder,
              against: trace,
              message: `${nameOf(trace)} says ${sentence.placeholders} where ${nameOf(other.trace)} says ${other.sentence.placeholders} in the same words, which looks like two placeholders for the same thing.`,
            };
          }
          if (!known.some((one) => one.sentence.placeholders === sentence.placeholders))
            first.set(sentence.words, [...known, { trace, sentence }]);
        }
      }
    }
  },
};

/** Whether two traces belong to one session: following what each continues leads to the same beginning. */
function sessions(traces: readonly TraceFacts[]): (one: TraceFacts, other: TraceFacts) => boolean {
  const byId = new Map(traces.flatMap((trace) => (trace.id === null ? [] : [[trace.id, trace] as const])));
  const begun = new Map<TraceFacts, TraceFacts>();
  const beginning = (trace: TraceFacts): TraceFacts => {
    const walked: TraceFacts[] = [];
    let at: TraceFacts | undefined = trace;
    let last = trace;
    while (at !== undefined && !begun.has(at) && !walked.includes(at)) {
      walked.push(at);
      last = at;
      at = at.priorId === null ? undefined : byId.get(at.priorId);
    }
    const first = (at && begun.get(at)) ?? last;
    for (const one of walked) begun.set(one, first);
    return first;
  };
  return (one, other) => beginning(one) === beginning(other);
}
