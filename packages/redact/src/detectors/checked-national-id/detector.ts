import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A person's number whose form and check digits say what it is, whatever stands beside it. */
export const checkedNationalId: PatternDetector = {
  id: 'checked-national-id',
  type: 'national_id',
  label: 'National number by its form and check digits',
  shape:
    'A Brazilian CPF with its dots, a Swiss AHV number, a Chinese resident number, an Italian codice fiscale, a Mexican CURP or a Korean resident number; check digits and dates must be right.',
  link: 'https://www.oecd.org/tax/automatic-exchange/crs-implementation-and-assistance/tax-identification-numbers/',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: [],
  trigger: expression(
    inLines`
      \d{3}\.\d{3}\.\d{3}-\d\d|756\.\d{4}\.\d{4}\.\d\d|\d{6}-[1-4]\d{6}|
      [1-9]\d{5}(?:19|20)\d{9}[\dX]|
      [A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z]|
      [A-Z]{4}\d{6}[HM][A-Z]{5}
    `,
    'g',
  ),
  pattern: expression(
    inLines`
      (?<![\w.+/-])(?:
        \d{3}\.\d{3}\.\d{3}-\d\d|756\.\d{4}\.\d{4}\.\d\d|\d{6}-[1-4]\d{6}|
        [1-9]\d{5}(?:19|20)\d{9}[\dX]|
        [A-Z]{6}\d\d[A-EHLMPR-T]\d\d[A-Z]\d{3}[A-Z]|
        [A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z\d]\d
      )(?![\w+/]|-\w|\.\d)
    `,
    'g',
  ),
  reach: [16, 40],
  accept: isRight,
};

function isRight(value: string): boolean {
  const digits = [...value.replace(/\D/g, '')].map(Number);
  if (new Set(digits).size < 3) return false;
  if (/^\d{3}\./.test(value)) return value.startsWith('756.') && value.length === 16 ? isAhv(digits) : isCpf(digits);
  if (/^\d{6}-/.test(value)) return isDay(value.slice(2, 4), value.slice(4, 6));
  if (/^\d/.test(value)) return isDay(value.slice(10, 12), value.slice(12, 14)) && isResident(value);
  if (/^[A-Z]{4}\d/.test(value)) return isDay(value.slice(6, 8), value.slice(8, 10));
  return true;
}

function isDay(month: string, day: string): boolean {
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
}

function isCpf(digits: readonly number[]): boolean {
  return [9, 10].every((length) => {
    const sum = digits.slice(0, length).reduce((total, digit, index) => total + digit * (length + 1 - index), 0);
    return ((sum * 10) % 11) % 10 === digits[length];
  });
}

function isAhv(digits: readonly number[]): boolean {
  return digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

function isResident(value: string): boolean {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  return '10X98765432'[sum % 11] === value[17];
}
