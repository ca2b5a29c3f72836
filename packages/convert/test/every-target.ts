import type { ConvertOptions } from '../src/index.ts';

/** What to convert to, a format each, with the options that keep the most. */
export const everyTarget: readonly ConvertOptions[] = [
  { to: 'open-token', include: 'include-internal', internal: 'full', redact: 'none' },
  { to: 'trajectory', timestamp: '2026-01-31T00:00:00Z' },
  { to: 'forsy' },
  { to: 'atif' },
  { to: 'sts' },
];
