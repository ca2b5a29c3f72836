import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { anasHome } from './ana.ts';
import { shownIn } from './transcript.ts';
import { typeHere } from './typed-here.ts';

const skills = fileURLToPath(new URL('../../../../skills/', import.meta.url));

describe('every command of a skill can be typed as it stands there', () => {
  for (const name of readdirSync(skills))
    it(name, async () => {
      const home = anasHome();
      const shown = shownIn(readFileSync(join(skills, name, 'SKILL.md'), 'utf8'));
      expect(shown.length).toBeGreaterThan(1);
      for (const one of shown) {
        if ('file' in one) {
          writeFileSync(join(home.path, 'shop', one.file), one.text);
          continue;
        }
        const { output, code } = await typeHere(one.command, home.path, 'shop');
        expect(code, `${one.command}\n${output}`).toBe(0);
      }
    });
});
