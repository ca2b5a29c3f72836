import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { flagsOf } from './begin/flags.mjs';
import { bumpOf } from './schema-diff/changesets.ts';
import { judgeSchemas, type Verdict } from './schema-diff/gate.ts';
import { keepRelease } from './schema-diff/keep-release.ts';
import { readReleased } from './schema-diff/released.ts';
import { asCurrent, asReleased, publishedSchemas } from './schema-diff/sources.ts';

// `pnpm schema:diff` holds every schema against the last release. `--release` asks the same of the release that is being made,
// whose version says what its changesets said, and keeps the schemas as its own where nothing fails.
const flags = flagsOf('pnpm schema:diff [--release]', ['--release']);
const from = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const folder = from('schemas/released');
const sources = publishedSchemas();
const { version } = JSON.parse(readFileSync(from('packages/schema/package.json'), 'utf8')) as { version: string };
const released = readReleased(folder);
if (released.length === 0) console.log('Nothing was released yet: every schema is new.');

const verdicts = flags.has('--release')
  ? keepRelease(folder, asCurrent(sources), asReleased(sources, version), version)
  : judgeSchemas(released, asCurrent(sources), await bumpOf(from('')).catch(stop));
for (const verdict of verdicts) tell(verdict);
if (verdicts.some(({ failure }) => failure !== undefined)) process.exitCode = 1;
else if (flags.has('--release')) console.log(`Kept ${sources.length} schemas as released in ${version}.`);

function tell({ path, against, kind, changes, refused, failure }: Verdict): void {
  console.log(`${kind.padEnd(13)} schemas/${path}${against && against !== path ? `  (against ${against})` : ''}`);
  for (const change of changes) console.log(`  ${change.kind.padEnd(13)} ${change.pointer || '/'}: ${change.says}`);
  for (const name of refused) console.log(`  refused       ${name}, which was valid at the last release.`);
  if (failure !== undefined) console.log(`  FAILS         ${failure}`);
}

/** What is wrong with a changeset is for whoever wrote it: where our code noticed it helps nobody. */
function stop({ message }: Error): never {
  console.error(message);
  process.exit(1);
}
