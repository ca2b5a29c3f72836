import { printable } from '@trace-formats/validate';
import type { Io } from '../../io.ts';
import type { Source } from '../source.ts';
import { type FileBytes, readBytes } from './read-file.ts';

/**
 * The bytes of a source. The log of a session is read up to its last whole line, and a person is told when more is being written.
 */
export async function readSource(source: Source, io: Pick<Io, 'err'>): Promise<FileBytes> {
  if (source.session === undefined) return readBytes(source.path);
  const { readLog } = await import('../../sessions/read-log.ts');
  const read = readLog(source.path);
  if (read.growing)
    io.err(`${printable(source.name)} is still being written, so it was read up to its last whole line.\n`);
  return read;
}
