import { relative, sep } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameOf } from '../../src/input/source.ts';

/** The same by what Node has for it. */
function plainNameOf(path: string, cwd: string): string {
  const below = relative(cwd, path);
  return below === '' ? '.' : below === '..' || below.startsWith('../') ? path : below;
}

it.skipIf(sep !== '/')('a path is named as Node would name it from the current folder', () => {
  const path = fc
    .array(fc.constantFrom('a', 'ab', 'b', '..b', 'c.json'), { maxLength: 4 })
    .map((names) => `/${names.join('/')}`);
  fc.assert(fc.property(path, path, (one, cwd) => nameOf(one, cwd) === plainNameOf(one, cwd)));
});

it.skipIf(sep !== '/').each([
  ['/a/b/c.json', '/a/b', 'c.json'],
  ['/a/bc/d.json', '/a/b', '/a/bc/d.json'],
  ['/a/b', '/a/b', '.'],
  ['/a', '/', 'a'],
  ['/', '/a', '/'],
  ['/a/b/c.json', '/a/b/', 'c.json'],
  ['/a/b', '/a/b/', '.'],
])('%s seen from %s is %s', (path, cwd, name) => {
  expect(nameOf(path, cwd)).toBe(name);
});
