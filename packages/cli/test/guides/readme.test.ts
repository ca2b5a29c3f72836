import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formats } from '@trace-formats/schema';
import { describe, expect, it } from 'vitest';
import { anasHome } from './ana.ts';
import { typeIn } from './transcript.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** What stands in the blocks of shell of a page, without remarks. */
function typedIn(markdown: string): string[] {
  return [...markdown.matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
    .flatMap(([, block]) => block!.trimEnd().split('\n'))
    .map((line) => line.replace(/\s+#.*$/, ''));
}

describe('the README can be followed word for word in a clone', () => {
  const lines = typedIn(readFileSync(join(root, 'README.md'), 'utf8'));
  const home = anasHome();
  const clone = join(home.path, 'shop');
  cpSync(join(root, 'examples'), join(clone, 'examples'), { recursive: true });

  it('begins with what installs and builds', () => {
    expect(lines.slice(0, 2)).toEqual(['npm start', 'npm test']);
  });
  it.each(lines.slice(2).map((line) => [line]))('%s', (line) => {
    const { output, code } = typeIn(line, home.path, 'shop');
    // The examples hold a dataset that is broken on purpose.
    expect(code, output).toBe(/validate|forsy-lint examples\/broken/.test(line) ? 1 : 0);
  });
  it('and each command has its place there', () => {
    expect(lines.length).toBeGreaterThanOrEqual(9);
  });
  it('and it counts the formats of others as they are', () => {
    const others = formats.filter(({ id }) => !['trajectory', 'unknown'].includes(id) && !id.includes('/'));
    const word = ['nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen'][others.length - 9];
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`The three formats and ${word} others`);
  });
  it('and what npx runs in a clone is what is built there', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly devDependencies: Readonly<Record<string, string>>;
    };
    expect(devDependencies).toMatchObject({ 'trace-formats': 'workspace:*', 'forsy-lint': 'workspace:*' });
  });
});
