import { backslash, isDigit, isLetter } from '../code-units.ts';

/** A cheap look at the first characters: most texts are not JSON. */
export function mayBeJson(text: string, from: number, to: number): boolean {
  let index = from;
  while (index < to && text.charCodeAt(index) <= 32) index += 1;
  const first = text[index];
  if (first === '"') {
    const end = stringEnd(text, index + 1, to);
    return end < to && text.slice(end + 1, to).trim() === '' && end - index > 1;
  }
  if (first !== '{' && first !== '[') return false;
  index += 1;
  while (index < to && text.charCodeAt(index) <= 32) index += 1;
  if (index >= to) return false;
  const second = text[index]!;
  if (first === '{') return second === '"' || second === '}';
  return second === '"' || second === '{' || second === '[' || second === ']' || /[-\d]|t|f|n/.test(second);
}

/** The index of the closing quote, or the end of the text for a string that was cut short. */
export function stringEnd(text: string, from: number, to: number): number {
  for (let end = text.indexOf('"', from); end !== -1 && end < to; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (end - slashes > from && text.charCodeAt(end - slashes - 1) === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return to;
}

/** Numbers, `true`, `false`, `null`, and the beginning of one of these where the text was cut. */
export function scalarEnd(text: string, from: number, to: number): number {
  let index = from;
  while (index < to && index - from < 400 && isDigit(text.charCodeAt(index))) index += 1;
  if (index > from && index - from < 400 && (index === to || !isScalar(text.charCodeAt(index)))) return index;
  while (index < to && index - from < 400 && isScalar(text.charCodeAt(index))) index += 1;
  return scalar.test(text.slice(from, index)) ? index : from;
}

const scalar = /^(?:-?\d[\d.eE+-]*|-|t(?:r(?:ue?)?)?|f(?:a(?:l(?:se?)?)?)?|n(?:u(?:ll?)?)?|NaN|-?Infinity)$/;

/** Letters, digits, dot, plus and minus. */
function isScalar(code: number): boolean {
  return isLetter(code) || isDigit(code) || code === 46 || code === 43 || code === 45;
}
