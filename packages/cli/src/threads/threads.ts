import { availableParallelism } from 'node:os';

/** The most threads that are used when nobody says how many: each takes memory, and disks and memory buses have their limits. */
const mostByDefault = 8;

/** How many threads to use: as many as were asked for, or as there are processors. */
export function threadsOf(wanted: number | undefined): number {
  return wanted ?? Math.min(availableParallelism(), mostByDefault);
}
