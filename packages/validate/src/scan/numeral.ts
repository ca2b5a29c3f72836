import { unsure } from './doubt.ts';
import type { Plan } from './plan.ts';
import { bytes } from './room.ts';

/** The number that was read last. */
let number = 0;

/** What the number is worth that was read last. */
export function lastNumber(): number {
  return number;
}

/** Whether the number that was read last is one that a plan allows. */
export function isNumber({ isInteger, minimum, maximum, numbers }: Plan): boolean {
  if (number < minimum || number > maximum || (isInteger && !Number.isInteger(number))) return false;
  return numbers === undefined || numbers.includes(number);
}

/** Reads a number: the offset behind it, or -1 where there is none. */
export function numeral(from: number): number {
  let at = from;
  const isNegative = bytes[at] === 0x2d;
  if (isNegative) at++;
  const first = at;
  let whole = 0;
  for (; ; at++) {
    const digit = (bytes[at] as number) - 48;
    if (digit < 0 || digit > 9) break;
    whole = whole * 10 + digit;
  }
  if (at === first || (bytes[first] === 48 && at > first + 1)) return -1;
  const next = bytes[at];
  if (next !== 0x2e && next !== 0x65 && next !== 0x45 && at - first < 16) {
    number = isNegative ? -whole : whole;
    return at;
  }
  return longNumeral(from, at);
}

/** Reads what follows the digits of a number, and leaves to the engine what it is worth. */
function longNumeral(from: number, behindDigits: number): number {
  let at = behindDigits;
  if (bytes[at] === 0x2e) {
    const fraction = at + 1;
    at = digitsEnd(fraction);
    if (at === fraction) return -1;
  }
  if (bytes[at] === 0x65 || bytes[at] === 0x45) {
    at++;
    if (bytes[at] === 0x2b || bytes[at] === 0x2d) at++;
    const exponent = at;
    at = digitsEnd(exponent);
    if (at === exponent) return -1;
  }
  if (at - from > 60) return unsure();
  let plain = '';
  for (let index = from; index < at; index++) plain += String.fromCharCode(bytes[index] as number);
  number = Number(plain);
  return Number.isFinite(number) ? at : unsure();
}

function digitsEnd(from: number): number {
  let at = from;
  while ((bytes[at] as number) >= 48 && (bytes[at] as number) <= 57) at++;
  return at;
}
