import fc from 'fast-check';
import { openLedger } from '../src/index.ts';
import type { Json, JsonObject } from '../src/json/json.ts';
import { known } from '../src/json/known.ts';
import { type Draft, startDraft } from '../src/timeline/draft.ts';
import type { Part, Timeline } from '../src/timeline/timeline.ts';

/** What a session does next. */
type Move =
  | { readonly move: 'human'; readonly text: string; readonly image: boolean }
  | { readonly move: 'context'; readonly text: string; readonly author: 'injected' | 'summary' | 'synthetic' }
  | { readonly move: 'system'; readonly role: 'system' | 'developer'; readonly text: string }
  | { readonly move: 'note'; readonly name: string; readonly data: JsonObject }
  | {
      readonly move: 'answer';
      readonly thoughts: readonly (string | null)[];
      readonly text: string | null;
      readonly calls: readonly ArbitraryCall[];
      readonly tokens: number | null;
    }
  | { readonly move: 'subagent'; readonly texts: readonly string[]; readonly ends: boolean };

interface ArbitraryCall {
  readonly tool: string;
  readonly input: Json;
  readonly raw: boolean;
  readonly output: string | JsonObject | null;
  readonly isError: boolean | undefined;
  readonly hasId: boolean;
}

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom('Run the tests.', '{"a":1}', 'line\nline', '<b>&</b>', '\u2028', ' ', '[1,2]', 'half a pair: \ud83d'),
);
const word = fc.constantFrom('Bash', 'Read', 'Edit', 'mcp__a__b');
const jsonObject = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 4 }).filter((key) => key !== '__proto__'),
  fc.oneof(fc.string({ maxLength: 6 }), fc.integer(), fc.boolean(), fc.constant(null)),
  { maxKeys: 3 },
) as fc.Arbitrary<JsonObject>;

const call: fc.Arbitrary<ArbitraryCall> = fc.record({
  tool: word,
  input: jsonObject,
  raw: fc.boolean(),
  output: fc.option(fc.oneof(text, jsonObject), { nil: null, freq: 6 }),
  isError: fc.constantFrom(undefined, true, false),
  hasId: fc.boolean(),
});

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ move: fc.constant('human' as const), text, image: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      move: fc.constant('context' as const),
      text,
      author: fc.constantFrom('injected' as const, 'summary' as const, 'synthetic' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      move: fc.constant('system' as const),
      role: fc.constantFrom('system' as const, 'developer' as const),
      text,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      move: fc.constant('note' as const),
      name: fc.constantFrom('compaction', 'model_change'),
      data: jsonObject,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      move: fc.constant('answer' as const),
      thoughts: fc.array(
        fc.option(
          text.filter((said) => said.trim() !== ''),
          { nil: null },
        ),
        { maxLength: 2 },
      ),
      text: fc.option(text, { nil: null }),
      calls: fc.array(call, { maxLength: 3 }),
      tokens: fc.option(fc.nat(9999), { nil: null }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      move: fc.constant('subagent' as const),
      texts: fc.array(text, { minLength: 1, maxLength: 2 }),
      ends: fc.boolean(),
    }),
  },
);

/**
 * Sessions of every kind: parallel calls, calls without results, raw inputs, images, hidden thoughts, subagents, notes, times or
 * none.
 */
export const anyTimeline: fc.Arbitrary<Timeline> = fc
  .record({
    moves: fc.array(move, { minLength: 1, maxLength: 8 }),
    timed: fc.boolean(),
    id: fc.option(fc.constantFrom('s-1', 'a b/c', '0b7e2c1a'), { nil: undefined }),
    model: fc.option(fc.constant('example-model-1'), { nil: undefined }),
    title: fc.option(text, { nil: undefined }),
    facts: fc.record(
      {
        task: fc.constant('Make it work.'),
        startedAt: fc.constant('2026-01-30T23:59:59Z'),
        endedAt: fc.constant('2026-02-01T00:00:00Z'),
        timezone: fc.constant('Europe/Berlin'),
        continues: fc.constant('s-0'),
        agent: fc.constantFrom({ name: 'example-agent' }, { name: 'example-agent', version: '1.2.3' }),
        provider: fc.constantFrom('anthropic', 'example-provider'),
        runtime: fc.constantFrom('cli', 'example-runtime'),
        environment: fc.constantFrom(
          { cwd: '/work', shell: 'sh' },
          { gitBranch: 'main', gitCommit: 'abc', os: 'linux' },
        ),
        tools: fc.constantFrom(
          [{ name: 'Bash' }, { name: 'Read' }],
          [{ name: 'Bash', description: 'Runs.', parameters: { type: 'object' } }],
        ),
      },
      { requiredKeys: [] },
    ),
    identified: fc.boolean(),
    models: fc.boolean(),
  })
  .map(({ moves, timed, id, model, title, facts, identified, models }) => {
    const draft = startDraft('made-up', openLedger());
    const clock = timed ? startClock() : () => undefined;
    draft.actor({ id: 'agent', kind: 'model', name: 'assistant' });
    for (const [index, next] of moves.entries()) make(next, index, draft, clock);
    for (const [index, event] of draft.events.entries())
      draft.complete(
        index,
        known({
          sourceId: identified ? `u-${index}` : undefined,
          model: models && event.actor === 'agent' ? `example-model-${(index >> 2) % 2}` : undefined,
          causes:
            identified && index % 5 === 4 ? [draft.events[index - 3]!.id, draft.events[index - 1]!.id] : undefined,
          endedAt:
            identified && event.kind === 'call' && event.at !== undefined ? '2026-02-01T12:00:00.000Z' : undefined,
        }),
      );
    return draft.finish(known({ id, model, title, ...facts }));
  });

type Clock = () => string | undefined;

function startClock(): Clock {
  let time = Date.UTC(2026, 0, 31);
  return () => {
    time += 1500;
    return new Date(time).toISOString();
  };
}

function make(next: Move, index: number, draft: Draft, clock: Clock): void {
  const source = { pointer: `/${index}` };
  const facts = known({ at: clock(), source });
  const human = (): string => draft.actor({ id: 'human', kind: 'human', name: 'user' });
  const client = (): string => draft.actor({ id: 'client', kind: 'system', name: 'client' });
  if (next.move === 'human') {
    const content: readonly Part[] = [
      { type: 'text', text: next.text },
      ...(next.image ? [{ type: 'image', mediaType: 'image/png', data: 'aGk=' } as const] : []),
    ];
    draft.message({ ...facts, actor: human(), role: 'user', author: 'human', content });
  } else if (next.move === 'context')
    draft.message({
      ...facts,
      actor: client(),
      role: next.author === 'synthetic' ? 'assistant' : 'user',
      author: next.author,
      content: [{ type: 'text', text: next.text }],
    });
  else if (next.move === 'system')
    draft.message({
      ...facts,
      actor: client(),
      role: next.role,
      author: 'injected',
      content: [{ type: 'text', text: next.text }],
    });
  else if (next.move === 'note') draft.annotation({ ...facts, actor: client(), name: next.name, data: next.data });
  else if (next.move === 'subagent') {
    const actor = draft.actor({ id: `sub ${index}`, kind: 'model', name: 'scout' });
    const span = draft.openSpan({ actor, spawn: { spawn_reason: 'look' }, source }, facts.at);
    for (const [number, said] of next.texts.entries())
      draft.message({
        ...facts,
        actor,
        span,
        role: 'assistant',
        author: 'model',
        response: `s${index} ${number}`,
        content: [{ type: 'text', text: said }],
      });
    if (next.ends) draft.closeSpan(span, { ...facts, actor });
  } else answer(next, index, draft, clock);
}

function answer(next: Extract<Move, { readonly move: 'answer' }>, index: number, draft: Draft, clock: Clock): void {
  const source = { pointer: `/${index}` };
  const facts = known({ at: clock(), source, actor: 'agent', response: `r${index}` });
  const first = draft.events.length;
  for (const thought of next.thoughts) draft.thought({ ...facts }, 'verbatim', thought ?? undefined);
  if (next.text !== null)
    draft.message({ ...facts, role: 'assistant', author: 'model', content: [{ type: 'text', text: next.text }] });
  const ids = next.calls.map(({ tool, input, raw, hasId }, number) =>
    draft.call(
      known({
        ...facts,
        sourceCallId: hasId ? `toolu_${index}_${number}` : undefined,
        tool,
        input: raw ? ({ form: 'text', text: 'ls -l' } as const) : ({ form: 'json', value: input } as const),
      }),
    ),
  );
  for (const [number, { output, isError }] of next.calls.entries()) {
    if (output === null) continue;
    const content: readonly Part[] = [
      typeof output === 'string' ? { type: 'text', text: output } : { type: 'json', value: output },
    ];
    draft.resultOf(ids[number], known({ at: clock(), source, content, isError }));
  }
  if (next.tokens !== null && draft.events.length > first)
    draft.complete(first, { usage: { inputTokens: next.tokens, outputTokens: 1 } });
}
