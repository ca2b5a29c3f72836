import { isFormatId } from '@trace-formats/schema';

/** Formats that have a reader, under the names that detection gives them. */
export const readableFormats = [
  'open-token',
  'trajectory',
  'forsy',
  'claude-code',
  'codex',
  'atif',
  'pi',
  'gemini-cli',
  'sts',
  'openai-chat',
] as const;

/** Formats that have a writer. */
export const writableFormats = ['open-token', 'trajectory', 'forsy', 'atif', 'sts'] as const;

/** Name of a format that can be read. */
export type ReadableFormat = (typeof readableFormats)[number];

/** Name of a format that can be written. */
export type WritableFormat = (typeof writableFormats)[number];

/** The readable format that a detected name such as `forsy/legacy` or `open-token/v0.1` belongs to, if it has a reader. */
export function readableFormat(detected: string): ReadableFormat | undefined {
  const family = isFormatId(detected) ? detected.split('/')[0] : detected;
  return readableFormats.find((format) => format === family);
}
