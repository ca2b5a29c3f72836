import { isUtf8 } from 'node:buffer';
import { passingScanned, type Shape } from '@trace-formats/validate';

/** The room that the scanner works in. It goes with the scanner: what stands there changes from document to document. */
export { roomFor } from '@trace-formats/validate';

/** What scans the bytes of documents of a schema, with Node's own eye for UTF-8. */
export function scannerOf(shape: Shape): (bytes: Uint8Array) => boolean {
  return passingScanned(shape, isUtf8);
}
