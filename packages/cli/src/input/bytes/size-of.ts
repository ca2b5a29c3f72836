import { statSync } from 'node:fs';

/** The size of a file; 0 where it cannot be had, of which whoever reads the file will say why. */
export function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}
