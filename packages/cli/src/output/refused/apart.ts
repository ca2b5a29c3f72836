import { existsSync, realpathSync } from 'node:fs';
import { CannotWork } from '../../cannot-work.ts';
import type { Source } from '../../input/source.ts';

/** Refuses to write a result where its own input lies, which is often the only copy there is. */
export function mustBeApart(target: string, { name, path }: Pick<Source, 'name' | 'path'>, otherwise?: string): void {
  if (isSameFile(target, path)) throw overwrites(name, otherwise);
}

/**
 * Refuses to write a result where any of the inputs lies, be it another one's: below a folder that stands in itself the paths of two can
 * meet. Gives back each place that it is told.
 */
export function apartFromAll(
  inputs: readonly { readonly name: string; readonly path: string | undefined }[],
  otherwise?: string,
): (target: string) => string {
  let places: ReadonlyMap<string, string> | undefined;
  return (target) => {
    if (!existsSync(target)) return target;
    places ??= new Map(
      inputs.flatMap(({ name, path }) => (path !== undefined && existsSync(path) ? [[realpathSync(path), name]] : [])),
    );
    const name = places.get(realpathSync(target));
    if (name !== undefined) throw overwrites(name, otherwise);
    return target;
  };
}

function overwrites(name: string, otherwise = 'Name another place for the output.'): CannotWork {
  return new CannotWork(`The output would overwrite its own input, ${name}.`, otherwise);
}

/** Whether two paths lead to one file, also through links. */
export function isSameFile(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) ? realpathSync(one) === realpathSync(other) : one === other;
}

/**
 * Refuses to write two results to one place, where nothing would be left of the first: each place is told with the name of what
 * goes there, and given back.
 */
export function noTwoAt(otherwise: string): (target: string, name: string) => string {
  const taken = new Map<string, string>();
  return (target, name) => {
    const other = taken.get(target);
    if (other !== undefined)
      throw new CannotWork(`${name} and ${other} would both be written to ${target}.`, otherwise);
    taken.set(target, name);
    return target;
  };
}
