import { statSync } from 'node:fs';
import { ifPossible } from '../../if-possible.ts';

/** The size of a file; 0 where it cannot be had, of which whoever reads the file will say why. */
export function sizeOf(path: string): number {
  return ifPossible(() => statSync(path).size) ?? 0;
}
