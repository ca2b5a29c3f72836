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
  return webAssembly('packages/redact', 'search', 19, 'The search for key words');
}

/** A module of WebAssembly, in letters, which a package's `scanner` folder says in AssemblyScript. It asks for so many pages of memory. */
async function webAssembly(folder: string, name: string, pages: number, meaning: string): Promise<Output> {
  const source = `${folder}/scanner/${name}.ts`;
  let code: Uint8Array | undefined;
  const memory = ['--initialMemory', `${pages}`, '--outFile', 'module.wasm'];
  const { error, stderr } = await main([source, '--baseDir', root, ...options, ...memory], {
    writeFile: (file: string, contents: unknown) => {
      if (file === 'module.wasm') code = contents as Uint8Array;
    },
  });
  if (error !== null || code === undefined) throw new Error(`${source} cannot be compiled:\n${stderr.toString()}`);
  return {
    path: `${folder}/src/generated/${name}.ts`,
    text: `/* Made by tools/generate/web-assembly.ts from ${source}; do not edit. */

/** ${meaning}: ${code.length.toLocaleString('en')} bytes of WebAssembly in base64. */
export const ${name}Code: string =
  '${Buffer.from(code).toString('base64')}';
`,
  };
}
