/** Eight times the text may take about eight times the time; what is quadratic takes sixty-four. */
export const limit = 32;
export const times = 8;

/** Below this many milliseconds the clock says nothing. */
const tick = 0.02;

/**
 * How many times as long the work takes for the longer text. Only what stays slow over several rounds of ever more runs
 * counts, by the processor's time or by the clock: the first has coarse steps on some machines, the second counts what
 * other programs take.
 */
export function growth(work: (text: string) => void, short: string, long: string, rounds = 6): number {
  let ratio = Number.POSITIVE_INFINITY;
  for (let runs = 1; runs <= rounds && ratio > limit; runs++) {
    const before = fastest(work, short, runs);
    const after = fastest(work, long, runs);
    ratio = Math.min(
      ratio,
      after.processor / Math.max(before.processor, tick),
      after.clock / Math.max(before.clock, tick),
    );
  }
  return ratio;
}

function fastest(work: (text: string) => void, text: string, runs: number): { processor: number; clock: number } {
  const best = { processor: Number.POSITIVE_INFINITY, clock: Number.POSITIVE_INFINITY };
  for (let run = 0; run < runs; run++) {
    const begun = performance.now();
    const start = process.cpuUsage();
    work(text);
    const { user, system } = process.cpuUsage(start);
    best.processor = Math.min(best.processor, (user + system) / 1000);
    best.clock = Math.min(best.clock, performance.now() - begun);
  }
  return best;
}
