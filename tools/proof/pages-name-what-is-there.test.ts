import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = readdirSync(root, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() && !one.name.startsWith('.') ? [one.name] : [],
);
const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...['docs', 'docs/guides', 'schemas', 'packages/redact/score', 'packages/lint/labels', ...packages].flatMap(
    (folder) => readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
  ),
];
/** Every file of code, with a slash before each part of its path. */
const code = [...packages, 'tools', 'bench'].flatMap((folder) => filesBelow(`/${folder}`));

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Paths from the root that a page names as code, but for those with a hole in them, such as `<id>` or a star. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+)\/([\w./@-]*)`/g)].flatMap(([, folder = '', rest = '']) =>
    folders.includes(folder) ? [`${folder}/${rest}`] : [],
  );
}

/**
 * Files of code that a page names by the end of their path, such as `read.ts` or `bare/colours.ts`; in a page that is made,
 * `event.ts` is a field.
 */
function endsIn(text: string): string[] {
  if (text.startsWith('<!--')) return [];
  return [...text.matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)].map(([, path = '']) => path);
}

/** Files that a page links to, beside itself or from there. */
function linkedIn(text: string): string[] {
  return [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
}

it.each(pages)('%s names files and folders that are there', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const missing = [
    ...namedIn(text).filter((path) => !existsSync(join(root, path))),
    ...endsIn(text).filter((path) => !code.some((file) => file.endsWith(`/${path}`))),
    ...linkedIn(text).filter((path) => !existsSync(join(root, dirname(page), path))),
  ];
  expect(missing).toEqual([]);
});

/** The folders in which code stands sorted by what it is about; those of formats are named by one row. */
function sorted(): string[] {
  const found = code.flatMap((file) => /^\/((?:tools|packages\/[^/]+\/src)\/[^/]+)\/.*\.m?ts$/.exec(file)?.[1] ?? []);
  return [...new Set(found)].filter(
    (path) => !path.endsWith('/generated') && !existsSync(join(root, path, 'to-timeline.ts')),
  );
}

it('ARCHITECTURE says of every folder what is in it', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  const isNamed = (path: string): boolean => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return rows.some((row) => row.includes(path) || (row.includes(dirname(path)) && row.includes(`\`${name}/\``)));
  };
  expect(sorted().filter((path) => !isNamed(path))).toEqual([]);
});
