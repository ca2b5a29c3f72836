import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { corpus } from './corpus.mjs';
import { written } from './written.mjs';

const piece = 64;

/** A JSONL corpus of any size: from 64 MB on the same 64 MB again and again, so that every byte of a series is like every other. */
export function corpusOf(folder, megabytes) {
  if (megabytes <= piece) return corpus(folder, megabytes);
  const path = `${folder}/forsy-${megabytes}mb-repeated.jsonl`;
  if (existsSync(path)) return path;
  const bytes = readFileSync(corpus(folder, piece));
  return written(path, function* () {
    for (let size = 0; size < megabytes; size += piece) yield bytes;
  });
}

/** The same corpus with a share of the lines broken: a judgement that is none in their last step. */
export function corpusWithFaults(folder, megabytes, share) {
  const from = corpusOf(folder, megabytes);
  if (share === 0) return from;
  const path = `${folder}/forsy-${megabytes}mb-${share}-invalid.jsonl`;
  if (existsSync(path)) return path;
  const every = Math.round(1 / share);
  return written(
    path,
    function* () {
      for (const [index, line] of linesOf(corpus(folder, Math.min(megabytes, piece))).entries())
        yield Buffer.from(index % every === 0 ? `${broken(line)}\n` : `${line}\n`);
    },
    Math.max(1, megabytes / piece),
  );
}

/** A JSONL corpus of a few traces of which one has a fault. */
export function corpusOfOneFault(folder) {
  const path = `${folder}/forsy-one-fault.jsonl`;
  if (existsSync(path)) return path;
  const [first, second] = linesOf(corpus(folder, 1));
  return written(path, () => [Buffer.from(`${broken(first)}\n${second}\n`)]);
}

/** A JSONL corpus of traces with so many steps each. */
export function corpusOfLongTraces(folder, megabytes, count) {
  const path = `${folder}/forsy-${megabytes}mb-${count}-steps.jsonl`;
  if (existsSync(path)) return path;
  const traces = linesOf(corpus(folder, 16)).map((line) => JSON.parse(line));
  const [first] = traces;
  const pool = traces.flatMap(({ steps }) => steps.slice(1));
  return written(path, function* () {
    for (let size = 0, at = 0; size < megabytes * 1e6; ) {
      const steps = [first.steps[0]];
      for (let step = 2; step <= count; step++) {
        const { caused_by, ...rest } = pool[at++ % pool.length];
        steps.push({ ...rest, step, caused_by: [step - 1] });
      }
      const line = Buffer.from(`${JSON.stringify({ ...first, steps })}\n`);
      size += line.length;
      yield line;
    }
  });
}

/** The lines of a file. */
export function linesOf(path) {
  return readFileSync(path, 'utf8').split('\n').filter(Boolean);
}

/** A folder with a file for each of some lines; made once. */
export function folderOf(path, lines) {
  if (existsSync(path)) return path;
  mkdirSync(`${path}.tmp`, { recursive: true });
  for (const [index, line] of lines().entries()) writeFileSync(`${path}.tmp/${index}.json`, line);
  renameSync(`${path}.tmp`, path);
  return path;
}

function broken(line) {
  const at = line.lastIndexOf('"eval":');
  return line.slice(0, at) + line.slice(at).replace(/^"eval":-?\d/, '"eval":7');
}
