import { claudeCodeToTimeline } from './claude-code/to-timeline.ts';
import type { ReadableFormat } from './formats.ts';
import type { Reader } from './reader.ts';

/** The reader of each format. */
export const readers: Readonly<Partial<Record<ReadableFormat, Reader>>> = {
  'claude-code': claudeCodeToTimeline,
};
