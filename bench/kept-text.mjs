import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { written } from './written.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Where the text of a series is kept between two runs over the same commit, in the same Node, the same form and the same sizes. */
export function keptText(name, { quick, folder, sizes = '' }) {
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: here, encoding: 'utf8' }).stdout.trim();
  const own = `${folder}/measured/${commit}-${process.versions.node}${quick ? '-quick' : ''}-${sizes}`;
  return {
    read() {
      try {
        return readFileSync(`${own}/${name}.md`, 'utf8');
      } catch {
        return undefined;
      }
    },
    write(text) {
      mkdirSync(own, { recursive: true });
      written(`${own}/${name}.md`, () => [Buffer.from(text)]);
    },
  };
}
