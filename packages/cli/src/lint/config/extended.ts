import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { CannotWork } from '../../cannot-work.ts';
import { codeOf } from '../../system-error.ts';
import { configName } from './file-names.ts';

/**
 * What a word of `extends` in the file at `path` leads to: a relative path, or the configuration that an installed package
 * brings.
 */
export function extended(word: string, path: string, name: string): string {
  if (word.startsWith('.') || resolve(word) === word) return resolve(dirname(path), word);
  const inPackage = /\.json$/.test(word) ? word : `${word}/${configName}`;
  const whose = createRequire(path);
  try {
    return whose.resolve(inPackage);
  } catch {
    const [owner = '', file = ''] = word.split('/');
    const own = word.startsWith('@') ? `${owner}/${file}` : owner;
    if (!isInstalled(own, whose))
      throw new CannotWork(
        `${name} extends ${JSON.stringify(word)}, which is not installed.`,
        'Install the package, or write a path that begins with ./',
      );
    throw new CannotWork(
      `${name} extends ${JSON.stringify(word)}, but the package ${own} gives out no ${inPackage.slice(own.length + 1)}.`,
      `Name a file that it has, as in "${own}/shared.json", and that its \`exports\` name, where it has such.`,
    );
  }
}

/** A package that says what it gives out may keep even this file to itself. */
function isInstalled(name: string, whose: NodeJS.Require): boolean {
  try {
    whose.resolve(`${name}/package.json`);
    return true;
  } catch (error) {
    return codeOf(error) === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
  }
}
