import { createHash } from 'node:crypto';
import type { TraceFacts } from '@trace-formats/lint';
import type { Receipt, ReceiptFile } from '@trace-formats/schema/receipt';
import { ifPossible } from '../if-possible.ts';
import type { RunFacts } from '../lint/facts/run-facts.ts';
import type { Part } from '../lint/parts/merged-parts.ts';
import type { LintPlan } from '../lint/plan.ts';
import { isPutTogether, type KindsOf } from './put-together.ts';
import type { Shard } from './shard.ts';

/** What one run over a part of a dataset found, written down for `forsy-lint merge`: findings, ids, hashes and sketches. */
export interface Blob {
  readonly tool: { readonly version: string; readonly ruleset: string };
  readonly shard: Shard;
  /** Digest of the names of all files that the words led to, of every shard. */
  readonly seen: string;
  readonly plan: LintPlan;
  readonly asked: Omit<Receipt['asked'], 'outputs'>;
  readonly run: Pick<Part, 'results' | 'facts' | 'code' | 'used'>;
  /** The files of this shard, as a receipt lists them. */
  readonly files: readonly ReceiptFile[];
}

/** A blob as text. Its last words are a digest of all before, so that one that was not written to its end is noticed. */
export function blobText({ run, ...said }: Blob): string {
  const kept = { blob_version: '1', ...said, run: { ...run, facts: stored(run.facts) } };
  const text = JSON.stringify(kept).slice(0, -1);
  return `${text},"digest":"${digestOf(text)}"}\n`;
}

/** True for bytes that begin as a blob does. */
export function isBlobText(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, beginning.length)).toString() === beginning;
}

const beginning = '{"blob_version":';

/** Reads what `blobText` wrote, or says why it is nothing of that kind. */
export function readBlob(text: string): Blob | { readonly why: string } {
  if (!text.startsWith(beginning)) return noBlob;
  const end = /,"digest":"([0-9a-f]{64})"\}\n?$/.exec(text.slice(-120));
  if (end === null) return { why: 'it was not written to its end' };
  const before = text.slice(0, text.length - end[0].length);
  if (digestOf(before) !== end[1]) return { why: 'it was changed after it was written' };
  const value = ifPossible(() => JSON.parse(`${before}}`) as Stored);
  if (value === undefined) return noBlob;
  const { blob_version, run, ...said } = value;
  if (blob_version !== '1') return { why: 'another version of forsy-lint wrote it' };
  // The digest only says that nobody has changed it since.
  if (!isPutTogether(shape, value)) return noBlob;
  return { ...said, run: { ...run, facts: restored(run.facts) } };
}

/** Everything that `forsy-lint merge` asks of a blob, before it looks at single files. */
const shape: KindsOf<Stored> = {
  blob_version: 'string',
  tool: { version: 'string', ruleset: 'string' },
  shard: { index: 'number', of: 'number' },
  seen: 'string',
  plan: {
    cwd: 'string',
    words: 'list',
    release: 'boolean',
    reviewed: 'boolean',
    config: 'object',
    baseline: 'list',
    today: 'string',
    hashed: 'boolean',
  },
  asked: 'object',
  files: 'list',
  run: {
    results: 'list',
    code: 'number',
    used: { allowances: 'list', baseline: 'list' },
    facts: {
      traces: 'list',
      manifests: 'list',
      folders: 'list',
      stepExports: 'list',
      signatures: 'list',
      cards: 'list',
      samples: 'list',
      attestations: 'list',
    },
  },
};

const noBlob = { why: 'it is no blob as forsy-lint -f blob writes it' };

interface StoredFacts extends Omit<RunFacts, 'traces' | 'stepExports'> {
  readonly traces: readonly (Omit<TraceFacts, 'sketch' | 'triples' | 'described'> & {
    readonly sketch: string;
    readonly triples?: string;
    readonly described?: string;
  })[];
  readonly stepExports: readonly {
    readonly file: string;
    readonly steps: readonly (readonly [string, readonly string[]])[];
    readonly slugs: readonly (readonly [string, readonly string[]])[];
  }[];
}

type Stored = Omit<Blob, 'run'> & {
  readonly blob_version: string;
  readonly run: Omit<Blob['run'], 'facts'> & { readonly facts: StoredFacts };
};

function stored({ traces, stepExports, ...facts }: RunFacts): StoredFacts {
  return {
    ...facts,
    traces: traces.map(({ sketch, triples, described, ...trace }) => ({
      ...trace,
      sketch: inBase64(sketch),
      ...(triples === undefined ? {} : { triples: inBase64(triples) }),
      ...(described === undefined ? {} : { described: inBase64(described) }),
    })),
    stepExports: stepExports.map(({ file, steps, slugs }) => ({ file, steps: [...steps], slugs: [...slugs] })),
  };
}

function restored({ traces, stepExports, ...facts }: StoredFacts): RunFacts {
  return {
    ...facts,
    traces: traces.map(({ sketch, triples, described, ...trace }) => ({
      ...trace,
      sketch: new Uint16Array(bufferOf(sketch)),
      ...(triples === undefined ? {} : { triples: new Uint32Array(bufferOf(triples)) }),
      ...(described === undefined ? {} : { described: new Uint32Array(bufferOf(described)) }),
    })),
    stepExports: stepExports.map(({ file, steps, slugs }) => ({ file, steps: new Map(steps), slugs: new Map(slugs) })),
  };
}

function inBase64({ buffer, byteOffset, byteLength }: ArrayBufferView): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
}

function bufferOf(base64: string): ArrayBuffer {
  return new Uint8Array(Buffer.from(base64, 'base64')).buffer;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
