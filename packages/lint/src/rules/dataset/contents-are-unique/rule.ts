import { type DatasetRule, nameOf, type TraceFacts } from '../../../dataset/dataset.ts';

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
    for (const kind of ['trace', 'raw', 'export'] as const) {
      const own = traces.filter((trace) => trace.kind === kind);
      const first = new Map<string, TraceFacts>();
      const distinct: TraceFacts[] = [];
      for (const trace of own) {
        const other = first.get(trace.hash);
        if (other === undefined) {
          first.set(trace.hash, trace);
          distinct.push(trace);
        } else
          yield {
            about: trace.folder,
            message: `${nameOf(trace)} tells word for word what ${nameOf(other)} tells.`,
          };
      }
      for (const [trace, other, share] of nearly(distinct))
        yield {
          about: trace.folder,
          certainty: 'hint',
          message: `${nameOf(trace)} looks like ${nameOf(other)}: about ${Math.round(100 * share)} % of their words are the same.`,
        };
    }
  },
};

/** From this share of equal places on, two sketches come from nearly the same text. */
const near = 0.8;
/** Places of a sketch that are compared at once: few enough that near texts meet, many enough that others seldom do. */
const band = 4;

/** Pairs of traces whose sketches nearly agree, each trace with the first one it is like; every trace is looked up a fixed number of times. */
function* nearly(traces: readonly TraceFacts[]): Generator<readonly [TraceFacts, TraceFacts, number]> {
  const seen = new Map<string, TraceFacts>();
  for (const trace of traces) {
    if (trace.sketch.length === 0) continue;
    let found: readonly [TraceFacts, number] | undefined;
    for (let at = 0; at < trace.sketch.length; at += band) {
      const key = `${at} ${trace.sketch.subarray(at, at + band).join(' ')}`;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, trace);
      else if (found === undefined) {
        const share = agreement(trace.sketch, other.sketch);
        if (share >= near) found = [other, share];
      }
    }
    if (found !== undefined) yield [trace, found[0], found[1]];
  }
}

function agreement(one: Int32Array, other: Int32Array): number {
  let same = 0;
  for (let at = 0; at < one.length; at++) if (one[at] === other[at]) same += 1;
  return same / one.length;
}
