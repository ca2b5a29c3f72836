import { isMixed, isVaried } from '../../shape/varied.ts';

/**
 * True for a value so long and so mixed that a machine drew it to open something, where its name says no more than `key`. Digests
 * of what is kept and the numbers of entries have lengths of their own; thirty-two digits are as often a key.
 */
export function isDrawnKey(whole: string): boolean {
  const value = whole.replace(/^[a-z]{2,8}_(?:[a-z]{4,10}_)?/, '');
  if (/^(?:[\da-f]+|[\dA-F]+)$/.test(value))
    return value.length >= 28 && !digestLengths.has(value.length) && isVaried(value);
  if (/^[a-z\d]{24,}$/.test(value)) return isVaried(value) && (value.match(/\d+/g)?.length ?? 0) > 2;
  return value.length >= 20 && /^\w[\w+/-]+={0,2}$/.test(value) && isMixed(value);
}

const digestLengths: ReadonlySet<number> = new Set([40, 48, 56, 64, 96, 128]);
