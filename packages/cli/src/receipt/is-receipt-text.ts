/** True for bytes that begin as a receipt does. */
export function isReceiptText(bytes: Uint8Array): boolean {
  return bytes[0] === openingBrace && beginning.test(new TextDecoder().decode(bytes.subarray(0, 64)));
}

const openingBrace = 0x7b;
const beginning = /^\{\s*"receipt_version"\s*:/;
