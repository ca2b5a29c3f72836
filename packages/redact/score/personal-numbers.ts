import type { Random } from './random.ts';
import { digits, hex } from './values.ts';

/** A telephone number in three spellings. Most are of ranges that regulators keep for fiction. */
export function phone(random: Random): { international: string; compact: string; national: string } {
  const [country, area, first, second] = random.pick<readonly [string, string, string, string]>([
    ['44', '20', '7946', `0${digits(random, 3)}`],
    ['44', '7700', '900', digits(random, 3)],
    ['1', '415', '555', `01${digits(random, 2)}`],
    ['61', '2', '5550', digits(random, 4)],
    ['33', '6', '3998', digits(random, 4)],
    ['49', '30', '23125', digits(random, 3)],
    ['49', '171', '39200', digits(random, 2)],
    ['46', '8', '46500', `4${digits(random, 2)}`],
    ['81', '3', '6550', digits(random, 4)],
    ['55', '11', `9${digits(random, 4)}`, digits(random, 4)],
    ['91', '98', `${digits(random, 4)}`, digits(random, 4)],
    ['48', '512', digits(random, 3), digits(random, 3)],
  ]);
  const trunk = country === '1' || country === '48' ? '' : '0';
  return {
    international: `+${country} ${area} ${first} ${second}`,
    compact: `+${country}${area}${first}${second}`,
    national: `${trunk}${area} ${first} ${second}`,
  };
}

/** A payment card number whose check digit is right. */
export function cardNumber(random: Random): { spaced: string; dashed: string; compact: string } {
  const stem = random.pick(['4', '51', '55', '2221', '4539']).padEnd(4, digits(random, 3)) + digits(random, 11);
  const compact = stem + luhnDigit(stem);
  const groups = compact.match(/\d{4}/g)!;
  return { compact, spaced: groups.join(' '), dashed: groups.join('-') };
}

/** An international bank account number whose check digits are right. */
export function accountNumber(random: Random): { spaced: string; compact: string } {
  const [country, body] = random.pick([
    ['DE', digits(random, 18)],
    ['FR', digits(random, 23)],
    ['NL', `${random.from('ABDEGHIKLNORTU', 4)}${digits(random, 10)}`],
    ['ES', digits(random, 20)],
    ['GB', `${random.from('ABDEGHIKLNORTU', 4)}${digits(random, 14)}`],
    ['PL', digits(random, 24)],
  ] as const);
  const numeric = `${body}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  const check = String(98n - (BigInt(numeric) % 97n)).padStart(2, '0');
  const compact = `${country}${check}${body}`;
  return { compact, spaced: compact.match(/.{1,4}/g)!.join(' ') };
}

/** Identity numbers of several countries whose check digits are right where the country has them. */
export function nationalId(
  random: Random,
): Readonly<Record<'ssn' | 'nino' | 'dni' | 'cpf' | 'pesel' | 'bsn' | 'aadhaar' | 'sin' | 'steuerId', string>> {
  const dni = digits(random, 8);
  const cpf = digits(random, 9);
  const cpfOne = elevens(cpf);
  const cpfTwo = elevens(cpf + cpfOne);
  const sin = digits(random, 8);
  return {
    ssn: `${random.int(101, 665)}-${random.int(10, 99)}-${random.int(1000, 9999)}`,
    nino: `${random.pick(['AB', 'CE', 'JK', 'PR', 'SX'])} ${random.int(10, 99)} ${random.int(10, 99)} ${random.int(10, 99)} ${random.pick(['A', 'B', 'C', 'D'])}`,
    dni: `${dni}${'TRWAGMYFPDXBNJZSQVHLCKE'[Number(dni) % 23]}`,
    cpf: `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6)}-${cpfOne}${cpfTwo}`,
    pesel: pesel(random),
    bsn: bsn(random),
    aadhaar: aadhaar(random),
    sin: `${sin}${luhnDigit(sin)}`.replace(/(\d{3})(?=\d)/g, '$1 '),
    steuerId: steuerId(random),
  };
}

/** A public network address: not private, not reserved, not one of the ranges kept for documentation. */
export function publicAddress(random: Random): { v4: string; v6: string } {
  const v4 = `${random.pick([5, 23, 31, 46, 62, 77, 81, 93, 109, 151, 178, 185, 212])}.${random.int(16, 250)}.${random.int(1, 250)}.${random.int(2, 250)}`;
  const v6 = `${random.pick(['2a02', '2a01', '2603', '2404'])}:${hex(random, 3)}1:${hex(random, 3)}2:${hex(random, 3)}3::${hex(random, 3)}4`;
  return { v4, v6: v6.replace(/:0+(?=[0-9a-f])/g, ':') };
}

function luhnDigit(stem: string): number {
  let sum = 0;
  for (let index = 0; index < stem.length; index += 1) {
    const value = Number(stem[stem.length - 1 - index]);
    sum += index % 2 === 0 ? (value * 2 > 9 ? value * 2 - 9 : value * 2) : value;
  }
  return (10 - (sum % 10)) % 10;
}

/** The check digit of a Brazilian taxpayer number for the digits before it. */
function elevens(stem: string): number {
  let sum = 0;
  for (let index = 0; index < stem.length; index += 1) sum += Number(stem[index]) * (stem.length + 1 - index);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

function pesel(random: Random): string {
  const stem = `${random.int(50, 99)}0${random.int(1, 9)}1${random.int(0, 9)}${digits(random, 4)}`;
  const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(stem[index]), 0);
  return `${stem}${(10 - (sum % 10)) % 10}`;
}

function bsn(random: Random): string {
  for (;;) {
    const stem = digits(random, 8);
    let sum = 0;
    for (let index = 0; index < 8; index += 1) sum += Number(stem[index]) * (9 - index);
    if (sum % 11 < 10) return `${stem}${sum % 11}`;
  }
}

/** Twelve digits with a Verhoeff check digit, in groups of four. */
function aadhaar(random: Random): string {
  const stem = random.from('23456789', 1) + digits(random, 10);
  let check = 0;
  for (let index = 0; index < stem.length; index += 1) {
    const turned = turn(index + 1, Number(stem[stem.length - 1 - index]));
    check = dihedral(check, turned);
  }
  const inverse = [0, 4, 3, 2, 1, 5, 6, 7, 8, 9][check]!;
  return `${stem}${inverse}`.replace(/(\d{4})(?=\d)/g, '$1 ');
}

function dihedral(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : ((a + b - 5) % 5) + 5;
  return b < 5 ? ((a - 5 - b + 5) % 5) + 5 : (a - b + 5) % 5;
}

function turn(times: number, value: number): number {
  let turned = value;
  for (let index = 0; index < times % 8; index += 1) turned = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4][turned]!;
  return turned;
}

/** A German tax number: one digit stands twice among the first ten, the last is a check digit. */
function steuerId(random: Random): string {
  const pool = [...'1234567890'];
  const stem: string[] = [];
  while (stem.length < 9) stem.push(pool.splice(random.int(0, pool.length - 1), 1)[0]!);
  if (stem[0] === '0') [stem[0], stem[1]] = [stem[1]!, '0'];
  stem.splice(9, 0, stem[random.int(1, 7)]!);
  let product = 10;
  for (const character of stem) {
    const sum = (Number(character) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  const check = 11 - product;
  return `${stem.join('')}${check === 10 ? 0 : check}`;
}
