import { type Format, type FormatId, formats } from '@trace-formats/schema';
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
  const isKnown = Object.hasOwn(validators, format);
  const validator = isKnown ? validators[format] : mustBeOneOf('format', formats.map(idOf), format);
  if (validator === undefined) return [];
  const [accepts, shape] = validator;
  return accepts(document) ? [] : judged(shape, document);
}

const idOf = ({ id }: Format): FormatId => id;
