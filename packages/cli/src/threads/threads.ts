/** The most threads that are used when nobody says how many: each takes memory, and disks and memory buses have their limits. */
const mostByDefault = 8;

/** How many threads to use: as many as were asked for, or as there are processors. */
export function threadsOf(wanted: number | undefined): number {
  // Loaded here, since few runs have work for several.
  return wanted ?? Math.min(process.getBuiltinModule('node:os').availableParallelism(), mostByDefault);
}
