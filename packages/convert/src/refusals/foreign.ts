import { detectValues } from '@trace-formats/validate';
import { readableFormat } from '../formats/formats.ts';
import { type Refusal, refuseToRead } from './refusal.ts';

/**
 * Refuses a document that shows itself to be in a format which is known and has no reader: what is wrong with it as another is of
 * no use.
 */
export function refuseForeign(document: unknown): Refusal | undefined {
  const { format } = detectValues([document], 'json');
  return format === 'unknown' || readableFormat(format) !== undefined ? undefined : refuseToRead(format);
}
