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
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const json = JSON.stringify(value).slice(1, -1);
  const percent = encodeURIComponent(whole);
  const texts = [
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
  ];
  const plain = [...new Set(texts)].map((text) => ({ text, lead: 0, tail: 0, isCoded: false }));
  const coded = [hex, hex.toUpperCase()].map((text) => ({ text, lead: 0, tail: 0, isCoded: true }));
  const encoded = new TextEncoder().encode(base64(0, bytes));
  return [...plain, ...coded, ...[bytes, inTwoBytes(whole), encoded].flatMap(base64Spellings)];
}

/** Base64 looks different at each of three offsets; the characters at the edges mix with what stands around the value. */
function base64Spellings(bytes: Uint8Array): Spelling[] {
  const found = new Map<string, Spelling>();
  for (const offset of [0, 1, 2]) {
    const encoded = base64(offset, bytes);
    const lead = offset === 0 ? 0 : offset + 1;
    const over = (offset + bytes.length) % 3;
    // The last character before the padding mixes bits of the value with bits of what follows.
    const characters = encoded.replace(/=+$/, '');
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

function base64(offset: number, bytes: Uint8Array): string {
  let binary = '\0'.repeat(offset);
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text without halves of surrogate pairs, which no encoding to bytes accepts. */
export function wellFormed(text: string): string {
  return text.replace(loneSurrogate, '\ufffd');
}
