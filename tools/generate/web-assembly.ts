import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';
import type { Output } from './output.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const options = [
  ...['-O3', '--enable', 'simd', '--noAssert'],
  // What is compiled takes nothing from the language's own library: no heap, no collector, and no memory but what it is given.
  ...['--runtime', 'stub', '--importMemory', '--noExportMemory', '--zeroFilledMemory'],
];

/** The search of the redactor for key words. */
export function searchCode(): Promise<Output> {
  return webAssembly({
    source: 'packages/redact/scanner/search.ts',
    pages: 19,
    path: 'packages/redact/src/generated/search.ts',
    made: 'tools/generate/web-assembly.ts from packages/redact/scanner/search.ts',
    name: 'searchCode',
    meaning: 'The search for key words',
  });
}

/** The reading of texts for the hints of the linter. */
export function readingCode(): Promise<Output> {
  return webAssembly({
    source: 'packages/lint/scanner/reading.ts',
    pages: 20,
    path: 'packages/lint/src/generated/reading.ts',
    made: 'tools/generate/web-assembly.ts from packages/lint/scanner/reading.ts',
    name: 'readingCode',
    meaning: 'The reading of texts',
  });
}

/** What is compiled, for how many pages of memory, and what the file is to say that holds it. */
interface Wanted {
  readonly source: string;
  readonly pages: number;
  readonly path: string;
  readonly made: string;
  readonly name: string;
  readonly meaning: string;
}

/** Compiles AssemblyScript to a module of WebAssembly, in letters. */
export async function webAssembly({ source, pages, path, made, name, meaning }: Wanted): Promise<Output> {
  let code: Uint8Array | undefined;
  const memory = ['--initialMemory', `${pages}`, '--outFile', 'module.wasm'];
  const { error, stderr } = await main([source, '--baseDir', root, ...options, ...memory], {
    writeFile: (file: string, contents: unknown) => {
      if (file === 'module.wasm') code = contents as Uint8Array;
    },
  });
  if (error !== null || code === undefined) throw new Error(`${source} cannot be compiled:\n${stderr.toString()}`);
  return {
    path,
    text: `/* Made by ${made}; do not edit. */

/** ${meaning}: ${code.length.toLocaleString('en')} bytes of WebAssembly in base64. */
export const ${name}: string =
  '${Buffer.from(code).toString('base64')}';
`,
  };
}
