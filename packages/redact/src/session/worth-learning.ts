/** True for a value that is looked for wherever it may stand, and not only where it was found. */
export function isWorthLearning(value: string): boolean {
  return value.length >= shortestValue && value.length <= longestValue && !isCommon(value);
}

/** So short a value is in too many texts by chance. */
export const shortestValue = 8;
const longestValue = 20_000;

/** A plain word or a short number stands in too many innocent places to be replaced everywhere. */
function isCommon(value: string): boolean {
  if (value.length >= 24 || !/^(?:[A-Za-z]+|\d{1,9}|[a-z]+(?:[-_. ][a-z]+){1,2})$/.test(value)) return false;
  if (/[a-z]/.test(value) && /[A-Z]/.test(value) && !together.test(value)) return false;
  return value.replace(spoken, '').length * 2 <= value.length;
}

/** Words that were written together have capitals where they begin, or are names in capitals; what was drawn has them anywhere. */
const together = /^[a-z]*(?:[A-Z]{1,7}[a-z]{2,})*[A-Z]{0,6}$/;

/** Letters that can be a word, or one of several that were written together. */
const spoken = /[A-Z]?(?=[a-z]*[aeiou])[a-z]{3,}|(?=[A-Z]*[AEIOU])[A-Z]{3,}|\d|[-_. ]/g;

/** Long and of letters and digits: nobody says it by chance, so that it counts within a longer word too. An address may be a part of another. */
export function isStrong(value: string): boolean {
  return value.length >= 12 && /\d/.test(value) && /[A-Za-z]/.test(value) && !/^[\w.+-]+@/.test(value);
}
