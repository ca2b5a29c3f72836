import { sha256Hex } from '@trace-formats/digest';
import type { Json } from '../json/json.ts';

/**
 * The beginning of a digest of what is written, for a document that needs an id and whose source has none: the same input, the
 * same id.
 */
export function madeId(written: Json, digits: number): string {
  return sha256Hex(JSON.stringify(written)).slice(0, digits);
}
