/** True for bytes that begin as a receipt, a blob or a report does: what an earlier run left says nothing about the traces of now. */
export function isWrittenByUs(bytes: Uint8Array): boolean {
  return bytes[0] === openingBrace && beginning.test(new TextDecoder().decode(bytes.subarray(0, 64)));
}

const openingBrace = 0x7b;
const beginning = /^\{\s*"(?:receipt|blob|report)_version"\s*:/;
