import { keptFile } from './kept-file.mjs';

/** The oldest Node that the packages promise to work on: the first of the 20 line that can `require()` an ES module. */
export const oldestNode = '20.19.0';

/** The program of one Node version or line. */
export function nodeProgram(version) {
  if (process.versions.node === version) return process.execPath;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return keptFile(`nodes/${version}`, `node@${version}`, `node/bin/${program}`);
}
