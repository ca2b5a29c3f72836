import { describe, expect, it } from 'vitest';
import { type Json, openLedger, readTimeline, type SourceRecord } from '../src/index.ts';

/** A Claude Code log of about the given size, whose records are as long as those of real sessions. */
function logOf(megabytes: number): string {
  const words = 'The quick brown fox runs the tests, and nobody looks at "them" until they fail.\n';
  const lines: string[] = [];
  let size = 0;
  for (let turn = 0; size < megabytes * 1e6; turn += 1)
    for (const record of turnOf(turn, words)) {
      const line = JSON.stringify(record);
      lines.push(line);
      size += line.length + 1;
    }
  return lines.join('\n');
}

function turnOf(turn: number, words: string): readonly Json[] {
  const common = (step: number) => ({
    parentUuid: `uuid-${turn * 4 + step - 1}`,
    isSidechain: false,
    userType: 'external',
    cwd: '/home/somebody/project',
    sessionId: 'session-1',
    version: '2.1.42',
    gitBranch: 'main',
    uuid: `uuid-${turn * 4 + step}`,
    timestamp: new Date(1.77e12 + turn * 4000 + step * 1000).toISOString(),
  });
  const message = (content: Json) => ({
    id: `msg_${turn}`,
    type: 'message',
    role: 'assistant',
    model: 'claude-x',
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

/** Milliseconds of the processor that a run takes, the best of several. */
function best<Value>(run: () => Value): { readonly time: number; readonly value: Value } {
  let time = Number.POSITIVE_INFINITY;
  let value = run();
  for (let turn = 0; turn < 4; turn += 1) {
    const start = process.cpuUsage();
    value = run();
    const { user, system } = process.cpuUsage(start);
    time = Math.min(time, (user + system) / 1000);
  }
  return { time, value };
}

describe('a long Claude Code log', () => {
  it('is parsed and read at no less than 0.4 of the speed at which it is parsed alone', () => {
    const lines = logOf(24).split('\n');
    const parsed = best(() =>
      lines.map((line, index): SourceRecord => ({ value: JSON.parse(line), record: index + 1, line: index + 1 })),
    );
    const read = best(() => readTimeline({ records: parsed.value }, 'claude-code', openLedger()));
    const ratio = parsed.time / (parsed.time + read.time);
    console.log(`parse ${parsed.time.toFixed(0)} ms, timeline ${read.time.toFixed(0)} ms, ratio ${ratio.toFixed(2)}`);
    expect('timeline' in read.value && read.value.timeline.events.length).toBe(lines.length);
    expect(ratio).toBeGreaterThan(0.4);
  });
});
