import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type Difference, differences, type Output } from './output.ts';

/** What lies in a repository that the generators would not have written: by its path, and in which way. */
export function changesOnDisk(root: string, outputs: readonly Output[]): Difference[] {
  return differences(outputs, generatedFiles(root, outputs));
}

/** Makes a repository hold what the generators write; gives what had to be changed. */
export function writeToDisk(root: string, outputs: readonly Output[]): Difference[] {
  return written(root, outputs, changesOnDisk(root, outputs));
}

/** Makes a repository hold some of what the generators write, and leaves the rest of it; gives what had to be changed. */
export function addToDisk(root: string, outputs: readonly Output[]): Difference[] {
  const changes = changesOnDisk(root, outputs).filter(({ kind }) => kind !== 'left over');
  return written(root, outputs, changes);
}

function written(root: string, outputs: readonly Output[], changes: readonly Difference[]): Difference[] {
  for (const { path, kind } of changes) {
    if (kind === 'left over') rmSync(join(root, path));
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), outputs.find((output) => output.path === path)!.text);
    }
  }
  return [...changes];
}

/** Folders in which every file is made by a generator, so that one nobody makes any more is left over. */
const onlyGenerated = /^packages\/[^/]+\/src\/generated\/|^docs\/rules\//;

/**
 * What lies on the disk now: everything under a `generated` folder, in a folder that only generators write, and the single files.
 */
function generatedFiles(root: string, wanted: readonly Output[]): Map<string, string> {
  const files = new Set([
    ...wanted.map(({ path }) => path),
    ...walk(root, join(root, 'packages')),
    ...walk(root, join(root, 'docs')),
  ]);
  const result = new Map<string, string>();
  for (const path of files) {
    if (existsSync(join(root, path))) result.set(path, readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n'));
  }
  return result;
}

function walk(root: string, folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : walk(root, path);
    const name = relative(root, path).split(sep).join('/');
    return onlyGenerated.test(name) ? [name] : [];
  });
}
