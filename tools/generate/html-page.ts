import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import type { Output } from './output.ts';

/**
 * The style and the script of the reporter's page, made small and set into a module, each with the digest by which the page lets
 * it in.
 */
export async function htmlPage(): Promise<Output> {
  const [style, script] = await Promise.all([
    small(
      parts.map((part) => `style/${part}.css`),
      'css',
    ),
    small(['page-script.js'], 'js'),
  ]);
  return {
    path: 'packages/report/src/generated/html-page.ts',
    text: `/* Made by tools/generate/html-page.ts from packages/report/src/html/style/ and page-script.js beside it; do not edit. */

/** How the page looks. */
export const style: string = ${JSON.stringify(style)};

/** The digest of the style by which the page's own policy lets it in. */
export const styleHash: string = '${digestOf(style)}';

/** What the page does by itself. */
export const script: string = ${JSON.stringify(script)};

/** The digest of the script by which the page's own policy lets it run. */
export const scriptHash: string = '${digestOf(script)}';
`,
  };
}

/** The parts of the style in their order: of two rules that weigh the same, the later one counts. */
const parts = ['colours', 'text', 'counts', 'matrix', 'filter', 'document', 'folded', 'left'];

async function small(files: readonly string[], loader: 'css' | 'js'): Promise<string> {
  const text = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  const { code } = await transform(text, { loader, minify: true, target: 'es2020' });
  return code;
}

const folder = new URL('../../packages/report/src/html/', import.meta.url);

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
