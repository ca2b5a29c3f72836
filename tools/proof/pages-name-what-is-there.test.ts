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

/** The rows of the tables in ARCHITECTURE, each with the folders that the heading above it names. */
const rows = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  .split(/^#{2,3} /m)
  .flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const above = [...heading.matchAll(/`([\w./-]+)\/`/g)].map(([, folder = '']) => folder);
    return lines.filter((line) => line.startsWith('|')).map((row) => ({ row, above }));
  });

it('ARCHITECTURE says of every folder what is in it', () => {
  const isNamed = (path: string): boolean => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const holder = dirname(path);
    return rows.some(
      ({ row, above }) =>
        row.includes(path) || ((row.includes(holder) || above.includes(holder)) && row.includes(`\`${name}/`)),
    );
  };
  expect(sorted().filter((path) => !isNamed(path))).toEqual([]);
});

it('ARCHITECTURE names no folder below a heading that is not there', () => {
  const missing = rows.flatMap(({ row, above }) =>
    [...row.matchAll(/`([\w./-]+\/)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => above.length === 1 && !['', above[0]!].some((holder) => existsSync(join(root, holder, path)))),
  );
  expect(missing).toEqual([]);
});
