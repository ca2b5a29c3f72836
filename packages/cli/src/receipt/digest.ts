import { sha256Hex } from '@trace-formats/digest';
import type { Receipt } from '@trace-formats/schema/receipt';

/** Digest of all that a receipt says besides its digest. */
export function receiptDigest({
  digest: _,
  ...said
}: Receipt | (Omit<Receipt, 'digest'> & { readonly digest?: string })): string {
  return `sha256:${sha256Hex(JSON.stringify(said))}`;
}
