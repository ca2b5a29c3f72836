import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = readdirSync(root, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() && !one.name.startsWith('.') ? [one.name] : [],
);
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...['docs', 'docs/guides'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
  ),
];

/** Paths from the root that a page names as code, but for those with a hole in them, such as `<id>` or a star. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+)\/([\w./@-]*)`/g)].flatMap(([, folder = '', rest = '']) =>
    folders.includes(folder) ? [`${folder}/${rest}`] : [],
  );
}

/** Files that a page links to, beside itself or from there. */
function linkedIn(text: string): string[] {
  return [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
}

it.each(pages)('%s names files and folders that are there', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const missing = [
    ...namedIn(text).filter((path) => !existsSync(join(root, path))),
    ...linkedIn(text).filter((path) => !existsSync(join(root, dirname(page), path))),
  ];
  expect(missing).toEqual([]);
});
