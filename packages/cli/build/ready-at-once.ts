import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/**
 * Puts the functions of a program that a run of it is sure to need where engines make them ready at once. An engine looks through
 * a function when it reads what stands around it, and reads it again when it is first called; what stands in parentheses it
 * expects to be called, and reads once. Only functions that are declared are moved, to the beginning of what they are declared in,
 * where they are known from the beginning as before.
 */
export function readyAtOnce(code: string, starts: ReadonlySet<number>): string {
  /** What stands from here to the end of a node, with the functions in it where they shall be. */
  const written = (node: ts.Node, from = node.getStart()): string => {
    let text = '';
    let at = from;
    ts.forEachChild(node, (child) => {
      text += code.slice(at, child.getStart()) + (isBody(child) ? body(child) : written(child));
      at = child.getEnd();
    });
    return text + code.slice(at, node.getEnd());
  };
  const body = (block: ts.Block): string => {
    const moved = block.statements.filter(
      (statement): statement is ts.FunctionDeclaration =>
        ts.isFunctionDeclaration(statement) && starts.has(statement.getStart()),
    );
    const first = moved.map((one) => `var ${one.name?.text}=(${written(one)});`);
    let text = `{${first.join('')}`;
    let at = block.getStart() + 1;
    for (const statement of block.statements) {
      text += code.slice(at, statement.getStart());
      if (!moved.includes(statement as ts.FunctionDeclaration)) text += written(statement);
      at = statement.getEnd();
    }
    return text + code.slice(at, block.getEnd());
  };
  return written(ts.createSourceFile('program.js', code, ts.ScriptTarget.Latest, true), 0);
}

function isBody(node: ts.Node): node is ts.Block {
  return ts.isBlock(node) && ts.isFunctionLike(node.parent);
}

/** Where the functions of a file begin that ran when a program of Node did what the words say, as the engine counted them. */
export function whatRan(file: string, program: string, words: readonly string[]): ReadonlySet<number> {
  const folder = mkdtempSync(join(tmpdir(), 'what-ran-'));
  try {
    const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
      env: { ...process.env, NODE_V8_COVERAGE: folder },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${status}: ${stderr}`);
    const counted = readdirSync(folder).flatMap((name) => countedIn(readFileSync(join(folder, name), 'utf8')));
    const here = counted.filter(({ url }) => url === pathToFileURL(file).href);
    return new Set(here.flatMap(({ functions }) => functions.flatMap(startIfRun)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countedIn(report: string): readonly Counted[] {
  return (JSON.parse(report) as { readonly result: readonly Counted[] }).result;
}

function startIfRun({ ranges: [whole] }: Counted['functions'][number]): readonly number[] {
  return whole !== undefined && whole.count > 0 ? [whole.startOffset] : [];
}

/** What an engine counted in one file. */
interface Counted {
  readonly url: string;
  readonly functions: readonly {
    /** The first is the whole function. */
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}
