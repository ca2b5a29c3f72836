import { join, resolve } from 'node:path';
import { finding, ruleset } from '@trace-formats/lint';
import type { Receipt, ReceiptFile } from '@trace-formats/schema/receipt';
import type { Finding } from '@trace-formats/schema/report';
import { version } from '../../package.json';
import { CannotWork } from '../cannot-work.ts';
import { parse } from '../command-line/options.ts';
import { isInside } from '../input/paths/is-inside.ts';
import { baselineOf, readBaseline } from '../lint/config/baseline.ts';
import { configFacts, configHash } from '../lint/config/load-config.ts';
import { configFlags } from '../tables/shared-flags.ts';
import { coversLess } from './covers.ts';
import { receiptDigest } from './digest.ts';
import { allFiles, fileAsIs, hasGrown, isBlob } from './files.ts';
import { fromRoot } from './place.ts';

/** What is not as the receipt says, by the path that it is about. `''` is the receipt itself. */
export type Differences = ReadonlyMap<string, readonly Finding[]>;

/**
 * Holds what lies under a root now against a receipt, from where somebody stands. Every file that was looked at has an entry, also where
 * nothing changed. `beside` are files that may be there without being in it: the receipt itself, and what this run writes.
 */
export async function differences(
  receipt: Receipt,
  root: string,
  cwd: string,
  beside: readonly string[],
): Promise<Differences> {
  const found = new Map<string, Finding[]>();
  const say = (place: string, ...findings: readonly Finding[]): void => {
    found.set(place, [...(found.get(place) ?? []), ...findings]);
  };
  say('', ...ofReceipt(receipt), ...coversLess(receipt));
  const config = ofConfig(receipt, root, cwd);
  if (config !== undefined) say(receipt.config.file ?? '', config);
  // No receipt of ours leads out of its folder, and one that was made to must not have somebody look there.
  const stays = (place: string): boolean => isInside(resolve(root, place), root);
  for (const file of receipt.files)
    say(file.path, ...(stays(file.path) ? ofFile(file, join(root, file.path), root) : [leadsOut]));
  const left = new Set([...receipt.asked.outputs.map((output) => resolve(root, output)), ...beside]);
  const known = new Set(receipt.files.map(({ path }) => path));
  for (const path of await allFiles(receipt.asked.paths.filter(stays), root)) {
    const place = fromRoot(path, root);
    if (known.has(place) || left.has(path)) continue;
    say(
      place,
      (await isBlob(path))
        ? different(
            'This is a blob of a run over a part of the dataset: no receipt speaks of blobs, and anything can stand in one.',
            'Take it out.',
          )
        : different('This file is not in the receipt: it was added since.', 'Take it out, or run the gate again.'),
    );
  }
  return found;
}

function ofReceipt(receipt: Receipt): Finding[] {
  const { tool, digest, verdict, counts } = receipt;
  const now = { version, ruleset: ruleset() };
  return [
    ...(receiptDigest(receipt) === digest
      ? []
      : [different('The receipt itself was changed after it was written.', 'Take the copy that forsy-lint wrote.')]),
    ...(tool.version === now.version && tool.ruleset === now.ruleset
      ? []
      : [
          different(
            `The receipt was written by forsy-lint ${tool.version} with ruleset ${tool.ruleset}; this is ${now.version} with ruleset ${now.ruleset}, which may find something else.`,
            `Run npx forsy-lint@${tool.version} verify, or run the gate again with this version.`,
          ),
        ]),
    ...(verdict === 'passed'
      ? []
      : [
          different(
            verdict === 'failed'
              ? `The run that the receipt is of did not pass: it found ${counted(counts.errors, 'error')} and ${counted(counts.warnings, 'warning')}.`
              : 'The run that the receipt is of could not look at everything.',
            'Run the gate again when what it found is mended.',
          ),
        ]),
  ];
}

function ofConfig({ asked, config }: Receipt, root: string, cwd: string): Finding | undefined {
  const words = [
    ...(asked.config === null ? [] : [`--config=${resolve(root, asked.config)}`]),
    ...(asked.ignore_path === null ? [] : [`--ignore-path=${resolve(root, asked.ignore_path)}`]),
    ...Object.entries(asked.rules).map(([id, severity]) => `--rule=${id}:${severity}`),
    ...asked.only.map((id) => `--only=${id}`),
    ...asked.skip.map((id) => `--skip=${id}`),
  ];
  try {
    const facts = configFacts(parse(words, configFlags), root);
    const profile = asked.profile ?? facts.config.profile;
    // Without a configuration the baseline lay where the run stood, which need not be the root.
    const folders = facts.path === undefined ? [facts.folder, cwd] : [facts.folder];
    const baselines = folders.map((folder) => {
      const { path, file } = baselineOf({ cwd: root, config: { folder } });
      // A release holds nothing back.
      return asked.gate === 'none' ? readBaseline(path, file) : [];
    });
    const hashes = baselines.map((baseline) => configHash(facts, profile, baseline));
    if (hashes.includes(config.hash)) return undefined;
    const [hash] = hashes;
    return different(
      `The configuration${asked.gate === 'none' ? ', or the baseline that belongs to it,' : ''} is not the one of the receipt: its digest was ${short(config.hash)} and is now ${short(hash!)}.`,
      'Take the change back, or run the gate again.',
    );
  } catch (error) {
    if (!(error instanceof CannotWork)) throw error;
    return different(
      `The configuration cannot be used any more: ${error.message}`,
      'Put it back, or run the gate again.',
    );
  }
}

function ofFile(then: ReceiptFile, path: string, root: string): Finding[] {
  const now = fileAsIs(path, root, then.kind === 'file');
  if (now === undefined)
    return [different('This file is in the receipt, but it is gone.', 'Put it back, or run the gate again.')];
  if (now.kind !== then.kind)
    return [
      different(`This was ${kinds[then.kind]} and is now ${kinds[now.kind]}.`, 'Put it back, or run the gate again.'),
    ];
  if (now.sha256 === then.sha256 && now.bytes === then.bytes) return [];
  // A log grows line by line; to any other file nothing can be added without changing the whole.
  if (/\.(?:jsonl|ndjson)$/i.test(then.path) && then.bytes > 0 && now.bytes > then.bytes && hasGrown(path, then))
    return [
      different(
        `This file has grown: what was looked at, its first ${then.bytes} bytes, is unchanged, and ${now.bytes - then.bytes} came after it.`,
        'Run the gate again: nobody has looked at what came after.',
      ),
    ];
  return [
    different(
      then.kind === 'link'
        ? 'This link leads elsewhere than it did.'
        : `This file was changed: it had ${then.bytes} bytes with the digest ${short(then.sha256)}, and has ${now.bytes} with ${short(now.sha256)}.`,
      'Take the change back, or run the gate again.',
    ),
  ];
}

const kinds: Readonly<Record<ReceiptFile['kind'], string>> = {
  file: 'a file',
  link: 'a link',
  special: 'nothing that can be read as a file',
};

const leadsOut = different(
  'This path leads out of the folder that the receipt speaks of, so it was not looked at.',
  'Take the receipt that forsy-lint wrote, or name the folder in which all of it lies.',
);

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function short(hash: string | null): string {
  return hash === null ? 'that cannot be had' : `${hash.replace('sha256:', '').slice(0, 12)}…`;
}

function different(message: string, fix: string): Finding {
  return finding({
    rule: 'receipts-hold',
    stage: 'read',
    severity: 'error',
    message,
    why: 'A receipt speaks for what was looked at, and for nothing else.',
    fix,
  });
}
