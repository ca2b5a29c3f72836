import { readFileSync } from 'node:fs';
import type { FormatId } from '@trace-formats/schema';
import { describe, expect, it } from 'vitest';
import { judgedAs, read, validate } from '../src/index.ts';

describe('what is no format', () => {
  it.each(['forsy', 'toString', '__proto__', '', undefined])(
    'is refused, since nothing would ever be found in it: %s',
    (word) => {
      const format = word as FormatId;
      expect(() => validate({}, format)).toThrow(/^There is no format .*\. There are open-token\/v0\.1, /);
      expect(() => judgedAs({}, format)).toThrow(TypeError);
    },
  );
  it('is told from a format without a schema', () => {
    expect(validate({}, 'claude-code')).toEqual([]);
    expect(validate({}, 'unknown')).toEqual([]);
    expect(validate({}, 'forsy/v0.1')).not.toEqual([]);
  });
});

it.each([undefined, null, 5, {}, [], new ArrayBuffer(2)])(
  'what is neither bytes nor a text is not read: %j',
  (input) => {
    expect(() => read(input as string)).toThrow('Only bytes and texts are read, and this is neither.');
  },
);

describe('a field of a user message that must be null', () => {
  const document = (field: string, value: unknown): unknown => {
    const trace = JSON.parse(
      readFileSync(new URL('../../../schemas/forsy/v0.1/valid/trace/minimal.json', import.meta.url), 'utf8'),
    ) as { steps: Record<string, unknown>[] };
    trace.steps[0]![field] = value;
    return trace;
  };
  it.each([
    ['reasoning', 'It was asked for.', /^Move it to the agent step /],
    ['output', 'Thanks!', /^Move it to the agent step /],
    ['success', true, /^Write null here\.$/],
    ['observation', '', /^Write null here\.$/],
    ['tool', 'chat', /^Move it to the agent step /],
  ])('holds words that are moved, or something that nobody would miss: %s %j', (field, value, fix) => {
    expect(validate(document(field, value), 'forsy/v0.1').map((finding) => finding.fix)).toEqual([
      expect.stringMatching(fix),
    ]);
  });
});

describe('what a finding of the shape says to somebody new', () => {
  const minimal = readFileSync(
    new URL('../../../schemas/forsy/v0.1/valid/trace/minimal.json', import.meta.url),
    'utf8',
  );
  const found = (change: object): ReturnType<typeof validate> =>
    validate({ ...(JSON.parse(minimal) as object), ...change }, 'forsy/v0.1');

  it('a time that was not recorded is null, as a program would mend it', () => {
    expect(found({ started_at: '' }).map(({ fix }) => fix)).toEqual(['Write null where nothing was recorded.']);
    expect(found({ started_at: 'noon' }).map(({ fix }) => fix)).toEqual([expect.stringMatching(/^Write it as a date/)]);
  });

  it('an artifact of an odd type is not said to be empty', () => {
    const [finding] = found({ static_output: { artifacts: [{ path: 'a.md', type: 'made' }] } });
    expect(finding).toMatchObject({ rule: 'artifacts-are-recorded', pointer: '/static_output/artifacts/0/type' });
    expect(finding!.why).not.toMatch(/something to read/);
  });
});
