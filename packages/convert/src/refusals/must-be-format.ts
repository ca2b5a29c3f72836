import { isFormatId } from '@trace-formats/schema';
import { readableFormat, readableFormats } from '../formats/formats.ts';

/**
 * Throws where a format is named that nobody knows: programs without types may call. One that cannot be read is refused where it
 * would be.
 */
export function mustBeFormat(from: unknown): void {
  if (typeof from === 'string' && (readableFormat(from) !== undefined || isFormatId(from))) return;
  const called = typeof from === 'string' ? `There is no format ${JSON.stringify(from)}.` : 'No format was named.';
  throw new TypeError(`${called} Formats that can be converted are ${readableFormats.join(', ')}.`);
}
