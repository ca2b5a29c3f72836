/** True for a text in which anything stands but white space. */
export function saysSomething(text: string | undefined): text is string {
  return text !== undefined && /\S/u.test(text);
}

/** Facts without those of the named ones that are blank texts: what says nothing is not stated. */
export function withoutBlank<Facts extends object>(facts: Facts, names: readonly (keyof Facts)[]): Facts {
  const blank = names.filter((name) => typeof facts[name] === 'string' && !saysSomething(facts[name] as string));
  if (blank.length === 0) return facts;
  const left = { ...facts };
  for (const name of blank) delete left[name];
  return left;
}
