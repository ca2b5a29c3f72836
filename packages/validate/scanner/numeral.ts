import { unsure } from './doubt';
import {
  COUNT,
  ELEMENTS,
  HAS_MAXIMUM,
  HAS_MINIMUM,
  IS_INTEGER,
  IS_LISTED_NUMBER,
  KINDS,
  LISTED_NUMBERS,
  MAXIMUM,
  MINIMUM,
} from './layout';

const ASKS_OF_NUMBERS: i32 = IS_INTEGER | HAS_MINIMUM | HAS_MAXIMUM | IS_LISTED_NUMBER;

/**
 * What the number is worth that was read last, whether that is exact or only nearly so, and whether no digit but a 0 stands
 * behind its point.
 */
export let number: f64 = 0;
export let isExact: boolean = true;
let isWhole: boolean = true;

/** Whether the number that was read last is one that a plan allows. */
export function isNumber(plan: i32): boolean {
  const asked = load<i32>(plan + KINDS);
  if ((asked & ASKS_OF_NUMBERS) === 0) return true;
  if (asked & IS_INTEGER && !isWhole) {
    if (!isExact) unsure();
    if (!isExact || nearest(number) !== number) return false;
  }
  // What is nearly this may be as much more or less.
  const slack: f64 = isExact ? 0 : abs(number) * 1e-13 + 1e-290;
  if (asked & HAS_MINIMUM && !(number - slack >= <f64>load<i32>(plan + MINIMUM))) {
    if (!isExact) unsure();
    return false;
  }
  if (asked & HAS_MAXIMUM && !(number + slack <= <f64>load<i32>(plan + MAXIMUM))) {
    if (!isExact) unsure();
    return false;
  }
  if ((asked & IS_LISTED_NUMBER) === 0) return true;
  if (!isExact) {
    unsure();
    return false;
  }
  const list = load<i32>(plan + LISTED_NUMBERS);
  const end = list + ELEMENTS + 4 * load<i32>(list + COUNT);
  for (let each = list + ELEMENTS; each < end; each += 4) if (number === <f64>load<i32>(each)) return true;
  return false;
}

/** Reads a number: the place behind it, or -1 where there is none. */
export function numeral(from: i32): i32 {
  let at = from;
  const isNegative = load<u8>(at) === 0x2d;
  if (isNegative) at++;
  const first = at;
  let whole: i64 = 0;
  let digit = <i32>load<u8>(at) - 48;
  while (<u32>digit < 10) {
    whole = whole * 10 + digit;
    digit = <i32>load<u8>(++at) - 48;
  }
  if (at === first || (load<u8>(first) === 48 && at > first + 1)) return -1;
  const next = <i32>load<u8>(at);
  if (next !== 0x2e && next !== 0x65 && next !== 0x45 && at - first < 16) {
    number = isNegative ? -(<f64>whole) : <f64>whole;
    isExact = true;
    isWhole = true;
    return at;
  }
  return longNumeral(first, isNegative);
}

/** The largest power of ten that is exact, and how many digits an unsigned number of 64 bits always holds. */
const mostTens = 22;
const mostDigits = 19;

/** Reads a number from its first digit on that has a fraction, an exponent or many digits. */
function longNumeral(from: i32, isNegative: boolean): i32 {
  let at = from;
  let digits: u64 = 0;
  // How many digits there are from the first that is not 0 on, and what power of ten what they make has to be multiplied by.
  let count = 0;
  let tens = 0;
  let isFraction = false;
  let isCut = false;
  while (true) {
    const byte = <i32>load<u8>(at);
    if (byte === 0x2e && !isFraction) {
      isFraction = true;
      at++;
      if (<u32>(<i32>load<u8>(at) - 48) > 9) return -1;
      continue;
    }
    const digit = byte - 48;
    if (<u32>digit > 9) break;
    if (count > 0 || digit > 0) count++;
    if (count > mostDigits) {
      isCut = true;
      if (!isFraction) tens++;
    } else {
      digits = digits * 10 + digit;
      if (isFraction) tens--;
    }
    at++;
  }
  if ((load<u8>(at) | 32) === 0x65) {
    at++;
    const sign = <i32>load<u8>(at);
    if (sign === 0x2b || sign === 0x2d) at++;
    const first = at;
    let exponent = 0;
    let digit = <i32>load<u8>(at) - 48;
    while (<u32>digit < 10) {
      exponent = min(exponent * 10 + digit, 1000000);
      digit = <i32>load<u8>(++at) - 48;
    }
    if (at === first) return -1;
    tens += sign === 0x2d ? -exponent : exponent;
  }
  // Nobody writes so many, and what is close to the largest number is not told from what is past it.
  if (at - from > 60 || (digits !== 0 && min(count, mostDigits) + tens > 308)) return unsure();
  const isZero = digits === 0;
  isWhole = isZero || (tens >= 0 && !(isCut && isFraction));
  isExact = isZero || (!isCut && digits <= 1 << 53 && tens >= -mostTens && tens <= mostTens);
  const value = scaled(<f64>digits, tens);
  number = isNegative ? -value : value;
  return at;
}

/** A number times a power of ten: exact as long as both are. */
function scaled(number: f64, tens: i32): f64 {
  let value = number;
  let left = max(tens, -400);
  while (left > 0) {
    const some = min(left, mostTens);
    value *= powerOfTen(some);
    left -= some;
  }
  while (left < 0) {
    const some = min(-left, mostTens);
    value /= powerOfTen(some);
    left += some;
  }
  return value;
}

function powerOfTen(tens: i32): f64 {
  let power: f64 = 1;
  for (let each = 0; each < tens; each++) power *= 10;
  return power;
}
