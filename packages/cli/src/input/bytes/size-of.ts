import { statsOf } from '../paths/stats.ts';

/** The size of a file; 0 where it cannot be had, of which whoever reads the file will say why. */
export function sizeOf(path: string): number {
  return statsOf(path)?.size ?? 0;
}
