import {
  type Dataset,
  describedAs,
  manifestDigest,
  maskedSentences,
  sketchOf,
  stepDigest,
  type TraceFacts,
  type UnreadTrace,
} from '../src/index.ts';
import type { Weight } from './lay.ts';

/** One case of a dataset rule, as `cases.json` holds it. */
export interface DatasetCase {
  /** What the case shows, in a sentence. */
  readonly says: string;
  /** Each laid over an ordinary trace in a folder of its own; `words` are what its sketch is made from. */
  readonly traces: readonly (Partial<
    Omit<TraceFacts, 'sketch' | 'triples' | 'described' | 'task' | 'stepDigests' | 'masked' | 'stated'>
  > & {
    readonly words?: readonly [from: number, to: number];
    /** The steps, where rows of an export are held against them. */
    readonly told?: readonly object[];
    /** What a manifest of it would state. */
    readonly states?: object;
    /** Its description, its task and what it is asked. */
    readonly description?: string;
    readonly asks?: string;
    readonly inputs?: readonly string[];
    /** Texts in which something is masked. */
    readonly says?: readonly string[];
  })[];
  readonly manifests?: readonly (Partial<Dataset['manifests'][number]> & {
    /** What it states, where a row of an export is held against it. */
    readonly states?: object;
  })[];
  readonly folders?: readonly Partial<Dataset['folders'][number]>[];
  /** Rows by trace id of a steps export: how many, or the steps themselves. */
  readonly steps?: Readonly<Record<string, number | readonly object[]>>;
  /** The slugs in these rows, by trace id. */
  readonly slugs?: Readonly<Record<string, readonly string[]>>;
  /** Traces that could not be read. */
  readonly unread?: readonly UnreadTrace[];
  /** Folders with a trace that was left out. */
  readonly leftOut?: readonly string[];
  readonly card?: string;
  readonly release?: boolean;
  /** The file or folder that is spoken of, a part of the message, and how much it weighs where it is no error. */
  readonly finds: readonly (readonly [file: string, says: string, weight?: Weight])[];
}

/** The dataset of a case. */
export function layDataset({
  traces,
  manifests = [],
  folders = [],
  steps,
  slugs = {},
  unread = [],
  leftOut = [],
  card,
}: DatasetCase): Dataset {
  return {
    folder: 'data',
    traces: traces.map(({ words, told, says, states, description, asks, inputs = [], ...given }, index) => ({
      file: `data/t${index + 1}/trace.json`,
      record: null,
      folder: `data/t${index + 1}`,
      kind: 'trace',
      id: `t${index + 1}`,
      priorId: null,
      hash: `h${index + 1}`,
      ...(words ? sketchOf([sequence(...words)]) : { sketch: new Uint16Array(0) }),
      ...describedAs(description ?? null, asks ?? null, inputs),
      steps: 2,
      mode: 'live',
      level: 'self_traced',
      releaseTier: null,
      artifacts: [],
      ...(told === undefined ? {} : { steps: told.length, stepDigests: told.map(stepDigest) }),
      ...(states === undefined ? {} : { stated: manifestDigest(states) }),
      ...(says === undefined ? {} : { masked: maskedSentences(says) }),
      ...given,
    })),
    manifests: manifests.map(({ states = {}, ...given }, index) => ({
      file: `data/t${index + 1}/manifest.json`,
      record: null,
      folder: `data/t${index + 1}`,
      id: `t${index + 1}`,
      releaseTier: null,
      exported: false,
      digest: manifestDigest(states),
      ...given,
    })),
    folders: folders.map((given, index) => ({
      folder: `data/t${index + 1}`,
      hasReadme: true,
      artifactFiles: [],
      ...given,
    })),
    stepExports: steps
      ? [
          {
            file: 'data/steps.jsonl',
            steps: new Map(Object.entries(steps).map(([id, rows]) => [id, digestsOf(rows)])),
            slugs: new Map(Object.entries(slugs)),
          },
        ]
      : [],
    unread,
    leftOut,
    card,
  };
}

function digestsOf(rows: number | readonly object[]): readonly string[] {
  return typeof rows === 'number' ? Array.from({ length: rows }, () => '') : rows.map(stepDigest);
}

function sequence(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ');
}
