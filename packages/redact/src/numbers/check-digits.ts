/** Says whether the check digits of a number are right, told without what stands between its signs. */
export type Check = (bare: string) => boolean;

/** The check that a table names: a method, or the weight of each sign and what the sum must be a multiple of. */
export function checkOf(check: string): Check | undefined {
  if (check === '') return undefined;
  if (check in methods) return methods[check];
  const [weights = '', modulus] = check.split(' % ');
  const factors = weights.split(' ').map(Number);
  return (bare) => bare.length === factors.length && sumOf(bare, (at) => factors[at]!) % Number(modulus) === 0;
}

/** The weighted sum of the signs of a number; an X or a K stands for ten. */
function sumOf(bare: string, weight: (at: number) => number): number {
  return [...bare].reduce((sum, sign, at) => sum + (/[KX]/.test(sign) ? 10 : Number(sign)) * weight(at), 0);
}

/** Checks that are more than a sum. */
const methods: Readonly<Record<string, Check>> = {
  luhn: (bare) =>
    [...bare].reverse().reduce((sum, sign, at) => {
      const value = Number(sign) * (at % 2 === 0 ? 1 : 2);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
      10 ===
    0,
  /** The letter behind a Spanish number; a foreigner's begins with a letter that counts as 0, 1 or 2. */
  spain: (bare) =>
    'TRWAGMYFPDXBNJZSQVHLCKE'[Number(bare.slice(0, -1).replace(/^[XYZ]/, (one) => String('XYZ'.indexOf(one)))) % 23] ===
    bare.at(-1),
  /** The remainder by eleven of the digits before, in Czechia and Slovakia. */
  eleven: (bare) => bare.length === 9 || Number(bare) % 11 === 0,
};
