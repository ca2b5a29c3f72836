/** A number with thousands marked: `12,345`. */
export function withThousands(value: number): string {
  const text = String(value);
  return /^-?\d{4,}$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, ',') : text;
}

/** A number with its noun in the right form: `1 error`, `2 errors`. */
export function count(value: number, noun: string, plural: string = `${noun}s`): string {
  return `${withThousands(value)} ${value === 1 ? noun : plural}`;
}

/** Parts joined as a person would: `a`, `a and b`, `a, b and c`. */
export function list(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
}

/** A text cut to a number of UTF-16 code units, never in the middle of a character, saying how much was left out. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most);
  return `${head}… (${count(text.length - head.length, 'more character')})`;
}

/** The longest message that is shown in full where a person reads; JSON carries every message whole. */
export const longestMessage = 2000;
