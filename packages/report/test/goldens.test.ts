import { describe, expect, it } from 'vitest';
import { script, style } from '../src/generated/html-page.ts';
import { reporterNames, reporters } from '../src/index.ts';
import { cases } from './cases.ts';
import { extensions } from './extensions.ts';

describe.each(reporterNames)('%s', (name) => {
  it.each(Object.keys(cases))('reports "%s" as its golden file does', async (title) => {
    const text = reporters[name](cases[title]!)
      .replace(style, '')
      .replace(script, '')
      .replace(/sha256-[^']+/g, 'sha256');
    await expect(text).toMatchFileSnapshot(`./goldens/${name}.${title}.${extensions[name]}`);
  });
});

describe('stylish with options', () => {
  it.each([
    ['color', { color: true }],
    ['narrow', { width: 60 }],
    ['quiet', { quiet: true }],
    ['verbose', { verbose: true }],
  ])('reports "many" with %s as its golden file does', async (option, options) => {
    await expect(reporters.stylish(cases['many']!, options)).toMatchFileSnapshot(
      `./goldens/stylish.many.${option}.txt`,
    );
  });

  it('lists suppressed findings with their reason when asked', async () => {
    const text = reporters.stylish(cases['suppressed']!, { verbose: true });
    await expect(text).toMatchFileSnapshot('./goldens/stylish.suppressed.verbose.txt');
  });
});
