import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ajvCli, sourcemeta, validate } from '../commands.mjs';
import { corpusOf } from '../corpora.mjs';
import { inTurn, ratio, table, wholeProcess } from '../measure.mjs';
import { peakOf } from '../processes.mjs';

/** Whole processes over a folder of single traces, ours beside ajv-cli and @sourcemeta/jsonschema. */
export async function folder({ quick, folder }) {
  const megabytes = quick ? 16 : 64;
  const files = folderOfTraces(folder, megabytes);
  const commands = new Map([
    ['`trace-formats validate`, one thread', validate(files, '--concurrency', '1')],
    ['@sourcemeta/jsonschema `--fast`', sourcemeta(files, '--fast')],
    ['@sourcemeta/jsonschema', sourcemeta(files)],
    ['ajv-cli', ajvCli(`${files}/*.json`)],
  ]);
  const works = new Map([...commands].map(([name, words]) => [name, () => wholeProcess(words).milliseconds]));
  const figures = inTurn(works, quick ? 3 : 7);
  const rows = [];
  for (const [name, words] of commands) {
    const beside = (peer) => ratio(figures.get(peer), figures.get(name)).middle.toFixed(2);
    const peak = await peakOf(words);
    rows.push([
      name,
      beside('ajv-cli'),
      beside('@sourcemeta/jsonschema `--fast`'),
      peak === undefined ? '?' : `${(peak / 2 ** 20).toFixed(0)} MB`,
    ]);
  }
  return table(
    [`a folder of single traces, ${megabytes} MB, whole process`, 'x ajv-cli', 'x sourcemeta `--fast`', 'peak memory'],
    rows,
  );
}

/** A folder with a file for each trace of a corpus; made once. */
export function folderOfTraces(folder, megabytes) {
  const path = `${folder}/folder-${megabytes}mb`;
  if (existsSync(path)) return path;
  mkdirSync(`${path}.tmp`, { recursive: true });
  const lines = readFileSync(corpusOf(folder, megabytes), 'utf8').split('\n').filter(Boolean);
  for (const [index, line] of lines.entries()) writeFileSync(`${path}.tmp/${index}.json`, line);
  renameSync(`${path}.tmp`, path);
  return path;
}
