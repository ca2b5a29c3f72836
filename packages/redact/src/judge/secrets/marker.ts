/** Every shape of marker that this package writes or that the Forsy format names. */
export const marker: RegExp =
  /\[(?:REDACTED(?::[A-Za-z0-9_.-]{1,64}){0,2}|CREDENTIAL(?:_\d{1,6})?|PERSON_\d{1,6}|PERSON|INTERNAL_URL(?:_\d{1,6})?|CUSTOMER_ID(?:_\d{1,6})?)\]/g;

/** True when a range touches a marker that an earlier redaction has left, ours or the Forsy format's. */
export function isMarker(text: string, start: number, end: number): boolean {
  const from = Math.max(0, start - longestMarker);
  const around = text.slice(from, Math.min(text.length, end + longestMarker));
  if (!around.includes('[')) return false;
  for (const { 0: found, index } of around.matchAll(marker))
    if (from + index < end && from + index + found.length > start) return true;
  return false;
}

/** The pieces of a range that stand beside the markers in it and hold more than blanks. */
export function besideMarkers(text: string, start: number, end: number): readonly (readonly [number, number])[] {
  if (!isMarker(text, start, end)) return [[start, end]];
  const pieces: (readonly [number, number])[] = [];
  const from = Math.max(0, start - longestMarker);
  let last = start;
  const piece = (to: number): void => {
    if (to > last && text.slice(last, to).trim() !== '') pieces.push([last, to]);
  };
  for (const { 0: found, index } of text.slice(from, end + longestMarker).matchAll(marker)) {
    const at = from + index;
    if (at >= end || at + found.length <= start) continue;
    piece(at);
    last = at + found.length;
  }
  piece(end);
  return pieces;
}

const longestMarker = 160;
