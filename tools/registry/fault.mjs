import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../begin/setup.mjs';

/** A copy of the schema package whose `files` forgets the schemas, ready to be published under another version. */
export function faultySchemaPackage(folder) {
  cpSync(`${root}packages/schema`, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const faulty = {
    ...manifest,
    version: `${manifest.version}-fault.0`,
    files: manifest.files.filter((file) => file !== 'schemas'),
    publishConfig: {},
  };
  writeFileSync(path, JSON.stringify(faulty));
  return { folder, name: manifest.name, manifest: faulty };
}
