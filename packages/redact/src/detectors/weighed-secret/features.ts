import type { Made } from './candidates.ts';
import { before, behind, lettingIn, ofOtherThings } from './meanings.ts';

/**
 * Names of what a value is made of, and of what the line says around it. What is said weighs for every sort of value, and for
 * numbers and words between quotes in a way of its own besides.
 */
export function featuresOf(line: string, { start, end, sort, shape }: Made): string[] {
  const past = line.slice(Math.max(0, start - reach), start);
  const next = line.slice(end, end + reach);
  const names: string[] = [];
  const spoken = (meanings: typeof lettingIn): number => {
    let count = 0;
    for (const [name, words] of meanings) {
      const isPast = words().test(past);
      const isNext = words().test(next);
      if (isPast) names.push(`<${name}`);
      if (isNext) names.push(`>${name}`);
      if (!isPast && !isNext) continue;
      names.push(name);
      count++;
    }
    return count;
  };
  const told = spoken(lettingIn);
  const other = spoken(ofOtherThings);
  for (let step = 1; step <= 4; step++) {
    if (told >= step) names.push(`told>=${step}`);
    if (other >= step) names.push(`other>=${step}`);
  }
  names.push(`@${before.find(([, words]) => words().test(past))?.[0] ?? 'word'}`);
  names.push(`@@${behind.find(([, words]) => words().test(next))?.[0] ?? 'word'}`);
  if (line.length > 200) names.push('long line');
  if (line.length > 80) names.push('line');
  if (/[=(){}[\]<>|;]/.test(past + next)) names.push('signs');
  if (/\w\(|[=!]=|=>|->|::|[{}]|<\/?\w|\w=\S/.test(past + next)) names.push('program');
  if (names.includes('door') && (names.includes('open') || names.includes('use'))) names.push('door and hand');
  return [...names, ...[...shape, ...names, 'sort'].map((name) => `${sort}: ${name}`)];
}

/** Whether the line speaks of being let in around a value, without which nothing in it is a secret: asked before all that it says. */
export function speaksOfBeingLetIn(line: string, { start, end }: Made): boolean {
  const past = line.slice(Math.max(0, start - reach), start);
  const next = line.slice(end, end + reach);
  return lettingIn.some(([, words]) => words().test(past) || words().test(next));
}

const reach = 160;
