import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether an agent that runs `trace-formats` will find it. What npx puts on the path is gone when it ends. */
export function isOnPath(path = ''): boolean {
  const isLasting = (folder: string): boolean => folder !== '' && !/[/\\]node_modules[/\\]\.bin[/\\]?$/.test(folder);
  const isThere = (file: string): boolean => existsSync(file) && statSync(file).isFile();
  return path
    .split(delimiter)
    .filter(isLasting)
    .some((folder) => ['trace-formats', 'trace-formats.cmd'].some((name) => isThere(join(folder, name))));
}
