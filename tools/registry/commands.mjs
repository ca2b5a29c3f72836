import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../begin/setup.mjs';

/**
 * The commands do on the example dataset what they promise, started as `words` start them: 0 when clean, 1 when not. What they make
 * of a clean one does not hang on who starts them, so that most are `brief` and leave it out.
 */
export function commandsWork(project, start, { brief }) {
  cpSync(`${root}examples/dataset`, join(project, 'dataset'), { recursive: true });
  cpSync(`${root}examples/dataset`, join(project, 'broken'), { recursive: true });
  const path = join(project, 'broken', 'csv-totals', 'trace.json');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), steps: 'none' }));
  const expected = [
    [['trace-formats', 'validate', 'dataset'], 0],
    [['trace-formats', 'validate', 'broken'], 1],
    [['forsy-lint', 'dataset'], 0],
    [['forsy-lint', 'broken'], 1],
    [['forsy-lint', 'no-such-folder'], 2],
  ];
  return expected.flatMap(([words, wanted]) => {
    if (brief && wanted === 0) return [];
    const { code, out, err } = start(words);
    return code === wanted
      ? []
      : [`${words.join(' ')} ends with code ${code} instead of ${wanted}:\n${(out + err).slice(0, 1500)}`];
  });
}
