import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

// Their commands look at one package each, and take as long to start as to look.

/** What publint has to say of a tarball, as sentences. */
export async function unfitToPublish(tarball, manifest) {
  const { buffer, byteOffset, byteLength } = readFileSync(tarball);
  const pack = { tarball: buffer.slice(byteOffset, byteOffset + byteLength) };
  const { messages } = await publint({ pack, strict: true, level: 'warning' });
  return messages.map((message) => formatMessage(message, manifest, { color: false }) ?? message.code);
}

/** What is wrong with the types of a tarball for a program of modules, which every package here is for. */
export async function unfitTypes(tarball) {
  const { types, problems = [] } = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    excludeEntrypoints: ['./schemas/*.json'],
  });
  if (!types) return ['There are none.'];
  return problems
    .filter(({ resolutionKind }) => !notForModules.includes(resolutionKind))
    .map(({ kind, entrypoint }) => (entrypoint === undefined ? kind : `${kind} of ${entrypoint}`));
}

const notForModules = ['node10', 'node16-cjs'];
