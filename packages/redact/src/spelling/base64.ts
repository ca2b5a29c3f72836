/** What digits in Base64 say, of either alphabet and with an end or without; undefined where they are none. */
export function textOfBase64(digits: string): string | undefined {
  try {
    return atob(inOneAlphabet(digits).replace(/=+$/, ''));
  } catch {
    return undefined;
  }
}

/** The bytes, each as a character, that digits in a row stand for; a last one alone stands for none. */
export function bytesOfBase64(run: string): string {
  return atob(inOneAlphabet(run.length % 4 === 1 ? run.slice(0, -1) : run));
}

function inOneAlphabet(digits: string): string {
  return /[-_]/.test(digits) ? digits.replaceAll('-', '+').replaceAll('_', '/') : digits;
}

/** The digits of both alphabets, those without a value of their own last. */
export const digitsOfBase64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_';

const digits = new Uint8Array(128);
for (const digit of digitsOfBase64) digits[digit.charCodeAt(0)] = 1;

/** Runs of at least so many digits in a part of a text. */
export function* runsOfBase64(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  shortest: number,
): Generator<readonly [start: number, end: number]> {
  for (let start = from; start + shortest <= to; ) {
    // What is no digit ends all runs that it stands in, so that of most words only the last signs are looked at.
    let at = start + shortest - 1;
    while (at >= start && isDigitOfBase64(text, at)) at -= 1;
    if (at >= start) {
      start = at + 1;
      continue;
    }
    const end = endOfBase64(text, start + shortest, to);
    yield [start, end];
    start = end + 1;
  }
}

/** Where the digits end that begin at a place. */
export function endOfBase64(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isDigitOfBase64(text, at)) at += 1;
  return at;
}

function isDigitOfBase64(text: string, at: number): boolean {
  return digits[text.charCodeAt(at)] === 1;
}
