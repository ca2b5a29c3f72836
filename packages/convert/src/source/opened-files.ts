import type { Ledger } from '../losses/loss.ts';
import type { LostNumber } from './lost-numbers.ts';
import { recordPlace, type SourceFile } from './source.ts';

/** A file of a source and the name that places give it. */
export interface OpenedFile {
  readonly file: SourceFile;
  readonly name: string | undefined;
}

/** The files of a source with the names that places give them (none, where there is only one file), after noting what was repaired in reading. */
export function openedFiles(files: readonly SourceFile[], ledger: Ledger): readonly OpenedFile[] {
  return files.map((file, index) => {
    const name = files.length === 1 ? undefined : (file.name ?? `file ${index + 1}`);
    if ('records' in file && file.repaired) {
      const named = name === undefined ? {} : { file: name };
      for (const line of file.repaired.gluedLines ?? [])
        ledger.lose({
          kind: 'approximated',
          place: { ...named, line, pointer: '' },
          why: 'Several records stand on one line, which two writers wrote at once; each was read.',
          trap: 'glued-line',
        });
      for (const line of file.repaired.unreadableLines ?? [])
        ledger.lose({
          kind: 'dropped',
          place: { ...named, line, pointer: '' },
          why: 'A line is not JSON, as when a log was cut off; everything else was read.',
          trap: 'line-unreadable',
          of: 'record',
        });
    }
    noteLostNumbers(file, name, ledger);
    return { file, name };
  });
}

function noteLostNumbers(file: SourceFile, name: string | undefined, ledger: Ledger): void {
  const lost: readonly (LostNumber & { readonly record?: number })[] = file.repaired?.lostNumbers ?? [];
  for (const { pointer, fate, record } of lost)
    ledger.lose({
      kind: fate === 'rounded' ? 'approximated' : 'dropped',
      place: recordPlace(name, record, pointer),
      why: lostNumberWhys[fate],
      trap: 'number-not-kept',
    });
}

const lostNumberWhys: Readonly<Record<LostNumber['fate'], string>> = {
  rounded: 'A number has more digits than programs keep of one, so the nearest number that they keep was read.',
  'too-large': 'A number is larger than any that programs can hold, so nothing stands in its place.',
};
