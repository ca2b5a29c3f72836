import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@trace-formats/schema/report';
import { flagsOf } from './begin/flags.mjs';
import { validatorOf } from './fixtures/formats.ts';
import { gaps } from './fixtures/gaps.ts';
import {
  type Case,
  type CaseFile,
  fixtureFolder,
  type InvalidCase,
  loadFixtures,
  schemasFolder,
} from './fixtures/load.ts';
import { patched } from './fixtures/patch.ts';
import { redundantIn } from './fixtures/redundant.ts';
import { bundle } from './generate/bundle.ts';
import type { Schema, SchemaSource } from './generate/schema-source.ts';
import { loadSchemas } from './generate/schemas.ts';

// Writes the fixtures that the proof still asks for: read what it wrote before you commit it, above all the messages.
flagsOf('npx tsx tools/propose-fixtures.ts', []);
const sources = loadSchemas();
for (const source of sources) propose(source, bundle(source, sources));

function propose(source: SchemaSource, schema: Schema): void {
  fillIn(source);
  const fixtures = loadFixtures(source);
  const { faults, uses, open } = gaps(schema, fixtures);
  const known = new Set(redundantIn(source.name).flatMap(({ places }) => places));
  for (const place of open.filter((one) => !known.has(one)))
    console.log(`${source.path}: no document comes to mind for ${place}; write one by hand`);
  if (uses.length > 0) {
    append(
      fixtureFolder(source, 'valid'),
      'variations',
      uses.map(({ proposal }) => ({
        says: proposal.says,
        from: from(proposal.from.name),
        patch: proposal.patch,
      })),
    );
  }
  const groups = new Map<string, InvalidCase[]>();
  for (const { place, proposal } of faults) {
    const document = patched(proposal.from.document, proposal.patch);
    const findings = validatorOf(source).validate(document).map(expected);
    const group =
      /^\/\$defs\/([^/]+)/.exec(place)?.[1]?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) ?? 'root';
    groups.set(group, [
      ...(groups.get(group) ?? []),
      { says: proposal.says, from: from(proposal.from.name), patch: proposal.patch, findings },
    ]);
  }
  for (const [group, cases] of groups) append(fixtureFolder(source, 'invalid'), group, cases);
}

/** Cases that somebody wrote without findings get the ones that are found now. */
function fillIn(source: SchemaSource): void {
  const folder = fixtureFolder(source, 'invalid');
  for (const name of groupsIn(folder)) {
    const path = join(schemasFolder, folder, name);
    const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { cases: (Case & { findings?: unknown })[] };
    if (cases.every(({ findings }) => findings !== undefined)) continue;
    const whole = new Map(loadFixtures(source).valid.map((fixture) => [from(fixture.name), fixture.document]));
    const filled = cases.map((one) => ({
      ...one,
      findings:
        one.findings ??
        validatorOf(source)
          .validate(patched(whole.get(one.from), one.patch))
          .map(expected),
    }));
    writeFileSync(path, fileOf(filled));
    console.log(`${folder}/${name}: findings filled in`);
  }
}

function groupsIn(folder: string): string[] {
  const path = join(schemasFolder, folder);
  return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.cases.json')) : [];
}

function from(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function expected({ rule, pointer, message }: Finding): InvalidCase['findings'][number] {
  return { rule, pointer, message };
}

function append(folder: string, group: string, cases: readonly Case[]): void {
  const path = join(schemasFolder, folder, `${group}.cases.json`);
  mkdirSync(join(schemasFolder, folder), { recursive: true });
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as CaseFile).cases : [];
  writeFileSync(path, fileOf([...before, ...cases]));
  console.log(`${path.slice(schemasFolder.length)}: ${cases.length} more`);
}

/** One case for each block of lines, its parts on lines of their own, so that a change of one reads as one. */
function fileOf(cases: readonly Case[]): string {
  const blocks = cases.map((one) => {
    const parts = Object.entries(one).map(([key, value]) => {
      if (!Array.isArray(value)) return `      "${key}": ${JSON.stringify(value)}`;
      const entries = value.map((entry) => `        ${spaced(entry)}`);
      return entries.length === 1
        ? `      "${key}": [${entries[0]!.trim()}]`
        : `      "${key}": [\n${entries.join(',\n')}\n      ]`;
    });
    return `    {\n${parts.join(',\n')}\n    }`;
  });
  return `{\n  "cases": [\n${blocks.join(',\n')}\n  ]\n}\n`;
}

/** A value on one line, with a space inside braces and after commas and colons. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${spaced(inner)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
