import { fileURLToPath } from 'node:url';
import { peer } from './peers.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const node = process.execPath;
// The program itself: its script for Node would be measured along.
const arch = process.arch === 'x64' ? 'x86_64' : process.arch;
const native = peer(`@sourcemeta/jsonschema/build/github-releases/jsonschema-${process.platform}-${arch}`);

/** The schema that every validator is given. */
export const schema = `${root}schemas/forsy/v0.1/trace.schema.json`;

/** `trace-formats validate` as words of a command line. */
export function validate(...words) {
  return [node, `${root}packages/cli/bin/trace-formats.cjs`, 'validate', ...words];
}

/** `forsy-lint` as words of a command line. */
export function forsyLint(...words) {
  return [node, `${root}packages/cli/bin/forsy-lint.cjs`, ...words];
}

/** ajv-cli over files. */
export function ajvCli(pattern) {
  return [
    node,
    peer('ajv-cli/dist/index.js'),
    'validate',
    '--spec=draft2020',
    '--strict=false',
    '-s',
    schema,
    '-d',
    pattern,
  ];
}

/** @sourcemeta/jsonschema over a JSONL file or a folder: an outside program under the AGPL, which is run and never shipped. */
export function sourcemeta(path, ...words) {
  return [native, 'validate', ...words, schema, path];
}
