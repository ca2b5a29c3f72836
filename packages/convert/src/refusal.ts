import { readableFormats, writableFormats } from './formats.ts';

/** A conversion that cannot be done, with one sentence that says why and what can be. */
export interface Refusal {
  readonly refused: true;
  readonly reason:
    | 'format-not-readable'
    | 'format-not-writable'
    | 'format-unknown'
    | 'shape-not-readable'
    | 'several-sessions';
  readonly message: string;
  readonly readable: readonly string[];
  readonly writable: readonly string[];
}

/** Refuses to read a format that was recognised but has no reader, or is no format we know. */
export function refuseToRead(format: string | undefined): Refusal {
  const list = `Readable are ${readableFormats.join(', ')}.`;
  if (format === undefined)
    return refusal('format-unknown', `The format of this document could not be told; name it with \`from\`. ${list}`);
  return refusal('format-not-readable', `Documents of the format ${format} cannot be converted yet. ${list}`);
}

/** Refuses to write a format that has no writer. */
export function refuseToWrite(format: string): Refusal {
  return refusal(
    'format-not-writable',
    `Nothing can be written as ${format}. Writable are ${writableFormats.join(', ')}.`,
  );
}

/** Refuses a document that does not have the shape which its format must have to be read at all. */
export function refuseShape(format: string, problem: string): Refusal {
  return refusal('shape-not-readable', `This cannot be read as ${format}: ${problem}`);
}

/** Refuses a document that holds several sessions: `sessionsOf` takes it apart. */
export function refuseSeveral(format: string, count: number): Refusal {
  return refusal(
    'several-sessions',
    `This ${format} document holds ${count} sessions; each is converted by itself, after \`sessionsOf\` has taken them apart.`,
  );
}

function refusal(reason: Refusal['reason'], message: string): Refusal {
  return { refused: true, reason, message, readable: readableFormats, writable: writableFormats };
}
