import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deniable } from '../command.ts';
import { makeHome } from '../home.ts';

const hook = { hooks: [{ type: 'command', command: 'trace-formats save' }] };

/** Hooks that do it already, each by another way. */
const ways = [
  'npx -y trace-formats save',
  'npx trace-formats@latest save',
  'pnpm dlx trace-formats@0.1.0 save',
  'npm exec --yes trace-formats@0.1.0 -- save --redact pii',
  'trace-formats save --copy',
  '/opt/bin/trace-formats save',
  'node "/opt/my tools/trace-formats.cjs" save',
  'trace-formats save >/dev/null 2>&1',
  'sh -c "trace-formats save --as \'my name\'"',
];

describe('hook install', () => {
  it('makes the settings where there are none', async () => {
    const home = makeHome();
    expect((await home.run(['hook', 'install', '--to', 'claude'])).out).toBe('written     ~/.claude/settings.json\n');
    expect(JSON.parse(readFileSync(join(home.path, '.claude/settings.json'), 'utf8'))).toEqual({
      hooks: { Stop: [hook] },
    });
    expect((await home.run(['hook', 'install', '--to', 'codex', '--project'])).code).toBe(0);
    expect(JSON.parse(readFileSync(join(home.path, 'work/.codex/hooks.json'), 'utf8'))).toEqual({
      hooks: { Stop: [hook] },
    });
    expect((await home.run(['hook', 'show', '--event', 'SessionEnd'])).out).toBe(
      `${JSON.stringify({ hooks: { SessionEnd: [hook] } }, null, 2)}\n`,
    );
  });
  const settings = `{
\t// what I think of tabs
\t"zeta": 1,
\t"hooks": {
\t\t"PreToolUse": [], /* none yet */
\t\t"Stop": [
\t\t\t{ "hooks": [{ "type": "command", "command": "say done" }] } // keep
\t\t]
\t},
\t"alpha": {"b": [1,2,   3]}
}
`;
  it('keeps every byte of the rest, comments and order included, and adds once', async () => {
    const home = makeHome();
    const file = home.put('.claude/settings.json', settings);
    chmodSync(file, 0o600);
    expect((await home.run(['hook', 'install', '--to', 'claude', '--dry-run'])).out).not.toBe(settings);
    expect(readFileSync(file, 'utf8')).toBe(settings);
    expect((await home.run(['hook', 'install', '--to', 'claude'])).code).toBe(0);
    const after = readFileSync(file, 'utf8');
    const kept = '{ "hooks": [{ "type": "command", "command": "say done" }] }';
    const [before, behind] = settings.split(kept) as [string, string];
    const added = JSON.stringify(hook, null, '\t').replaceAll('\n', '\n\t\t\t');
    expect(after).toBe(`${before}${kept}, // keep\n\t\t\t${added}${behind.slice(' // keep'.length)}`);
    expect(JSON.parse(after.replace(/\/\/.*|\/\*.*\*\//g, '')).hooks.Stop).toEqual([
      { hooks: [{ type: 'command', command: 'say done' }] },
      hook,
    ]);
    expect(await home.run(['hook', 'install', '--to', 'claude'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^unchanged/),
    });
    expect(readFileSync(file, 'utf8')).toBe(after);
  });
  for (const [what, text] of [
    ['no hooks', '{"model": "x"}'],
    ['no hooks of that kind', '{"hooks": {"PreToolUse": []}}'],
    ['an empty list', '{"hooks": {"Stop": []}}'],
    ['nothing', '\n'],
    ['Windows lines', '{\r\n    "a": 1\r\n}\r\n'],
  ] as const)
    it(`adds to settings with ${what}`, async () => {
      const home = makeHome();
      const file = home.put('.claude/settings.json', text);
      expect((await home.run(['hook', 'install', '--to', 'claude'])).code).toBe(0);
      const after = JSON.parse(readFileSync(file, 'utf8'));
      expect(after.hooks.Stop).toEqual([hook]);
      const before = text.trim() === '' ? {} : JSON.parse(text);
      expect({ ...after, hooks: { ...after.hooks, Stop: before.hooks?.Stop } }).toEqual({
        ...before,
        hooks: { ...before.hooks, Stop: before.hooks?.Stop },
      });
      if (text.includes('\r')) expect(readFileSync(file, 'utf8').replaceAll('\r\n', '')).not.toContain('\n');
    });
  for (const command of ways)
    it(`adds nothing beside a hook that does it already: ${command}`, async () => {
      const home = makeHome();
      const text = JSON.stringify({ hooks: { Stop: [{ matcher: '', hooks: [{ type: 'command', command }] }] } });
      const file = home.put('.claude/settings.json', text);
      expect((await home.run(['hook', 'install', '--to', 'claude'])).out).toMatch(/^unchanged /);
      expect(readFileSync(file, 'utf8')).toBe(text);
    });
  for (const command of ['trace-formats saved-list', 'trace-formats save-all', 'my-trace-formats save'])
    it(`takes another command for no such hook: ${command}`, async () => {
      const home = makeHome();
      const there = { hooks: [{ type: 'command', command }] };
      const file = home.put('.claude/settings.json', JSON.stringify({ hooks: { Stop: [there] } }));
      expect((await home.run(['hook', 'install', '--to', 'claude'])).out).toMatch(/^written /);
      expect(JSON.parse(readFileSync(file, 'utf8')).hooks.Stop).toEqual([there, hook]);
    });
  it('says where the agent would not find the command, as after npx', async () => {
    const home = makeHome();
    const byNpx = dirname(home.put('npx/node_modules/.bin/trace-formats', ''));
    const installed = dirname(home.put('bin/trace-formats', ''));
    const said = async (...path: readonly string[]): Promise<string> => {
      rmSync(join(home.path, '.claude'), { recursive: true, force: true });
      const environment = { PATH: path.join(delimiter) };
      const { out, err, code } = await home.run(['hook', 'install', '--to', 'claude'], { environment });
      expect({ written: out.startsWith('written '), code }).toEqual({ written: true, code: 0 });
      return err;
    };
    expect(await said('/nowhere', byNpx)).toMatch(/not on the path, so .*npm install --global trace-formats\n$/);
    expect(await said('', '/nowhere', '/dev/null', byNpx, installed)).toBe('');
  });
  it('follows a link and leaves it a link', async () => {
    const home = makeHome();
    const real = home.put('dotfiles/settings.json', '{}');
    mkdirSync(join(home.path, '.claude'));
    symlinkSync(real, join(home.path, '.claude/settings.json'));
    expect((await home.run(['hook', 'install', '--to', 'claude'])).code).toBe(0);
    expect(JSON.parse(readFileSync(real, 'utf8')).hooks.Stop).toEqual([hook]);
  });
  for (const [what, text] of [
    ['no JSON', '{"hooks": '],
    ['a comma too few', '{"a": 1 "b": 2}'],
    ['a list', '[]'],
    ['hooks that are a text', '{"hooks": "none"}'],
    ['a Stop that is an object', '{"hooks": {"Stop": {}}}'],
    ['hooks twice', '{"hooks": {}, "hooks": {"Stop": []}}'],
  ] as const)
    it(`changes nothing in settings that are ${what}`, async () => {
      const home = makeHome();
      const file = home.put('.claude/settings.json', text);
      const { out, err, code } = await home.run(['hook', 'install', '--to', 'claude']);
      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err).toMatch(/^trace-formats: [^\n]+\.\nNothing was changed\.[^\n]*\n$/);
      expect(readFileSync(file, 'utf8')).toBe(text);
      expect(readdirSync(join(home.path, '.claude'))).toEqual(['settings.json']);
    });
  it('changes nothing in settings that are not UTF-8, whose other letters would be lost', async () => {
    const home = makeHome();
    const bytes = Buffer.from('{"name": "J\u00fcrgen"}', 'latin1');
    const file = home.put('.claude/settings.json', bytes);
    const { out, err, code } = await home.run(['hook', 'install', '--to', 'claude']);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toMatch(/settings\.json is not UTF-8, so it could not be kept as it is\.\nNothing was changed\./);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
  it.skipIf(!deniable)(
    'changes nothing in settings that may not be read (skipped where nothing can be refused)',
    () => {
      const home = makeHome();
      const file = home.put('.claude/settings.json', '{}');
      chmodSync(file, 0);
      expect(home.start(['hook', 'install', '--to', 'claude'], deniable)).toEqual({
        code: 2,
        out: '',
        err: `trace-formats: ~/.claude/settings.json could not be read: reading it is not permitted.\nNothing was changed.\n`,
      });
      expect(readFileSync(file, 'utf8')).toBe('{}');
    },
  );
  it('refuses agents without hooks', async () => {
    const home = makeHome();
    for (const words of [
      ['hook'],
      ['hook', 'install'],
      ['hook', 'install', '--to', 'pi'],
      ['hook', 'install', '--to', './x'],
      ['hook', 'uninstall'],
      ['hook', 'uninstall', '--to', 'pi'],
      ['hook', 'install', '--to', 'codex', '--event', 'SessionEnd'],
    ])
      expect(await home.run(words)).toMatchObject({ code: 2, out: '' });
    expect((await home.run(['hook', 'instal', '--to', 'claude'])).err).toContain(
      'Did you mean trace-formats hook install?',
    );
    expect((await home.run(['hook', 'install', '--to', 'Claude'])).err).toContain('Did you mean --to claude?');
    writeFileSync(join(home.path, 'x'), '');
    expect(existsSync(join(home.path, '.claude'))).toBe(false);
  });
});

describe('hook uninstall', () => {
  const others = '{ "hooks": [{ "type": "command", "command": "say done" }] }';
  for (const [what, text] of [
    ['nothing of ours', '{\n  "model": "x"\n}\n'],
    ['a comment behind the last value', '{\n\t"model": "x" // the old one\n}\n'],
    ['a comma behind the last value', `{\n  "model": "x", // the old one\n}\n`],
    ['hooks of another event', `{\n    "hooks": {\n        "PreToolUse": [${others}]\n    },\n    "z": [1,2]\n}`],
    ['other hooks of that event', `{ "hooks": { "Stop": [${others}] } }`],
    ['other hooks on lines of their own', `{"hooks": {"Stop": [\r\n  ${others} /* keep */\r\n]}, "a": 1}\r\n`],
    ['a mark at its beginning', '\ufeff{"a": 1}'],
  ] as const)
    it(`gives back the bytes from before in settings with ${what}`, async () => {
      const home = makeHome();
      const file = home.put('.claude/settings.json', text);
      for (const event of ['Stop', 'SessionEnd'])
        expect((await home.run(['hook', 'install', '--to', 'claude', '--event', event])).out).toMatch(/^written /);
      const both = readFileSync(file, 'utf8');
      expect((await home.run(['hook', 'uninstall', '--to', 'claude', '--dry-run'])).out).toBe(text);
      expect(readFileSync(file, 'utf8')).toBe(both);
      expect(await home.run(['hook', 'uninstall', '--to', 'claude'])).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^written /),
        err: '',
      });
      expect(readFileSync(file, 'utf8')).toBe(text);
      expect((await home.run(['hook', 'uninstall', '--to', 'claude'])).out).toMatch(/^unchanged /);
      expect(readFileSync(file, 'utf8')).toBe(text);
    });
  for (const command of ways)
    it(`takes out a hook whoever put it in, and no other: ${command}`, async () => {
      const home = makeHome();
      const keep = { type: 'command', command: 'trace-formats saved-list' };
      const settings = {
        hooks: {
          Stop: [{ matcher: '', hooks: [{ type: 'command', command }, keep] }],
          SessionEnd: [{ hooks: [{ type: 'command', command }] }],
        },
      };
      const file = home.put('.claude/settings.json', JSON.stringify(settings));
      expect((await home.run(['hook', 'uninstall', '--to', 'claude', '--event', 'SessionEnd'])).out).toMatch(
        /^written /,
      );
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ hooks: { Stop: settings.hooks.Stop } });
      expect((await home.run(['hook', 'uninstall', '--to', 'claude'])).out).toMatch(/^written /);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ hooks: { Stop: [{ matcher: '', hooks: [keep] }] } });
    });
  for (const command of [
    'trace-formats save && notify-send done',
    'cd work; npx -y trace-formats save',
    'trace-formats save | tee log',
    'sh -c "trace-formats save; say done"',
    'trace-formats save & say done',
  ])
    it(`leaves a line that does more, and names it: ${command}`, async () => {
      const home = makeHome();
      const settings = { hooks: { Stop: [{ hooks: [{ type: 'command', command }] }, hook] } };
      const file = home.put('.claude/settings.json', JSON.stringify(settings, null, 2));
      const { out, err, code } = await home.run(['hook', 'uninstall', '--to', 'claude']);
      expect({ out, err, code }).toEqual({
        out: 'written     ~/.claude/settings.json\n',
        err: '~/.claude/settings.json:6 runs trace-formats save together with something else, so it stays: take the call out of it by hand.\n',
        code: 0,
      });
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ hooks: { Stop: settings.hooks.Stop.slice(0, 1) } });
      expect((await home.run(['hook', 'uninstall', '--to', 'claude'])).out).toMatch(/^unchanged /);
    });
  it('finds nothing to take out where there are no settings, or none that are its own', async () => {
    const home = makeHome();
    expect(await home.run(['hook', 'uninstall', '--to', 'codex'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^unchanged /),
    });
    expect(existsSync(join(home.path, '.codex'))).toBe(false);
    for (const text of ['', '{}', '{"hooks": {"Stop": [7, {"hooks": null}, {"command": "say save"}]}}']) {
      const file = home.put('.claude/settings.json', text);
      expect((await home.run(['hook', 'uninstall', '--to', 'claude'])).out).toMatch(/^unchanged /);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });
  it('changes nothing in settings that cannot be read', async () => {
    const home = makeHome();
    const file = home.put('.claude/settings.json', '{"hooks": ');
    const { out, err, code } = await home.run(['hook', 'uninstall', '--to', 'claude']);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toMatch(/^trace-formats: [^\n]+\.\nNothing was changed\.[^\n]*\n$/);
    expect(readFileSync(file, 'utf8')).toBe('{"hooks": ');
  });
});
