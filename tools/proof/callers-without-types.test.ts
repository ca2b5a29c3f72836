import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Programs without types may hand in anything. Every function that the page of its package shows then does what it should or says in a
 * sentence of ours what is wrong; what a value throws itself, as a getter may, is left to whoever made it.
 */
const packages = {
  schema: () => import('@trace-formats/schema'),
  digest: () => import('@trace-formats/digest'),
  validate: () => import('@trace-formats/validate'),
  redact: () => import('@trace-formats/redact'),
  report: () => import('@trace-formats/report'),
  convert: () => import('@trace-formats/convert'),
  lint: () => import('@trace-formats/lint'),
};

function oddValues(): readonly unknown[] {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  const ring: unknown[] = [];
  ring.push(ring);
  const refuse = (): never => {
    throw new Error(ownWords);
  };
  const getters = {
    get messages(): never {
      return refuse();
    },
    get documents(): never {
      return refuse();
    },
  };
  const proxy = new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse });
  return [undefined, null, 5, 'x', true, 5n, Symbol('x'), () => 1, [], [null], {}, getters, proxy, circle, ring];
}

/** What stands beside the first argument: nothing, something as odd, or options that are in order, behind which more is read. */
const beside = [undefined, null, 5, 'x', [], {}, { policy: 'secrets', to: 'sts' }, 'sft'];

const ownWords = 'The value itself does not want this.';

describe.each(Object.entries(packages))('what the page of %s shows', (name, load) => {
  const page = readFileSync(new URL(`../../packages/${name}/README.md`, import.meta.url), 'utf8');

  it('is never left to words of the engine', async () => {
    const said = new Set<string>();
    let asked = 0;
    for (const [called, value] of Object.entries(await load())) {
      if (typeof value !== 'function' || isClass(value) || !new RegExp(`\\b${called}\\b`).test(page)) continue;
      for (const first of oddValues())
        for (const second of beside) {
          asked += 1;
          const words = wordsOf(value as Called, first, second);
          if (words !== undefined) said.add(`${called}: ${words}`);
        }
    }
    expect([...said]).toEqual([]);
    expect(asked).toBeGreaterThan(name === 'schema' ? -1 : 100);
  });
});

type Called = (...given: readonly unknown[]) => unknown;

function isClass(value: object): boolean {
  return Function.prototype.toString.call(value).startsWith('class');
}

/** What a call says in words that are not ours. */
function wordsOf(called: Called, ...given: readonly unknown[]): string | undefined {
  try {
    const answer = called(...given);
    if (isIterator(answer)) answer.next();
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message === ownWords || isSentence(message) ? undefined : message;
  }
}

function isIterator(value: unknown): value is Iterator<unknown> {
  return typeof value === 'object' && value !== null && 'next' in value && typeof value.next === 'function';
}

/** The engine ends nothing with a full stop, but where it speaks of taking apart what is not there. */
function isSentence(message: string): boolean {
  return /^[A-Z`"'].*[.\]}]$/s.test(message) && !message.startsWith('Cannot destructure');
}
