import { existsSync, realpathSync } from 'node:fs';
import { CannotWork } from '../cannot-work.ts';
import type { Source } from './source.ts';

/** Refuses to write a result where its own input lies, which is often the only copy there is. */
export function mustBeApart(
  target: string,
  { name, path }: Pick<Source, 'name' | 'path'>,
  otherwise: string = 'Name another place for the output.',
): void {
  const isSame = existsSync(target) && existsSync(path) ? realpathSync(target) === realpathSync(path) : target === path;
  if (isSame) throw new CannotWork(`The output would overwrite its own input, ${name}.`, otherwise);
}
