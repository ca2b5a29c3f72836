import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { compilers } from '../begin/compilers.mjs';
import { root } from '../begin/setup.mjs';
import { nodeProgram } from './node-version.mjs';

/**
 * Pastes every block of TypeScript of every README into a file of its own in the project that holds the packages, and asks
 * whether its types agree and whether it runs. Returns a sentence for each that does not.
 */
export function readmesWork(packed, folder, version) {
  const place = join(folder, 'readmes');
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{"private":true,"type":"module"}\n');
  // What the lines speak of: a trace and the log of a session.
  cpSync(`${root}examples/dataset/csv-totals/trace.json`, join(place, 'trace.json'));
  cpSync(`${root}packages/convert/src/claude-code/fixtures/interleaved-calls.jsonl`, join(place, 'session.jsonl'));
  const blocks = packed.flatMap(({ name, folder: own }) => blocksOf(`packages/${own}/README.md`, name));
  blocks.push(...blocksOf('README.md', 'trace-formats'));
  const silent = packed
    .filter(({ manifest }) => manifest.exports?.['.'] !== undefined)
    .filter(({ folder: own }) => !blocks.some(({ path }) => path === `packages/${own}/README.md`));
  const unnamed = packed.flatMap(({ folder: own }) => notInstalled(`packages/${own}/README.md`, blocks));
  for (const { file, text } of blocks) {
    writeFileSync(join(place, `${file}.ts`), `${text}\nexport {};\n`);
    writeFileSync(join(place, `${file}.mjs`), transformSync(text, { loader: 'ts', format: 'esm' }).code);
  }
  return [
    ...silent.map(({ name }) => `The README of ${name} shows no line of use.`),
    ...unnamed,
    ...typeFaults(place, blocks),
    ...blocks.flatMap((block) => runFault(place, block, version)),
  ];
}

function blocksOf(path, name) {
  const texts = [...readFileSync(root + path, 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, text]) => text);
  return texts.map((text, index) => ({
    path,
    file: `${name.replace(/^\W|\W+$/g, '').replace(/\W+/g, '-')}-${index + 1}`,
    text,
  }));
}

/** What the lines import and the line of installation does not name: strict package managers would not find it. */
function notInstalled(path, blocks) {
  const [install = ''] = readFileSync(root + path, 'utf8').match(/^npm install .*$/m) ?? [];
  const wanted = blocks
    .filter((block) => block.path === path)
    .flatMap(({ text }) => [...text.matchAll(/from '(@[^/']+\/[^/']+)/g)].map(([, name]) => name));
  return [...new Set(wanted)]
    .filter((name) => !install.split(' ').includes(name))
    .map((name) => `${path} imports ${name}, which its line of installation does not name.`);
}

function typeFaults(place, blocks) {
  writeFileSync(
    join(place, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        module: 'nodenext',
        target: 'es2022',
        strict: true,
        noEmit: true,
        skipDefaultLibCheck: true,
        lib: ['es2023', 'dom'],
        types: ['node'],
        typeRoots: [`${root}node_modules/@types`],
      },
      files: blocks.map(({ file }) => `${file}.ts`),
    }),
  );
  const { status, stdout } = spawnSync(process.execPath, [compilers[0].program, '-p', place], {
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`What the READMEs show has wrong types:\n${stdout.slice(0, 2000)}`];
}

function runFault(place, { path, file }, version) {
  const { status, stderr } = spawnSync(nodeProgram(version), [`./${file}.mjs`], { cwd: place, encoding: 'utf8' });
  return status === 0 ? [] : [`${path} shows lines that fail (${file}):\n${stderr.slice(0, 1500)}`];
}
