import { type Dataset, sketchOf, type TraceFacts } from '../src/index.ts';
import type { Weight } from './lay.ts';

/** One case of a dataset rule, as `cases.json` holds it. */
export interface DatasetCase {
  /** What the case shows, in a sentence. */
  readonly says: string;
  /** Each laid over an ordinary trace in a folder of its own; `words` are what its sketch is made from. */
  readonly traces: readonly (Partial<Omit<TraceFacts, 'sketch'>> & {
    readonly words?: readonly [from: number, to: number];
  })[];
  readonly manifests?: readonly Partial<Dataset['manifests'][number]>[];
  readonly folders?: readonly Partial<Dataset['folders'][number]>[];
  /** Rows by trace id of a steps export. */
  readonly steps?: Readonly<Record<string, number>>;
  readonly card?: string;
  readonly release?: boolean;
  /** The file or folder that is spoken of, a part of the message, and how much it weighs where it is no error. */
  readonly finds: readonly (readonly [file: string, says: string, weight?: Weight])[];
}

/** The dataset of a case. */
export function layDataset({ traces, manifests = [], folders = [], steps, card }: DatasetCase): Dataset {
  return {
    folder: 'data',
    traces: traces.map(({ words, ...given }, index) => ({
      file: `data/t${index + 1}/trace.json`,
      record: null,
      folder: `data/t${index + 1}`,
      kind: 'trace',
      id: `t${index + 1}`,
      priorId: null,
      hash: `h${index + 1}`,
      sketch: words ? sketchOf([sequence(...words)]) : new Int32Array(0),
      steps: 2,
      mode: 'live',
      level: 'self_traced',
      releaseTier: null,
      artifacts: [],
      ...given,
    })),
    manifests: manifests.map((given, index) => ({
      file: `data/t${index + 1}/manifest.json`,
      record: null,
      folder: `data/t${index + 1}`,
      id: `t${index + 1}`,
      exported: false,
      ...given,
    })),
    folders: folders.map((given, index) => ({
      folder: `data/t${index + 1}`,
      hasReadme: true,
      artifactFiles: [],
      ...given,
    })),
    stepExports: steps ? [{ file: 'data/steps.jsonl', steps: new Map(Object.entries(steps)) }] : [],
    card,
  };
}

function sequence(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ');
}
