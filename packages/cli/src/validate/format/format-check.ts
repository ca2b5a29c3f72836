import type { FormatId } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { passing } from '@trace-formats/validate';
import { type Validator, validators } from '../../generated/validators.ts';
import { decode } from '../../input/bytes/decode.ts';

/** What the schema of one format can say. */
export interface FormatCheck {
  /** Every fault of a document's shape. */
  validate(value: unknown): Finding[];
  /** Says of bytes that they are a document of which there is nothing to say; no only means that they have to be looked at. */
  passes(bytes: Uint8Array): boolean;
}

/**
 * Loads the validator of a format, and those of no other: a start is paid for by everybody. `undefined` for a format without a
 * schema.
 */
export async function checkOf(format: FormatId): Promise<FormatCheck | undefined> {
  const check = loaded.get(format) ?? validators[format]?.().then(checkWith);
  if (check !== undefined) loaded.set(format, check);
  return check;
}

const loaded = new Map<FormatId, Promise<FormatCheck>>();

function checkWith({ validate, accepts }: Validator): FormatCheck {
  return { validate, passes: passing(accepts, decode) };
}
