import { availableParallelism } from 'node:os';
import type { Flag } from '../options.ts';

/** The most threads that are used when nobody says how many: each takes memory, and disks and memory buses have their limits. */
const mostByDefault = 8;

/** How many threads to use: as many as were asked for, or as there are processors. */
export function threadsOf(wanted: number | undefined): number {
  return wanted ?? Math.min(availableParallelism(), mostByDefault);
}

/** The flag that says how many threads may work. */
export const concurrencyFlag: Flag = {
  name: 'concurrency',
  takes: 'value',
  value: '<n>',
  help: 'How many threads may work (default: one for each processor, 8 at most). Small work is done in one.',
};
