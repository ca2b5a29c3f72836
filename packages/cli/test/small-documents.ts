const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** A record of Claude Code. */
export const recordOf: (uuid: string, role: string, content: unknown) => string = (uuid, role, content) =>
  line({
    type: role,
    uuid,
    parentUuid: null,
    sessionId: 's-1',
    version: '2.1.0',
    timestamp: '2026-01-31T00:00:00.000Z',
    message: { id: `m-${uuid}`, role, model: 'example-model-1', content },
  });

/** A short session of Claude Code. */
export const smallLog: string = [
  recordOf('1', 'user', 'What is 5!?'),
  recordOf('2', 'assistant', [
    { type: 'thinking', thinking: 'A product.' },
    { type: 'text', text: 'Let me see.' },
    { type: 'tool_use', id: 'toolu_1', name: 'Bash', input: { command: 'calc' } },
  ]),
  recordOf('3', 'user', [{ type: 'tool_result', tool_use_id: 'toolu_1', content: '120' }]),
  recordOf('4', 'assistant', [{ type: 'text', text: 'It is 120.' }]),
].join('');

/** A trace as traces were before v0.1. */
export const legacyTrace: string = JSON.stringify({
  collection_id: 'c-1',
  steps: [{ step_index: 1, action: 'user_message', actor: 'user', input: 'Go.', eval: 1 }],
  captured_at: '2026-01-01',
});
