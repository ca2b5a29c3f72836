/** A spelling of a value; `lead` and `tail` characters around it also carry bits of the value. */
export interface Spelling {
  readonly text: string;
  readonly lead: number;
  readonly tail: number;
  /** True for letters that are none of a word, which say nothing of where it ends. */
  readonly isCoded: boolean;
}

/**
 * The spellings under which a confirmed value may stand elsewhere: as it is; JSON-, percent-, HTML- and base64-encoded, the latter also
 * of two bytes for each character, as PowerShell has it, and twice over; in hexadecimal digits; and with its quotes doubled.
 */
export function spellingsOf(value: string): Spelling[] {
  const whole = wellFormed(value);
  const bytes = new TextEncoder().encode(whole);
  let hex = '';
  for (const byte of bytes) hex += hexOf[byte];
  const coded = [hex, hex.toUpperCase()].map((text) => ({ text, lead: 0, tail: 0, isCoded: true }));
  const encoded = new TextEncoder().encode(withPadding(base64(0, bytes)));
  const plain = plainSpellings(value).map((text) => ({ text, lead: 0, tail: 0, isCoded: false }));
  return [...plain, ...coded, ...[bytes, inTwoBytes(whole), encoded].flatMap(base64Spellings)];
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function plainSpellings(value: string): string[] {
  // Letters and digits are written in one way everywhere.
  if (!/[^A-Za-z0-9]/.test(value)) return [value];
  const whole = wellFormed(value);
  const json = JSON.stringify(value).slice(1, -1);
  const percent = encodeURIComponent(whole);
  return [
    ...new Set([
      value,
      json,
      JSON.stringify(json).slice(1, -1),
      json.replaceAll('/', '\\/'),
      json.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`),
      percent,
      percent.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
      percent.replace(/[!'()*.~_-]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`),
      percent.replaceAll('%20', '+'),
      encodeURIComponent(percent),
      whole.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
      value.replaceAll('"', '""'),
      value.replaceAll("'", "''"),
      value.replaceAll(' ', '+'),
    ]),
  ];
}

/** Base64 looks different at each of three offsets; the characters at the edges mix with what stands around the value. */
function base64Spellings(bytes: Uint8Array): Spelling[] {
  const found = new Map<string, Spelling>();
  for (const offset of [0, 1, 2]) {
    const characters = base64(offset, bytes);
    const lead = offset === 0 ? 0 : offset + 1;
    const over = (offset + bytes.length) % 3;
    // The last character before the padding mixes bits of the value with bits of what follows.
    const core = characters.slice(lead, over === 0 ? characters.length : -1);
    for (const text of [core, core.replaceAll('+', '-').replaceAll('/', '_')])
      found.set(text, { text, lead: lead === 0 ? 0 : 1, tail: over === 0 ? 0 : 1, isCoded: true });
  }
  return [...found.values()];
}

function inTwoBytes(value: string): Uint8Array {
  const bytes = new Uint8Array(value.length * 2);
  for (let at = 0; at < value.length; at++) {
    bytes[at * 2] = value.charCodeAt(at) & 255;
    bytes[at * 2 + 1] = value.charCodeAt(at) >> 8;
  }
  return bytes;
}

/** Base64 without the padding at its end, of bytes behind so many others, which are zeros. */
function base64(offset: number, bytes: Uint8Array): string {
  const encoded = new Uint8Array(Math.ceil(((offset + bytes.length) * 4) / 3));
  // A text that grows digit by digit takes twice as long, and base64 is half of what it takes to remember a value.
  encoded.fill(zero, 0, offset);
  let at = offset;
  let bits = 0;
  let held = offset * 2;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    for (held += 8; held >= 6; held -= 6) encoded[at++] = digits64[(bits >> (held - 6)) & 63]!;
  }
  if (held > 0) encoded[at] = digits64[(bits << (6 - held)) & 63]!;
  return decoder.decode(encoded);
}

function withPadding(encoded: string): string {
  return encoded.padEnd(Math.ceil(encoded.length / 4) * 4, '=');
}

const decoder = new TextDecoder();
const digits64 = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');
const zero = digits64[0]!;

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text without halves of surrogate pairs, which no encoding to bytes accepts. */
export function wellFormed(text: string): string {
  return text.replace(loneSurrogate, '\ufffd');
}
