import type { Ledger } from '../losses/loss.ts';
import { noteUnkept } from './note-unkept.ts';
import { filesOf, type Source, type SourceFile } from './source.ts';

/** A file of a source and the name that places give it. */
export interface OpenedFile {
  readonly file: SourceFile;
  readonly name: string | undefined;
}

/**
 * The files of a source with the names that places give them (none, where there is only one file), after noting what was repaired
 * in reading.
 */
export function openedFiles(files: readonly SourceFile[], ledger: Ledger): readonly OpenedFile[] {
  return files.map((file, index) => {
    const name = files.length === 1 ? undefined : (file.name ?? `file ${index + 1}`);
    if (file.repaired) {
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
      for (const line of file.repaired.cutLines ?? [])
        ledger.lose({
          kind: 'dropped',
          place: { ...named, line, pointer: '' },
          why: 'What begins here is no complete JSON, as where one record cut off another; what stands beside it was read.',
          trap: 'line-unreadable',
          of: 'record',
        });
      for (const place of file.repaired.strays ?? [])
        ledger.lose({
          kind: 'dropped',
          place: { ...named, ...place },
          why: 'What stands here, among the sessions of the file, is none that could be read, so it was left out.',
          trap: 'record-misshapen',
          of: 'record',
        });
    }
    noteUnkept(file.repaired?.unkept ?? [], name, ledger);
    return { file, name };
  });
}

/** Names a file that is left out, since another before it is that of the same subagent. */
export function loseSecondFile(name: string | undefined, ledger: Ledger): void {
  ledger.lose({
    kind: 'dropped',
    place: name === undefined ? { pointer: '' } : { file: name, pointer: '' },
    why: 'Another file before it is of a subagent with the same id, so this one is left out; convert it by itself.',
    trap: 'id-collides',
  });
}

/** Names a file that is left out, since it is a session of its own. */
export function loseFurtherFile(name: string | undefined, ledger: Ledger): void {
  ledger.lose({
    kind: 'dropped',
    place: name === undefined ? { pointer: '' } : { file: name, pointer: '' },
    why: 'A session of this format is one file, so a further one is left out; convert it by itself.',
  });
}

/** The file of a source that is one file, after naming each further one as lost; undefined where there is none. */
export function openedFile(source: Source, ledger: Ledger): OpenedFile | undefined {
  const [first, ...others] = filesOf(source);
  for (const [index, { name = `file ${index + 2}` }] of others.entries()) loseFurtherFile(name, ledger);
  return first && openedFiles([first], ledger)[0];
}
