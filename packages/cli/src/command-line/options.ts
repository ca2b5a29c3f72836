import { CannotWork } from '../cannot-work.ts';

/** A flag of a command: one row of its table, from which parsing and help are made. */
export interface Flag {
  readonly name: string;
  readonly short?: string;
  /**
   * `switch` takes no value and can be negated with `--no-`; `optional` may stand alone or with `=value`; `list` may be repeated.
   */
  readonly takes: 'switch' | 'value' | 'optional' | 'list';
  /** What stands for the value in the help: `<name>[=file]`. */
  readonly value?: string;
  /** The values that are allowed, where there are few. */
  readonly among?: readonly string[];
  /**
   * Set where the value, after the equals sign where there is one, is written: a file in a folder that is there, such a file that
   * only ever tells of others, or a place whose folders are made.
   */
  readonly writes?: 'file' | 'report' | 'place';
  /** Set where the value names a file that is read, which no result may take the place of. */
  readonly reads?: true;
  /** Flags that make no sense beside this one. */
  readonly excludes?: readonly string[];
  readonly help: string;
}

/** What was typed: flags by name, and the words that belong to no flag. */
export interface Typed {
  readonly words: readonly string[];
  has(name: string): boolean;
  /** The value given, or undefined. An optional flag without a value has the empty string. */
  value(name: string): string | undefined;
  values(name: string): readonly string[];
  /** True, false when negated, undefined when not given. */
  switch(name: string): boolean | undefined;
  /** A whole number that is at least `least`. */
  number(name: string, least: number): number | undefined;
}

/** Reads the words of a command line by a table of flags; a flag that is not in it is named with its nearest neighbour. */
export function parse(argv: readonly string[], flags: readonly Flag[]): Typed {
  const words: string[] = [];
  const given = new Map<string, string[]>();
  let onlyWords = false;
  for (let index = 0; index < argv.length; index++) {
    const word = argv[index]!;
    if (onlyWords || word === '-' || !word.startsWith('-')) words.push(word);
    else if (word === '--') onlyWords = true;
    else index += take(word, argv[index + 1]);
  }
  const isOn = ({ name, takes }: Flag): boolean =>
    given.has(name) && (takes !== 'switch' || given.get(name)!.at(-1) === 'yes');
  for (const flag of flags)
    for (const other of flags)
      if (flag.excludes?.includes(other.name) && isOn(flag) && isOn(other))
        throw new CannotWork(`--${flag.name} and --${other.name} exclude one another.`, 'Leave one of them out.');
  return typed(words, given);

  /** Notes one flag; returns how many of the following words it used. */
  function take(word: string, next: string | undefined): number {
    const at = word.indexOf('=');
    const spelt = at < 0 ? word : word.slice(0, at);
    const inline = at < 0 ? undefined : word.slice(at + 1);
    const { flag, negated } = flagSpelt(spelt, flags);
    if (flag.takes === 'switch') {
      if (inline !== undefined)
        throw new CannotWork(`${spelt} takes no value, but it was given ${JSON.stringify(inline)}.`);
      note(flag, negated ? 'no' : 'yes');
      return 0;
    }
    if (flag.takes === 'optional') {
      if (inline === '')
        throw new CannotWork(`${spelt} was given an empty value.`, `Give it one, or write ${spelt} alone.`);
      note(flag, inline ?? '');
      return 0;
    }
    if (inline !== undefined) {
      note(flag, inline);
      return 0;
    }
    if (next === undefined || (next.startsWith('-') && next !== '-')) {
      throw new CannotWork(
        `${spelt} needs a value${flag.value ? `: ${spelt} ${flag.value}` : ''}.`,
        next === undefined ? undefined : `If ${next} is the value, write ${spelt}=${next}`,
      );
    }
    note(flag, next);
    return 1;
  }

  function note(flag: Flag, value: string): void {
    mustFit(flag, value);
    const values = given.get(flag.name);
    if (values && flag.takes !== 'list' && flag.takes !== 'switch' && values[0] !== value)
      throw new CannotWork(`--${flag.name} is given twice, and takes one value.`, 'Leave one of them out.');
    if (values && flag.takes === 'list') values.push(value);
    else given.set(flag.name, [value]);
  }
}

/** The flag of a spelling, and whether it is switched off by it. */
function flagSpelt(spelt: string, flags: readonly Flag[]): { readonly flag: Flag; readonly negated: boolean } {
  for (const flag of flags) {
    if (spelt === `--${flag.name}` || (flag.short && spelt === `-${flag.short}`)) return { flag, negated: false };
    if (flag.takes === 'switch' && spelt === `--no-${flag.name}`) return { flag, negated: true };
  }
  throw new CannotWork(`There is no flag ${spelt}.`, {
    word: spelt.replace(/^-+/, ''),
    among: flags.map((flag) => flag.name),
    advise: (near) => `Did you mean --${near}?`,
    otherwise: /[./\\]/.test(spelt)
      ? `If it is a file, write ./${spelt}; see --help for the flags there are.`
      : 'See --help for the flags there are.',
  });
}

/** Refuses a value that says nothing, or that is none of those a flag can have. */
function mustFit(flag: Flag, value: string): void {
  // A variable that is not set leaves an empty word behind, which would name the current folder.
  if (value === '' && (flag.takes === 'value' || flag.takes === 'list'))
    throw new CannotWork(`--${flag.name} was given an empty value.`, `Give it one, or leave --${flag.name} out.`);
  if (flag.among && value !== '' && flag.takes !== 'switch' && !flag.among.includes(value)) {
    throw new CannotWork(
      `--${flag.name} cannot be ${JSON.stringify(value)}; it ${flag.among.length === 1 ? 'can only be' : 'is one of'} ${flag.among.join(', ')}.`,
      {
        word: value,
        among: flag.among,
        advise: (near) => `Did you mean --${flag.name}=${near}?`,
        ...(flag.takes === 'optional' ? { otherwise: `Write ${spelled(flag)}.` } : {}),
      },
    );
  }
}

function typed(words: readonly string[], given: ReadonlyMap<string, readonly string[]>): Typed {
  const value = (name: string): string | undefined => given.get(name)?.at(-1);
  return {
    words,
    has: (name) => given.has(name),
    value,
    values: (name) => given.get(name) ?? [],
    switch: (name) => (given.has(name) ? value(name) === 'yes' : undefined),
    number(name, least) {
      const text = value(name);
      if (text === undefined) return undefined;
      const number = Number(text);
      if (!/^\d+$/.test(text) || number < least || !Number.isSafeInteger(number)) {
        const most = number > Number.MAX_SAFE_INTEGER ? ` and at most ${Number.MAX_SAFE_INTEGER}` : '';
        throw new CannotWork(
          `--${name} is ${JSON.stringify(text.slice(0, 60))}, but it must be a whole number of at least ${least}${most}.`,
        );
      }
      return number;
    },
  };
}

/** A flag that may stand alone, in all the ways to write it. */
function spelled({ name, among = [] }: Flag): string {
  return [`--${name} alone`, ...among.map((value) => `--${name}=${value}`)].join(', or ');
}
