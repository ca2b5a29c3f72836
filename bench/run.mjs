import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { flagsOf } from '../tools/begin/flags.mjs';
import { keptText } from './kept-text.mjs';
import { installPeers } from './peers.mjs';
import { convert } from './series/convert.mjs';
import { folder } from './series/folder.mjs';
import { growth } from './series/growth.mjs';
import { jsonl } from './series/jsonl.mjs';
import { lint } from './series/lint.mjs';
import { profile } from './series/profile.mjs';
import { search } from './series/search.mjs';
import { sessions } from './series/sessions.mjs';
import { startUp } from './series/start-up.mjs';
import { threads } from './series/threads.mjs';

// `pnpm bench [--quick] [--write] [--resume] [--series=<name>,...] [--sizes=<megabytes>,...]`: installs the peers beside, makes the
// corpus, measures each series in turn, prints it and, with --write, puts it between its marks in docs/performance.md. A series
// is a function in series/ that takes the settings and gives Markdown. One that fails does not keep the others from their turn;
// with --resume those are left out that were measured at the same commit before, whose text is taken as it was.
const series = new Map([
  ['jsonl', jsonl],
  ['folder', folder],
  ['growth', growth],
  ['threads', threads],
  ['start-up', startUp],
  ['sessions', sessions],
  ['profile', profile],
  ['convert', convert],
  ['lint', lint],
  ['search', search],
]);

const flags = flagsOf('pnpm bench [--quick] [--write] [--resume] [--series=<name>,...] [--sizes=<megabytes>,...]', [
  '--quick',
  '--write',
  '--resume',
  '--series=',
  '--sizes=',
]);
const only = flags.get('--series=')?.split(',');
const unknown = (only ?? []).filter((name) => !series.has(name));
if (unknown.length > 0) {
  console.error(`There is no series ${unknown.join(', ')}; there are ${[...series.keys()].join(', ')}.`);
  process.exit(2);
}
const sizes = flags.get('--sizes=');
if (sizes !== undefined && !/^[1-9]\d*(?:,[1-9]\d*)*$/.test(sizes)) {
  console.error(`--sizes=${sizes} is no list of whole megabytes. Write --sizes=1,64, for example.`);
  process.exit(2);
}
/** Series that the short form only runs when they are named. */
const slow = new Set(['lint', 'search']);
const settings = {
  quick: flags.has('--quick'),
  folder: `${tmpdir()}/trace-formats-bench`,
  sizes,
};

installPeers();
const failed = [];
for (const [name, measure] of series) {
  if (only === undefined ? settings.quick && slow.has(name) : !only.includes(name)) continue;
  const begun = Date.now();
  const kept = keptText(name, settings);
  const known = flags.has('--resume') ? kept.read() : undefined;
  try {
    const text =
      known ??
      `Node ${process.versions.node}${settings.quick ? ', the quick form' : ''}.\n\n${await measure(settings)}`;
    kept.write(text);
    const how = known === undefined ? `${((Date.now() - begun) / 1000).toFixed(0)} s` : 'of before';
    console.log(`\n## ${name} (${how})\n\n${text}`);
    if (flags.has('--write')) write(name, text);
  } catch (error) {
    console.error(`\n## ${name} failed\n\n${error.stack ?? error}`);
    failed.push(name);
  }
}
if (failed.length > 0) {
  console.error(
    `\nNot measured: ${failed.join(', ')}. The same words with --resume try these again and keep the others.`,
  );
  process.exitCode = 1;
}

/** Puts the text of a series between its marks; a series without marks is put at the end. */
function write(name, text) {
  const path = fileURLToPath(new URL('../docs/performance.md', import.meta.url));
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '# Performance\n';
  const [begin, end] = [`<!-- measured: ${name} begin -->\n`, `<!-- measured: ${name} end -->\n`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  const block = `${begin}\n${text}\n\n${end}`;
  writeFileSync(
    path,
    from < 0 || to < 0 ? `${page}\n${block}` : page.slice(0, from) + block + page.slice(to + end.length),
  );
}
