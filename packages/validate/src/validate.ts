import { type FormatId, formats } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { validators } from './generated/by-format.ts';
import { mustBeOneOf } from './must-be-one-of.ts';
import { type Judged, judged } from './shape/judge.ts';

/** Everything the schema of a format has to say against a document; empty when it is valid or when the format has no schema. */
export function validate(document: unknown, format: FormatId): Finding[] {
  return judgedAs(document, format).map(({ finding }) => finding);
}

/** As `validate`, with the place of each finding beside it. */
export function judgedAs(document: unknown, format: FormatId): Judged[] {
  const validator = Object.hasOwn(validators, format) ? validators[format] : undefined;
  if (validator === undefined) {
    const known = formats.map(({ id }) => id);
    mustBeOneOf('format', known, format);
    return [];
  }
  const [accepts, shape] = validator;
  return accepts(document) ? [] : judged(shape, document);
}
