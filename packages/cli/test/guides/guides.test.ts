import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { anasHome } from './ana.ts';
import { settled, shownIn, typeIn } from './transcript.ts';

const guides = fileURLToPath(new URL('../../../../docs/guides/', import.meta.url));
const ours = ['export-this-session.md', 'from-session-to-release.md', 'keep-every-session.md'];

describe('each guide is a transcript: what it shows is what the commands print (UPDATE_GUIDES=1 writes it anew)', () => {
  it('is there', () => {
    expect(readdirSync(guides)).toEqual(expect.arrayContaining(ours));
  });
  for (const name of ours)
    it(name, () => {
      const home = anasHome();
      const file = join(guides, name);
      const markdown = readFileSync(file, 'utf8');
      let anew = '';
      let rest = markdown;
      for (const one of shownIn(markdown)) {
        if ('file' in one) {
          writeFileSync(join(home.path, 'shop', one.file), one.text);
          continue;
        }
        const output = settled(typeIn(one.command, home.path, 'shop').output);
        const before = `$ ${one.command}\n`;
        const at = rest.indexOf(before) + before.length;
        anew += rest.slice(0, at) + output;
        rest = rest.slice(at + one.output.length);
        if (!process.env['UPDATE_GUIDES']) expect(output, one.command).toBe(settled(one.output));
      }
      if (process.env['UPDATE_GUIDES']) writeFileSync(file, anew + rest);
    });
});
