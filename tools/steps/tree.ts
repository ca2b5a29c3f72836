// A parser of expressions without dependencies of its own: to write one is more than all of this folder.
import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** What an expression is made of. */
export function treeOf({ source, flags }: Pick<RegExp, 'source' | 'flags'>): AST.Pattern {
  return new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
}

/** Asks which of some characters a class takes, by what is written of it. */
export function takenOf(characters: readonly string[]): (raw: string, flags: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (raw, flags) => {
    const likeness = flags.replace(/[^isuv]/g, '');
    const name = `${likeness}/${raw}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const one = new RegExp(`^(?:${raw})$`, likeness);
    const taken = characters.filter((character) => one.test(character));
    known.set(name, taken);
    return taken;
  };
}
