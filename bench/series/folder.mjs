import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { corpus } from '../corpus.mjs';
import { inTurn, ratio, table, wholeProcess } from '../measure.mjs';
import { peer } from '../peers.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Whole processes over a folder of single traces, ours beside ajv-cli, which reads no JSONL. */
export function folder({ quick, folder }) {
  const files = folderOfTraces(folder, 16);
  const schema = `${root}schemas/forsy/v0.1/trace.schema.json`;
  const node = process.execPath;
  const commands = new Map([
    ['trace-formats validate', [node, `${root}packages/cli/bin/trace-formats.cjs`, 'validate', files]],
    [
      'ajv-cli',
      [
        node,
        peer('ajv-cli/dist/index.js'),
        'validate',
        '--spec=draft2020',
        '--strict=false',
        '-s',
        schema,
        '-d',
        `${files}/*.json`,
      ],
    ],
  ]);
  const works = new Map([...commands].map(([name, words]) => [name, () => wholeProcess(words).milliseconds]));
  const figures = inTurn(works, quick ? 3 : 7);
  const rows = [...figures].map(([name, times]) => [
    `\`${name}\``,
    ratio(figures.get('ajv-cli'), times).middle.toFixed(2),
  ]);
  return table(['a folder of single traces, 16 MB, whole process', 'x ajv-cli'], rows);
}

/** A folder with a file for each trace of a corpus; made once. */
export function folderOfTraces(folder, megabytes) {
  const path = `${folder}/folder-${megabytes}mb`;
  if (existsSync(path)) return path;
  mkdirSync(`${path}.tmp`, { recursive: true });
  const lines = readFileSync(corpus(folder, megabytes), 'utf8').split('\n').filter(Boolean);
  for (const [index, line] of lines.entries()) writeFileSync(`${path}.tmp/${index}.json`, line);
  renameSync(`${path}.tmp`, path);
  return path;
}
