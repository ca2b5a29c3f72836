/** A spelling of a value; `lead` and `tail` characters around it also carry bits of the value. */
export interface Spelling {
  readonly text: string;
  readonly lead: number;
  readonly tail: number;
  /** True where no letter tells where a word ends. */
  readonly isBase64: boolean;
}

/** The spellings under which a confirmed value may stand elsewhere: as it is, and JSON-, percent-, HTML- and base64-encoded. */
export function spellingsOf(value: string): Spelling[] {
  const whole = wellFormed(value);
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
  ];
  const plain = [...new Set(texts)].map((text) => ({ text, lead: 0, tail: 0, isBase64: false }));
  return [...plain, ...base64Spellings(whole)];
}

/** Base64 looks different at each of three offsets; the characters at the edges mix with what stands around the value. */
function base64Spellings(value: string): Spelling[] {
  const bytes = new TextEncoder().encode(value);
  const found = new Map<string, Spelling>();
  for (const offset of [0, 1, 2]) {
    const encoded = base64(offset, bytes);
    const lead = offset === 0 ? 0 : offset + 1;
    const over = (offset + bytes.length) % 3;
    // The last character before the padding mixes bits of the value with bits of what follows.
    const characters = encoded.replace(/=+$/, '');
    const core = characters.slice(lead, over === 0 ? characters.length : -1);
    for (const text of [core, core.replaceAll('+', '-').replaceAll('/', '_')])
      found.set(text, { text, lead: lead === 0 ? 0 : 1, tail: over === 0 ? 0 : 1, isBase64: true });
  }
  return [...found.values()];
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
