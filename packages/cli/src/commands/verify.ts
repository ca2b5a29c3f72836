import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ruleset } from '@trace-formats/lint';
import type { Receipt } from '@trace-formats/schema/receipt';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import { mustNameFiles } from '../input/paths/files-alone.ts';
import { isFolder } from '../input/paths/is-folder.ts';
import { nameOf } from '../input/source.ts';
import { differences } from '../receipt/differences.ts';
import { readReceipt } from '../receipt/read-receipt.ts';
import { present } from '../report/present.ts';
import { reportOf } from '../report/report-of.ts';
import { inOrder } from '../report/result-order.ts';
import { wantedReports } from '../report/wanted-reports.ts';
import { resultOf } from '../validate/result-of.ts';

/** `forsy-lint verify <receipt>`: is everything still as it was when the receipt was written? */
export const run: Run = async (typed, io) => {
  const wanted = wantedReports(typed);
  const [word, folder, more] = typed.words;
  if (word === undefined || more !== undefined)
    throw new CannotWork('Exactly one receipt is checked at a time.', 'Write forsy-lint verify <receipt> [folder].');
  mustNameFiles('verify', [word], io.cwd);
  const path = resolve(io.cwd, word);
  const name = nameOf(path, io.cwd);
  const receipt = readReceipt(path, name);
  const root = folder === undefined ? rootFor(receipt, path, io.cwd) : resolve(io.cwd, folder);
  if (!isFolder(root))
    throw new CannotWork(`${nameOf(root, io.cwd)} is no folder.`, 'Name the folder that the receipt speaks of.');
  if (folder !== undefined) mustHoldSome(receipt, root, nameOf(root, io.cwd));
  const written = wanted.flatMap(({ file }) => (file === undefined ? [] : [resolve(io.cwd, file)]));
  const found = await differences(receipt, root, io.cwd, [path, ...written]);
  const results = [...found].map(([place, findings]) => ({
    ...resultOf(place === '' ? name : nameOf(join(root, place), io.cwd), null, null),
    findings: [...findings],
  }));
  return present(await reportOf('forsy-lint', ruleset(), inOrder(results)), wanted, typed, io);
};

/** Where all is gone, another folder was meant: the dataset itself, for example, in the place of the one that it lies in. */
function mustHoldSome(receipt: Receipt, root: string, name: string): void {
  const [first] = receipt.files;
  if (first === undefined || countIn(receipt, root) > 0) return;
  throw new CannotWork(
    `None of the ${receipt.files.length} files of the receipt lies in ${name}.`,
    `The receipt speaks of ${first.path}, for example; name the folder from which that path leads to it.`,
  );
}

function countIn({ files }: Receipt, root: string): number {
  return files.filter(({ path }) => existsSync(join(root, path))).length;
}

/** The folder in which the files of a receipt lie, or most of them: a README is in many folders. */
function rootFor(receipt: Receipt, path: string, cwd: string): string {
  const { files } = receipt;
  const here = countIn(receipt, cwd);
  if (here === files.length) return cwd;
  const beside = countIn(receipt, dirname(path));
  if (here > 0 || beside > 0) return beside > here ? dirname(path) : cwd;
  throw new CannotWork(
    `None of the ${files.length} files of the receipt lies here.`,
    'Name the folder that they lie in: forsy-lint verify <receipt> <folder>.',
  );
}
