import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What the licences of bundled libraries ask for: their texts, in the place where their code is. Throws where one has none. */
export function noticesFor(inputs: readonly string[], here: string): string {
  const folders = new Set(inputs.filter((path) => path.includes('node_modules/')).map((path) => packageOf(here, path)));
  const parts = [...folders].map(noticeOf).sort();
  return `# Third-party notices\n\nThe commands hold copies of these libraries, each under its own licence.\n\n${parts.join('\n')}`;
}

/** The folder of the package that a file belongs to: the nearest above it whose manifest has a version. */
function packageOf(here: string, path: string): string {
  for (let folder = dirname(resolve(here, path)); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    // Some packages carry more manifests below them, which only say how some files are to be read.
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version !== undefined) return folder;
    if (folder === dirname(folder)) throw new Error(`${path} belongs to no package.`);
  }
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined) throw new Error(`${name} is bundled, but it carries no licence that could be repeated.`);
  const text = readFileSync(join(folder, file), 'utf8').trim().replaceAll('\r\n', '\n');
  return `## ${name} ${version} (${license})\n\n${text.replace(/^/gm, '    ').replace(/[ \t]+$/gm, '')}\n`;
}
