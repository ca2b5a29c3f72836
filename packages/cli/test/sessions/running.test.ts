import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run, type Said } from '../command.ts';
import { claudeLog, makeHome } from '../home.ts';
import { claude, commands, listed, withSubagents } from './inhabited.ts';

describe('a session that is still being written', () => {
  it('is read up to its last whole line by every command, also by forsy-lint, and each says so', async () => {
    const home = withSubagents();
    const file = join(home.path, `.claude/projects/-shop/${claude}.jsonl`);
    appendFileSync(file, '{"type":"user","message":{"role":"user","content":"Go o');
    const before = readFileSync(file);
    const said: Said[] = [];
    for (const [command, ...rest] of commands) said.push(await home.run([command!, '@latest', ...rest]));
    const variables = { HOME: home.path, CLAUDE_CONFIG_DIR: '' };
    said.push(run('forsy-lint', ['@latest'], join(home.path, 'work'), '', variables));
    for (const { err, code } of said) {
      expect({
        code,
        told: err.split('still being written, so it was read up to its last whole line.').length - 1,
      }).toEqual({
        code: 0,
        told: 1,
      });
    }
    expect(readFileSync(file)).toEqual(before);
  });
  it('is read up to its last whole line, and says so', async () => {
    const home = makeHome();
    const file = home.put(
      `.claude/projects/-shop/${claude}.jsonl`,
      claudeLog({ id: claude, cwd: '/shop', start: '2026-03-01T10:00:00.000Z' }),
    );
    const whole = readFileSync(file, 'utf8');
    expect((await home.run(['redact', '@latest'])).err).not.toContain('being written');
    appendFileSync(file, '{"type":"user","message":{"role":"user","content":"Go o');
    expect(await home.run(['redact', '@latest'])).toMatchObject({
      out: whole,
      err: expect.stringContaining(`${file} is still being written, so it was read up to its last whole line.\n`),
      code: 0,
    });
    expect((await listed(home))[0]!['being_written']).toBe(true);
  });
  it('keeps a last line that only lacks its line break', async () => {
    const home = makeHome();
    const log = claudeLog({ id: claude, cwd: '/shop', start: '2026-03-01T10:00:00.000Z' }).trimEnd();
    home.put(`.claude/projects/-shop/${claude}.jsonl`, log);
    expect(await home.run(['redact', '@latest'])).toMatchObject({
      out: log,
      err: expect.not.stringContaining('being written'),
      code: 0,
    });
  });
});
