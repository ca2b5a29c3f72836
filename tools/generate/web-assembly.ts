import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withThousands } from '../../packages/report/src/said/words.ts';
import type { Output } from './output.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);
const compiler = require.resolve('assemblyscript/bin/asc.js');
const options = [
  ...['-O3', '--enable', 'simd', '--noAssert'],
  // What is compiled takes nothing from the language's own library: no heap, no collector, and no memory but what it is given.
  ...['--runtime', 'stub', '--importMemory', '--noExportMemory', '--zeroFilledMemory'],
];

/** What is compiled, for how many pages of memory, and what the file is to say that holds it. */
interface Wanted {
  readonly source: string;
  readonly pages: number;
  readonly path: string;
  readonly name: string;
  readonly meaning: string;
}

const wanted: readonly Wanted[] = [
  {
    source: 'packages/validate/scanner/scan.ts',
    pages: 9,
    path: 'packages/validate/src/generated/scanner.ts',
    name: 'scannerModule',
    meaning: 'The scanner of bytes',
  },
  {
    source: 'packages/redact/scanner/search.ts',
    pages: 20,
    path: 'packages/redact/src/generated/search.ts',
    name: 'searchModule',
    meaning: 'The search for key words',
  },
  {
    source: 'packages/lint/scanner/reading.ts',
    pages: 22,
    path: 'packages/lint/src/generated/reading.ts',
    name: 'readingModule',
    meaning: 'The reading of texts',
  },
];

/** Every module of WebAssembly, each in a file with the function that starts it. */
export function webAssembly(): Promise<Output[]> {
  return Promise.all(wanted.map(moduleFile));
}

async function moduleFile({ source, pages, path, name, meaning }: Wanted): Promise<Output> {
  const code = await compile([source, '--baseDir', root, ...options, '--initialMemory', `${pages}`]);
  const size = withThousands(code.length);
  const letters = Buffer.from(code).toString('base64');
  const made = `/* Made by tools/generate/web-assembly.ts from ${source}; do not edit. */`;
  return { path, text: `${made}\n\n${fileOf(name, `${meaning}, ${size} bytes of WebAssembly`, letters)}` };
}

// The compiler is WebAssembly itself, and to make its code better takes longer than what it has to do here. Without source maps it starts itself a second time.
const asItIs = ['--liftoff-only', '--enable-source-maps'];

/**
 * Runs the compiler as a program of its own: what loads our TypeScript would first translate its fourteen megabytes of
 * JavaScript, which takes fifteen times as long as they take to run.
 */
async function compile(flags: readonly string[]): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'web-assembly-'));
  const file = join(folder, 'module.wasm');
  try {
    await promisify(execFile)(process.execPath, [...asItIs, compiler, ...flags, '--outFile', file]);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What holds a module and starts it. Each package has its own, because nothing that all of them depend on runs such modules. */
function fileOf(name: string, meaning: string, letters: string): string {
  return `/** ${meaning}, with a memory of its own of so many bytes; \`undefined\` where there is no WebAssembly that knows what is used. */
export function ${name}<Run>(bytes: number): Started<Run> | undefined {
  try {
    const { Module, Instance, Memory } = platform.WebAssembly;
    compiled ??= new Module(decoded());
    const memory = new Memory({ initial: Math.ceil(bytes / page) });
    return { memory, run: new Instance(compiled, { env: { memory } }).exports as Run };
  } catch {
    // There is none, it is too old, or a policy of the page forbids it.
    return undefined;
  }
}

interface Started<Run> {
  readonly memory: GrowingMemory;
  readonly run: Run;
}

/** Memory of WebAssembly, which has another buffer after it has grown. */
export interface GrowingMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

let compiled: object | undefined;
const page = 1 << 16;

function decoded(): Uint8Array {
  if (platform.Buffer !== undefined) return platform.Buffer.from(code, 'base64');
  return Uint8Array.from(platform.atob(code), (letter) => letter.charCodeAt(0));
}

/** What is used of the platform; not every platform has all of it, or types for it. */
interface Platform {
  readonly WebAssembly: {
    readonly Module: new (code: Uint8Array) => object;
    readonly Instance: new (module: object, imports: object) => { readonly exports: object };
    readonly Memory: new (size: { readonly initial: number }) => GrowingMemory;
  };
  readonly Buffer?: { from(text: string, encoding: 'base64'): Uint8Array };
  readonly atob: (text: string) => string;
}
const platform = globalThis as unknown as Platform;

const code =
  '${letters}';
`;
}
