/** Whether a zip archive holds an Inspect evaluation log: its entries are named so, and names stand unpacked in the bytes. */
export function isEvalArchive(bytes: Uint8Array): boolean {
  const edge = 65_536;
  const names = latin1(bytes.subarray(0, edge)) + latin1(bytes.subarray(Math.max(0, bytes.length - edge)));
  return /_journal\/(?:start\.json|summaries\/)|header\.json/.test(names) && /samples\/|_journal\//.test(names);
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
