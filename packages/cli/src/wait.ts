/** Does nothing for so many milliseconds: for what has to happen before anything else does. */
export function waitFor(milliseconds: number): void {
  Atomics.wait(nobodyWrites, 0, 0, milliseconds);
}

/** To wait for a number to change that nobody ever changes is to wait for the time that is given. */
const nobodyWrites = new Int32Array(new SharedArrayBuffer(4));
