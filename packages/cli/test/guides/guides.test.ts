import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeHome } from '../home.ts';
import { anasHome } from './ana.ts';
import { settled, shownIn } from './transcript.ts';
import { typeHere } from './typed-here.ts';

const guides = fileURLToPath(new URL('../../../../docs/guides/', import.meta.url));
const inAnasProject = ['export-this-session.md', 'from-session-to-release.md', 'keep-every-session.md'];
/** Proved with real packages from a real registry as well. */
const inAnEmptyFolder = ['first-dataset.md'];
const inAClone = ['before-you-release.md', 'weigh-rules.md'];
const all = [...inAnasProject, ...inAnEmptyFolder, ...inAClone];
const examples = fileURLToPath(new URL('../../../../examples/', import.meta.url));

describe('each guide is a transcript: what it shows is what the commands print (UPDATE_GUIDES=1 writes it anew)', () => {
  it('is there', () => {
    expect(readdirSync(guides)).toEqual(expect.arrayContaining(all));
  });
  for (const name of all)
    it(name, async () => {
      const home = inAnasProject.includes(name) ? anasHome() : makeHome();
      const folder = join(home.path, inAnasProject.includes(name) ? 'shop' : 'work');
      if (inAClone.includes(name)) cpSync(examples, join(folder, 'examples'), { recursive: true });
      const file = join(guides, name);
      const markdown = readFileSync(file, 'utf8');
      let anew = '';
      let rest = markdown;
      for (const one of shownIn(markdown)) {
        if ('file' in one) {
          mkdirSync(dirname(join(folder, one.file)), { recursive: true });
          writeFileSync(join(folder, one.file), one.text);
          continue;
        }
        const output = settled((await typeHere(one.command, home.path, basename(folder))).output);
        const before = `$ ${one.command}\n`;
        const at = rest.indexOf(before) + before.length;
        anew += rest.slice(0, at) + output;
        rest = rest.slice(at + one.output.length);
        if (!process.env['UPDATE_GUIDES']) expect(output, one.command).toBe(settled(one.output));
      }
      if (process.env['UPDATE_GUIDES']) writeFileSync(file, anew + rest);
    });
});
