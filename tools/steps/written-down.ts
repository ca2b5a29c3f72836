import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Expression } from './search.ts';

/** An expression that is written down in a source, and where. */
export interface WrittenDown extends Expression {
  readonly place: string;
}

/** The regular expressions that are written down in the sources below a folder; not those that are put together at run time. */
export function expressionsIn(folder: string): WrittenDown[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|generated/.test(path))
    .sort()
    .flatMap((path) => expressionsOf(path, readFileSync(join(folder, path), 'utf8')));
}

function expressionsOf(path: string, text: string): WrittenDown[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: WrittenDown[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push({ place: `${path}:${line}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
