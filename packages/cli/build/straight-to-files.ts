import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { patternsOnOneLine } from '../../../patterns.shared.ts';

/**
 * Makes every import of one of our packages by its name an import of the files that hold what is imported. The index of a
 * package leads to all its files, and esbuild divides by files: through an index every command would load what any of them needs.
 */
export const straightToFiles: Plugin = {
  name: 'straight-to-files',
  setup(build) {
    const met = new Set<(typeof late)[number]>();
    build.onEnd(() => {
      const unmet = late.find((one) => !met.has(one));
      if (unmet !== undefined)
        throw new Error(`${unmet[0]} imports nothing of ${unmet[1]}, which it was to load late.`);
    });
    build.onLoad({ filter: /packages\/[a-z-]+\/src\/.*\.ts$/ }, ({ path }) => ({
      contents: patternsOnOneLine(readFileSync(path, 'utf8')).replace(
        imports,
        (whole, keyword: string, names: string, name: string) => {
          const index = indexes[name];
          const isLate = late.find(([file, from]) => path.endsWith(file) && name === from);
          if (isLate !== undefined) {
            met.add(isLate);
            return whenCalled(names, name, index);
          }
          return index === undefined ? whole : straight(keyword, names, index);
        },
      ),
      loader: 'ts',
      resolveDir: dirname(path),
    }));
  },
};

const packages = fileURLToPath(new URL('../../', import.meta.url));
const indexes: Readonly<Record<string, string>> = Object.fromEntries(
  ['schema', 'digest', 'validate', 'redact', 'report', 'convert', 'lint'].map((name) => [
    `@trace-formats/${name}`,
    `${packages}${name}/src/index.ts`,
  ]),
);

/** Files, and a package or a file of which they call functions for only some of what a command can be asked, and which is large to load. */
const late = [
  ['/convert/src/open-token/from-timeline.ts', '@trace-formats/redact'],
  ['/convert/src/forsy/migrate/migrate.ts', '@trace-formats/validate'],
  ['/convert/src/forsy/migrate/mend.ts', '@trace-formats/validate'],
  ['/redact/src/detectors/phone-number/accept.ts', './numbering-plans.ts'],
] as const;

const imports = /^(import|export) \{([^}]*)\} from '([^']+)';$/gm;

/** One import for each name that is more than a type. */
function straight(keyword: string, names: string, index: string): string {
  return listed(names)
    .map(({ name, alias }) => {
      const from = originOf(name, index);
      return `${keyword} { ${from.name} as ${alias} } from ${JSON.stringify(from.file)};`;
    })
    .join(' ');
}

/** A function for each name, which loads the one that is meant when it is called; `commonJs` knows `requireNow`. */
function whenCalled(names: string, module: string, index: string | undefined): string {
  return listed(names)
    .map(({ name, alias }) => {
      const from = index === undefined ? { file: module, name } : originOf(name, index);
      const loaded = `requireNow(() => import(${JSON.stringify(from.file)}))`;
      return `const ${alias} = (...all) => ${loaded}.${from.name}(...all);`;
    })
    .join(' ');
}

interface Origin {
  readonly file: string;
  /** What it is called there. */
  readonly name: string;
}

function originOf(name: string, index: string): Origin {
  const from = originsOf(index).get(name);
  if (from === undefined) throw new Error(`${index} exports no ${name}.`);
  return from;
}

const known = new Map<string, ReadonlyMap<string, Origin>>();

/** Where each exported name of an index comes from. */
function originsOf(index: string): ReadonlyMap<string, Origin> {
  const ready = known.get(index);
  if (ready !== undefined) return ready;
  const origins = new Map<string, Origin>();
  for (const [, names, from] of readFileSync(index, 'utf8').matchAll(/^export \{([^}]*)\} from '([^']+)';$/gm)) {
    const file = join(dirname(index), from as string);
    for (const { name, alias } of listed(names as string)) origins.set(alias, { file, name });
  }
  known.set(index, origins);
  return origins;
}

function listed(names: string): { readonly name: string; readonly alias: string }[] {
  return names
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => {
      const [name = '', alias = name] = part.split(' as ');
      return { name, alias };
    });
}
