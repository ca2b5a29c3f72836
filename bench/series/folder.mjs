import { ajvCli, sourcemeta, validate } from '../commands.mjs';
import { corpusOf, folderOf, linesOf } from '../corpora.mjs';
import { inTurn, memory, ratio, table, wholeProcess } from '../measure.mjs';
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
    rows.push([name, beside('ajv-cli'), beside('@sourcemeta/jsonschema `--fast`'), memory(peak)]);
  }
  return table(
    [`a folder of single traces, ${megabytes} MB, whole process`, 'x ajv-cli', 'x sourcemeta `--fast`', 'peak memory'],
    rows,
  );
}

/** A folder with a file for each trace of a corpus. */
export function folderOfTraces(folder, megabytes) {
  return folderOf(`${folder}/folder-${megabytes}mb`, () => linesOf(corpusOf(folder, megabytes)));
}
