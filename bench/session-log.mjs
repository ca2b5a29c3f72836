import { existsSync } from 'node:fs';
import { written } from './written.mjs';

const words = 'The quick brown fox runs the tests, and nobody looks at "them" until they fail.\n';

/** A Claude Code log of the given size, whose records are as long as those of real sessions; made once. */
export function sessionLog(folder, megabytes, name = `session-${megabytes}mb`) {
  const path = `${folder}/${name}.jsonl`;
  if (existsSync(path)) return path;
  return written(path, function* () {
    for (let size = 0, turn = 0; size < megabytes * 1e6; turn++)
      for (const record of turnOf(turn, name)) {
        const line = Buffer.from(`${JSON.stringify(record)}\n`);
        size += line.length;
        yield line;
      }
  });
}

/** A question, a thought, a call and its result, which the program writes twice. */
function turnOf(turn, session) {
  const common = (step) => ({
    parentUuid: turn + step === 0 ? null : `uuid-${turn * 4 + step - 1}`,
    isSidechain: false,
    userType: 'external',
    cwd: '/home/somebody/project',
    sessionId: session,
    version: '2.1.42',
    gitBranch: 'main',
    uuid: `uuid-${turn * 4 + step}`,
    timestamp: new Date(1.77e12 + turn * 4000 + step * 1000).toISOString(),
  });
  const message = (content) => ({
    id: `msg_${turn}`,
    type: 'message',
    role: 'assistant',
    model: 'example-model-1',
    content: [content],
    stop_reason: null,
    usage: { input_tokens: 3, cache_read_input_tokens: 1000, output_tokens: turn % 90 },
  });
  const output = words.repeat(20 + (turn % 60));
  return [
    { ...common(0), type: 'user', message: { role: 'user', content: words } },
    {
      ...common(1),
      type: 'assistant',
      message: message({ type: 'thinking', thinking: words.repeat(8), signature: words.repeat(4) }),
    },
    {
      ...common(2),
      type: 'assistant',
      message: message({ type: 'tool_use', id: `toolu_${turn}`, name: 'Bash', input: { command: words } }),
    },
    {
      ...common(3),
      type: 'user',
      toolUseResult: { stdout: output, stderr: '', interrupted: false },
      message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: `toolu_${turn}`, content: output }] },
    },
  ];
}
