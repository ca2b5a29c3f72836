interface KeywordOfOneValue {
  /** The type of the values that it speaks of; all others satisfy it. */
  readonly of: 'any' | 'string' | 'number' | 'array';
  /** Asks with what the schema says of the keyword and with a value of that type, which only the two together know. */
  holds(limit: never, value: never): boolean;
}

/** Keywords that look at one value and no further, by their names. */
export const keywordsOfOneValue: Readonly<Record<string, KeywordOfOneValue | undefined>> = {
  const: { of: 'any', holds: (only: unknown, value: unknown) => value === only },
  enum: { of: 'any', holds: (words: readonly unknown[], value: unknown) => words.includes(value) },
  minLength: { of: 'string', holds: (least: number, text: string) => text.length >= least },
  maxLength: { of: 'string', holds: (most: number, text: string) => [...text].length <= most },
  pattern: { of: 'string', holds: (pattern: string, text: string) => compiled(pattern).test(text) },
  minimum: { of: 'number', holds: (least: number, value: number) => value >= least },
  maximum: { of: 'number', holds: (most: number, value: number) => value <= most },
  minItems: { of: 'array', holds: (least: number, list: readonly unknown[]) => list.length >= least },
  maxItems: { of: 'array', holds: (most: number, list: readonly unknown[]) => list.length <= most },
  uniqueItems: { of: 'array', holds: (_: boolean, list: readonly unknown[]) => new Set(list).size === list.length },
};

const patterns = new Map<string, RegExp>();

function compiled(pattern: string): RegExp {
  let expression = patterns.get(pattern);
  if (!expression) {
    expression = new RegExp(pattern, 'u');
    patterns.set(pattern, expression);
  }
  return expression;
}
