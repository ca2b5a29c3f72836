/** What a process ends with that one of these signals has stopped. */
const ends = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
const signals = Object.keys(ends) as (keyof typeof ends)[];
const leave = (signal: keyof typeof ends): void => process.exit(ends[signal]);
/** How many hold the signals now. */
let holding = 0;

/** Has a signal end the process as its own end does, with what is done at an exit, until what is given is called. */
export function holdSignals(): () => void {
  if (holding++ === 0) for (const name of signals) process.on(name, leave);
  return () => {
    if (--holding === 0) for (const name of signals) process.off(name, leave);
  };
}

/** Has something undone at the end of the process, also where a signal ends it, until what is given is called. */
export function undoneAtEnd(undo: () => void): () => void {
  const letGo = holdSignals();
  process.on('exit', undo);
  return () => {
    process.off('exit', undo);
    letGo();
  };
}

/**
 * Has whoever stops the process wait until nothing half written lies about: the signals are heard in the next turn of the event
 * loop.
 */
export function holdSignalsForNow(): void {
  if (holding > 0) return;
  const letGo = holdSignals();
  // Signals are heard before the immediates of a turn, but this turn may be past that.
  setImmediate(() => setImmediate(letGo));
}
