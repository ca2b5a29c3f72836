import { noFacts } from '../lint/facts/run-facts.ts';

/** What stands where in a blob: objects with their keys, and of all else which kind of value it is. */
type Kinds = 'string' | 'number' | 'list' | 'object' | { readonly [key: string]: Kinds };

/** Everything that `forsy-lint merge` asks of a blob before it looks at single files. */
const ofBlob: Kinds = {
  tool: { version: 'string', ruleset: 'string' },
  shard: { index: 'number', of: 'number' },
  seen: 'string',
  plan: { cwd: 'string', words: 'list', config: 'object', baseline: 'list', today: 'string' },
  asked: 'object',
  files: 'list',
  run: {
    results: 'list',
    code: 'number',
    used: { allowances: 'list', baseline: 'list' },
    facts: Object.fromEntries(Object.keys(noFacts).map((key) => [key, 'list'])),
  },
};

/** Whether a value is put together as a blob is: a digest only says that nobody has changed it since. */
export function isPutTogetherAsBlob(value: unknown): boolean {
  return isOf(ofBlob, value);
}

function isOf(kinds: Kinds, value: unknown): boolean {
  if (kinds === 'list') return Array.isArray(value);
  if (typeof kinds === 'string') return typeof value === kinds && value !== null;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(kinds).every(([key, of]) => isOf(of, (value as Record<string, unknown>)[key]))
  );
}
