/** Something was met that has to be looked at more carefully, so the answer is no, whatever else is found. */
export let isUnsure: bool = false;

/** How often something may still be looked at: values may be looked at more than once, but not without end. */
let fuel: i32 = 0;

/** Begins a scan of so many bytes. */
export function beSure(length: i32): void {
  isUnsure = false;
  fuel = 1000 + length;
}

/** Leaves the answer to the careful path. */
export function unsure(): i32 {
  isUnsure = true;
  return -1;
}

/** Counts a look; true where there have been too many. */
export function isEnough(): bool {
  return --fuel < 0;
}
