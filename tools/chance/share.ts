/** Whether laws are asked of four times as many texts as on a push. */
export const isThorough: boolean = process.env['TRACE_FORMATS_THOROUGH'] === '1';

/**
 * Laws that hold for thousands of texts are asked of a share of them on each push, so that it is answered within minutes, and of four
 * times as many with `npm test -- --thorough`, as before a release. The share is the same each time, so a test fails for what was
 * changed, and never by chance.
 */
const times = isThorough ? 4 : 1;

/** So many tries of something. */
export function tries(count: number): number {
  return count * times;
}

/** Whether the one at a place is among those asked, where every `each`th is. */
export function isInShare(index: number, each: number): boolean {
  return index % Math.max(1, Math.round(each / times)) === 0;
}
