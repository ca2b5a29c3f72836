import type { Result } from '@trace-formats/schema';
import { safe } from './safe.ts';

/** One result with the findings to show and the number that its place in the page goes by. */
export interface ShownDocument {
  readonly number: number;
  readonly result: Result;
  readonly findings: Result['findings'];
}

/** What may still be drawn: a page must stay one that a phone can open. */
export interface Room {
  findings: number;
  steps: number;
  /** Graphs that found no room. */
  graphsLeft: number;
}

/** What a document is called in the page: the end of its path tells it from its neighbours. */
export function nameOf(file: string, record: number | null): string {
  const path = file.length > 200 ? `…${file.slice(-200)}` : file;
  return record === null ? safe(path) : `${safe(path)} <span class="quiet">record ${record}</span>`;
}
