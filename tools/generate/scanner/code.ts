import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';
import type { Output } from '../output.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const source = 'packages/validate/scanner/scan.ts';
const options = [
  ...['-O3', '--enable', 'simd', '--noAssert'],
  // What is compiled takes nothing from the language's own library: no heap, no collector, and no memory but what it is given.
  ...['--runtime', 'stub', '--importMemory', '--noExportMemory', '--zeroFilledMemory', '--initialMemory', '9'],
];

/** The scanner of bytes as a module of WebAssembly, in letters. */
export async function scannerCode(): Promise<Output> {
  let code: Uint8Array | undefined;
  const { error, stderr } = await main([source, '--baseDir', root, ...options, '--outFile', 'scan.wasm'], {
    writeFile: (name: string, contents: unknown) => {
      if (name === 'scan.wasm') code = contents as Uint8Array;
    },
  });
  if (error !== null || code === undefined) throw new Error(`${source} cannot be compiled:\n${stderr.toString()}`);
  return {
    path: 'packages/validate/src/generated/scanner.ts',
    text: `/* Made by tools/generate/scanner/code.ts from packages/validate/scanner; do not edit. */

/** The scanner of bytes: ${code.length.toLocaleString('en')} bytes of WebAssembly in base64. */
export const scannerCode: string =
  '${Buffer.from(code).toString('base64')}';
`,
  };
}
