import { type FormatId, formats, isFormatId } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { validators } from './generated/by-format.ts';
import { type Judged, judged } from './shape/judge.ts';

/** True for the formats that have a schema here. */
export function hasSchema(format: FormatId): boolean {
  return Object.hasOwn(validators, format);
}

/** Everything the schema of a format has to say against a document; empty when it is valid or when the format has no schema. */
export function validate(document: unknown, format: FormatId): Finding[] {
  return judgedAs(document, format).map(({ finding }) => finding);
}

/** As `validate`, with the place of each finding beside it. */
export function judgedAs(document: unknown, format: FormatId): Judged[] {
  const validator = hasSchema(format) ? validators[format] : noneFor(format);
  if (validator === undefined) return [];
  const [accepts, shape] = validator;
  return accepts(document) ? [] : judged(shape, document);
}

/** Refuses what is no format: of one that is misspelt, nothing would ever be said against a document. */
function noneFor(format: FormatId): undefined {
  if (isFormatId(format)) return undefined;
  const known = formats.map(({ id }) => id).join(', ');
  throw new TypeError(`There is no format ${JSON.stringify(format)}. There are ${known}.`);
}
