import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import { root } from '../begin/setup.mjs';
import { addressesOf } from '../packed/install.mjs';

/** Each question that an installed project is asked; an answer is a list of sentences on what is wrong. */
export const checks = { schemasResolve, nothingLeaks, typesCompile };

/** Every schema of the repository is found by its path and holds what the repository's holds. */
function schemasResolve(project, packed) {
  if (!packed.some(({ name }) => name === '@trace-formats/schema')) return [];
  const { resolve: found } = createRequire(join(project, 'package.json'));
  return filesBelow(`${root}schemas`)
    .filter((path) => path.endsWith('.schema.json'))
    .flatMap((path) => {
      const address = `@trace-formats/schema/schemas/${path}`;
      try {
        return readFileSync(found(address), 'utf8') === readFileSync(`${root}schemas/${path}`, 'utf8')
          ? []
          : [`${address} holds something else than schemas/${path}.`];
      } catch {
        return [`${address} does not resolve.`];
      }
    });
}

/** No package knows of the workspace, carries a test, or names a source map that is not there. */
function nothingLeaks(project, packed) {
  const failed = [];
  for (const { name } of packed) {
    const folder = join(project, 'node_modules', name);
    for (const path of filesBelow(folder)) {
      if (path.startsWith('node_modules/')) continue;
      if (/(^|\/)(test|tests|__tests__)\/|\.test\.|\.tsbuildinfo$/.test(path)) failed.push(`${name} carries ${path}.`);
      const text = readFileSync(join(folder, path), 'utf8');
      if (path === 'package.json' && /"(workspace|link|file):/.test(text))
        failed.push(`${name} names a folder as a version.`);
      if (text.includes(root.replace(/[/\\]$/, ''))) failed.push(`${name}/${path} names the folder it was built in.`);
      const map = /^\/\/# sourceMappingURL=(?!data:)(\S+)\s*$/m.exec(text)?.[1];
      if (map && /\.[cm]?js$|\.d\.[cm]?ts$/.test(path) && !existsSync(resolve(folder, dirname(path), map)))
        failed.push(`${name}/${path} names the source map ${map}, which is not there.`);
    }
  }
  return failed;
}

/** Programs that import every address compile under both ways in which TypeScript finds modules, libraries checked too. */
function typesCompile(project, packed, { run, compilers }) {
  const filesOf = (name) => filesBelow(join(project, 'node_modules', name));
  const addresses = packed
    // The conformance kit is megabytes of data without types.
    .filter(({ name }) => name !== '@trace-formats/conformance')
    .flatMap((one) => addressesOf(one, filesOf))
    .filter((address) => !/\/bin\/|\/package\.json$/.test(address));
  const lines = addresses.map((address, index) =>
    address.endsWith('.json')
      ? `import all${index} from '${address}' with { type: 'json' };`
      : `import * as all${index} from '${address}';`,
  );
  writeFileSync(
    join(project, 'all.mts'),
    `${lines.join('\n')}\nexport const all = [${lines.map((_, i) => `all${i}`)}];\n`,
  );
  if (packed.some(({ name }) => name === '@trace-formats/validate')) writeFileSync(join(project, 'use.mts'), use);
  const ways = [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ];
  return ways.flatMap(([module, moduleResolution]) => {
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'es2022',
          lib: ['es2023', 'dom'],
          module,
          moduleResolution,
          strict: true,
          noEmit: true,
          resolveJsonModule: true,
          skipLibCheck: false,
          // But for TypeScript's own, which take as long as all others together.
          skipDefaultLibCheck: true,
          types: [],
        },
        include: ['*.mts'],
      }),
    );
    return compilers.flatMap(({ version, program }) => {
      const { code, out } = run(process.execPath, [program, '-p', 'tsconfig.json']);
      if (code === 0) return [];
      return [`Types do not compile under ${moduleResolution} in TypeScript ${version}:\n${out.slice(0, 2000)}`];
    });
  });
}

/** What the READMEs promise of the types: a guard narrows, and a wrong program does not compile. */
const use = `import type { ForsyTrace } from '@trace-formats/schema';
import { isForsyTrace, validateForsyTrace } from '@trace-formats/validate/forsy';

export function goalsOf(value: unknown): string[] {
  if (!isForsyTrace(value)) return validateForsyTrace(value).map(({ message }) => message);
  const trace: ForsyTrace = value;
  // @ts-expect-error The steps are a list.
  const wrong: ForsyTrace = { ...trace, steps: 'none' };
  void wrong;
  return trace.steps.map(({ action }) => action);
}
`;

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
}
