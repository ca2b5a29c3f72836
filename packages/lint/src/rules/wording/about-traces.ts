import type { ForsyTrace } from '@trace-formats/schema';
import { ofOneTrace } from '../of-one-trace.ts';

const traceWork = [
  // The product by its name, or the work of making and checking such data.
  /\bforsy\b/i,
  /\b(?:agent|llm|training|conversation|trajectory)[\s-]+(?:traces?|trajector(?:y|ies)|transcripts?)\b/i,
  /\b(?:trace|trajectory)[\s-]+(?:data\s?sets?|formats?|collections?|schemas?|converters?|exports?|validators?|linters?|skills?)\b/i,
  /\btraces?\b(?=.{0,60}\b(?:jsonl?|schemas?|data\s?sets?|annotat\w+|lint\w*|manifests?)\b)/is,
  /\b(?:jsonl?|schemas?|data\s?sets?|annotat\w+|lint\w*|manifests?)\b(?=.{0,60}\btraces?\b)/is,
];

/** True where the work that was recorded is itself about traces, so that speaking of them is no sign of trace administration. */
export const isAboutTraces: (trace: Pick<ForsyTrace, 'task'>) => boolean = ofOneTrace(({ task }) =>
  traceWork.some((sign) => sign.test(task)),
);
