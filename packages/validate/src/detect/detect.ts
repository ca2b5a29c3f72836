import { type FormatId, formatOf } from '@trace-formats/schema';
import { isBytes } from '../is-bytes.ts';
import { isObject } from '../json/value.ts';
import { type Problem, problem } from '../problem.ts';
import { isZip } from '../read/encoding.ts';
import { type ReadResult, read } from '../read/read.ts';
import type { Claim, Sample } from './claim.ts';
import { describe } from './describe.ts';
import { detectors } from './detectors.ts';
import { strangerIn, strangerOfText } from './strangers.ts';
import { isEvalArchive } from './zip.ts';

/** A format that a file may have. */
export interface Candidate {
  readonly format: FormatId;
  /** From 0 to 1; from one half on it is believed. */
  readonly confidence: number;
  readonly saw: readonly string[];
}

/** What a file is, as far as its content tells. */
export interface Detection {
  /** The best candidate, or `unknown` where none is likely or its version is not read. */
  readonly format: FormatId;
  /** The version that the document states. */
  readonly version: string | null;
  /** What was seen, in a sentence or two. */
  readonly why: string;
  /** All that it may be, the likeliest first. Two that are close are two answers, and `why` names both. */
  readonly candidates: readonly Candidate[];
  readonly findings: readonly Problem[];
  /** The agent that has left it, as it looks, where nothing reads the logs of that. */
  readonly stranger?: string;
}

/** Says what format bytes, a text or what was read from them have, by content alone. Texts are read as tolerantly as logs need. */
export function detect(input: Uint8Array | string | Content): Detection {
  if (isContent(input)) return detectIn(input);
  if (typeof input !== 'string' && !isBytes(input))
    throw new TypeError(
      'Only bytes and texts are read, and this is neither. What is parsed already goes to detectValues.',
    );
  if (typeof input !== 'string' && isZip(input)) return archive(input);
  const content = read(input, { mode: 'tolerant' });
  const stranger = content.documents.length === 0 ? strangerOfText(input) : undefined;
  return stranger === undefined ? detectIn(content) : strange(stranger);
}

/** As `detect`, for what was read already of bytes or a text. Only where nothing could be read of them are they looked at again. */
export function detectRead(content: Content, input: Uint8Array | string): Detection {
  if (!isContent(content)) throw new TypeError('This is not what `read` gives. Bytes and texts go to `detect`.');
  return content.documents.length > 0 ? detectIn(content) : detect(input);
}

type Content = Pick<ReadResult, 'container' | 'documents'>;

/** Callers without types hand in anything. */
function isContent(input: unknown): input is Content {
  if (typeof input !== 'object' || input === null || !('documents' in input) || !Array.isArray(input.documents))
    return false;
  return input.documents.slice(0, sampled).every((one) => typeof one === 'object' && one !== null && 'value' in one);
}

function detectIn({ container, documents }: Content): Detection {
  return detectValues(
    documents.slice(0, sampled).map(({ value }) => value),
    container,
  );
}

/** Says what format parsed values have: one document, or the first records of a JSONL file. Only the first 64 are looked at. */
export function detectValues(values: readonly unknown[], container: 'json' | 'jsonl'): Detection {
  if (!Array.isArray(values))
    throw new TypeError('Values stand in a list, and this is none: one document stands in a list of its own.');
  if (values.length === 0) return unreadable('Nothing in it could be read.');
  const samples = samplesOf(values.slice(0, sampled), container);
  const claims = strongest(samples.flatMap((sample) => detectors.flatMap((detector) => detector(sample))));
  const [best, second] = claims;
  const candidates = claims.map(({ format, confidence, saw }) => ({
    format,
    confidence: Number(confidence.toFixed(3)),
    saw,
  }));
  if (best === undefined || best.confidence < enoughBelieved) return unknown(values, container, claims, candidates);
  const version = best.version ?? null;
  if (best.newest !== undefined) return unsupported(best, best.newest, candidates);
  const also =
    second !== undefined && second.confidence >= enoughBelieved && best.confidence - second.confidence < tooClose
      ? ` It may also be ${formatOf(second.format).title}: ${second.saw.join(', ')}.`
      : '';
  const why = `${formatOf(best.format).title}: ${best.saw.join(', ')}.${also}`;
  return { format: best.format, version, why, candidates, findings: [] };
}

const sampled = 64;
const enoughBelieved = 0.5;
const tooClose = 0.15;
const worthNaming = 0.3;

/** A value is looked at as it is and, where it is an array of objects, as a list of records. */
function samplesOf(values: readonly unknown[], container: 'json' | 'jsonl'): readonly Sample[] {
  if (container === 'jsonl') return [{ records: values, shape: 'lines' }];
  const [value] = values;
  if (!Array.isArray(value)) return [{ records: [value], shape: 'value' }];
  const elements: readonly unknown[] = value.slice(0, sampled);
  return elements.length > 0 && elements.every(isObject) ? [{ records: elements, shape: 'list' }] : [];
}

/** The strongest claim of each format that is worth naming, in order. */
function strongest(claims: readonly Claim[]): readonly Claim[] {
  const best = new Map<FormatId, Claim>();
  for (const claim of claims) {
    if (claim.confidence < worthNaming) continue;
    const other = best.get(claim.format);
    if (other === undefined || other.confidence < claim.confidence) best.set(claim.format, claim);
  }
  return [...best.values()].sort((a, b) => b.confidence - a.confidence);
}

function unknown(
  values: readonly unknown[],
  container: 'json' | 'jsonl',
  claims: readonly Claim[],
  candidates: readonly Candidate[],
): Detection {
  const stranger = claims.length === 0 ? strangerIn(values, container) : undefined;
  if (stranger !== undefined) return strange(stranger);
  const lines = container === 'jsonl' ? `JSONL; its first record is ${describe(values[0])}` : describe(values[0]);
  const [best] = claims;
  const nearest = best === undefined ? '' : ` The nearest is ${formatOf(best.format).title}: ${best.saw.join(', ')}.`;
  const why = `No format that is known has this shape: ${lines}.${nearest}`;
  const finding = problem('detect', {
    rule: 'format-is-known',
    message: why,
    why: 'Without a format there is no schema and no rule to check the document against.',
    fix: 'Leave it out, if it is no trace; otherwise trace-formats validate --as <format> says what it lacks.',
  });
  return { format: 'unknown', version: null, why, candidates, findings: [finding] };
}

function strange(stranger: string): Detection {
  const why = `It looks like a session of ${stranger}, which is not read.`;
  const finding = problem('detect', {
    rule: 'format-is-known',
    message: why,
    why: 'Without a format there is no schema and no rule to check the document against.',
    fix: 'Write what was said in it as a list of OpenAI chat messages, which is read, or leave it out.',
  });
  return { format: 'unknown', version: null, why, candidates: [], findings: [finding], stranger };
}

function unsupported(claim: Claim, newest: string, candidates: readonly Candidate[]): Detection {
  const { title } = formatOf(claim.format);
  const why = `${title}: it states version ${claim.version}, which is not read; the newest that is read is ${newest}.`;
  const finding = problem('detect', {
    rule: 'version-is-supported',
    message: why,
    why: 'A version that is not known may mean other things by the same words.',
    fix: `Use a release that reads this version, or write the document as ${newest}.`,
  });
  return { format: 'unknown', version: claim.version ?? null, why, candidates, findings: [finding] };
}

function archive(bytes: Uint8Array): Detection {
  if (!isEvalArchive(bytes)) return unreadable('It is a zip archive, and none that an evaluation log comes in.');
  const saw = ['a zip archive with the entries of an evaluation log'];
  const why = `${formatOf('inspect-ai').title}: ${saw[0]}.`;
  return {
    format: 'inspect-ai',
    version: null,
    why,
    candidates: [{ format: 'inspect-ai', confidence: 0.95, saw }],
    findings: [],
  };
}

/** What could not be read has its findings from reading already. */
function unreadable(why: string): Detection {
  return { format: 'unknown', version: null, why, candidates: [], findings: [] };
}
