import { spawnSync } from 'node:child_process';

/**
 * What stands in a folder under git otherwise than in its last commit, changed or not committed at all. What is published from there
 * could be found in no commit; undefined where git cannot say.
 */
export function uncommittedIn(folder) {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '-z'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter((line) => line !== '') : undefined;
}
