import { readFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';

/**
 * Throws where a module exports a name that it assigns to later, and a module of another part takes it: parts take what a name
 * stands for when they begin.
 */
export function noneMayChange({ inputs, outputs }: Metafile, here: string): void {
  const partOf = new Map<string, string>();
  for (const [part, { inputs: sources }] of Object.entries(outputs))
    for (const source of Object.keys(sources)) partOf.set(source, part);
  const changing = Object.keys(inputs).filter((source) =>
    /^export (?:let|var) /m.test(readFileSync(`${here}${source}`, 'utf8')),
  );
  for (const [taker, { imports }] of Object.entries(inputs))
    for (const { path } of imports)
      if (changing.includes(path) && partOf.has(taker) && partOf.get(taker) !== partOf.get(path))
        throw new Error(`${taker} takes a name from ${path} that changes, and is divided from it.`);
}
