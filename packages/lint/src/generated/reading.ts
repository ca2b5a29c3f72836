/* Made by tools/generate/web-assembly.ts from packages/lint/scanner/reading.ts; do not edit. */

/** The reading of texts, 2,208 bytes of WebAssembly, with a memory of its own of so many bytes; `undefined` where there is no WebAssembly that knows what is used. */
export function readingModule<Run>(bytes: number): Started<Run> | undefined {
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
  'AGFzbQEAAAABGQVgAAF/YAF/AGACf38AYAJ/fwF/YAF/AX8CDwEDZW52Bm1lbW9yeQIAFAMJCAIAAQMAAQQABkcOfwFBAAt/AUEAC38BQQALfwFBAAt/AUEBC38BQQALfwFBAQt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEACwciBAdwcmVwYXJlAAUFYmVnaW4ABgVhZ2FpbgAHBHRha2UAAwrxDwi1AgEKfwNAIAIjAEECdEgEQCACQZCAGWoiAyADKAIAIAAgAmooAgByNgIAIAJBBGohAgwBCwsgACgCICECIAAoAiQhBQNAIAVBAEoEQCACKAIMIQYgASACKAIIQQF0aiEHIAIoAgQiCCACKAIAQZCAGWoiCSgCAHEgCEcEQCACQRBqIQtBACEAAkAgB0EASAR/QQEFIwEgByAGQQF0akgLDQBBACEDA0AgAyAGSARAIAcgA0EBdGovAQAiBCADIAtqLQAAIgpGBH9BAQUgBEHaAE0gBEHBAE9xIARBIGogCkZxC0UEQCAKQYABRyAEQYABSXINAwsgA0EBaiEDDAELC0EBIQALBUEAIQALIAAEQCAJIAkoAgAgCHI2AgALIAIgBkETakF8cWohAiAFQQFrIQUMAQsLC28BAX8QBEGQxBkjA0GQgBZrQQJ1NgIAQZTEGSMERUECQQAjBRtyNgIAQajEGSMHQX8jBEEAIwYbGzYCAEGsxBkjCTYCAEGYxBkjC0EBdTYCAEGcxBkjAkEBdTYCAEGgxBkjDDYCAEGkxBkjDTYCAAvuAgEBfyAAQS1HIABBJ0dxBEBBACQICyMCQQJqJAIgAEGAAU4EQEEAJAYLAn8gAEEgRgR/QQEFIABBDUwgAEEJTnELIABBgAFIDQAaIABBoAFGIABBgC1IDQAaIABBgC1GBH9BAQUgAEGKwABMIABBgMAATnELIABBqMAARnIgAEGpwABGciAAQa/AAEZyIABB38AARnIgAEGA4ABGciAAQf/9A0ZyCwRADwsgAEEuRiIBIABBIUYgARsiASAAQT9GIAEbIgAEQCMCIwFOBH9BAQUCfyMCLwEAIgBBgAFJBEAgAEEgRgR/QQEFIABBDU0gAEEJT3ELDAELIABBoAFGIABBgC1JDQAaIABBgC1GBH9BAQUgAEGKwABNIABBgMAAT3ELIABBqMAARnIgAEGpwABGciAAQa/AAEZyIABB38AARnIgAEGA4ABGciAAQf/9A0ZyCwshAAsjCkEAIAAbBEAjCUEBaiQJCyAARSQKCyEAIAAEQCMDIAA2AgAjA0EEaiQDCyABRQRAQQAkBAsQAQvbCAEEfwJAA0AjAiMBSARAIwIvAQAiAEGQgARqLQAAIgEEQCABQQFGBEAjAiQLIwJBDGohAyAAQR9xIQIjAkECaiQCA0AjAiADSARAIwIvAQAiAEGQgARqLQAAIgFBAUYEQCAAQR9xIAJBBXRyIQIjAkECaiQCDAILCwsgAiQMQQAkDSABQQFGBEBBACECIwJBDGohAANAIwIgAEgEQCMCLwEAIgNBkIAEai0AACIBQQFGBEAgA0EfcSACQQV0ciECIwJBAmokAgwCCwsLIAIkDSABQQFGBEAjAi8BAEGQgARqLQAAIQELCyABQQJGIAFBAUZyDQQjAiMLa0ECRgRAIwhFBEAjB0EBaiQHC0EBJApBASQIDAQLIwwiAEGx893xeWwjDSIDQeuUr694bHNBEnYiAUECdEGQgAxqKAIAIQICQANAIAIEQCAAIAJGBH8gAUECdEGQgBBqKAIAIANGBUEACw0CIAFBAWpB//8AcSIBQQJ0QZCADGooAgAhAgwBCwtBfyEBCyABQQBIBEBBAQ8LIwhFBEAjB0EBaiQHC0EBJApBASQIIAFBAXRBkIAUai8BACIAQQFLBEAgAEEBdkEobEHAxBlqIwsQAAsgAEEBcQRAIwMjDDYCACMDQQRqJAMLBSABQQNGBEAjAiQLIABBJmshAEEBIQIjAkECaiEBIwhFBEAjB0EBaiQHC0EBJApBASQIIwJBAmokAgNAAkAjAi8BACIDQTlNIANBME9xBEAjAiABSgRAIwdBAWokBwsjAkECaiEBIAJBAWoiAkEITARAIABBCmwgA2pBMGshAAsFIANBLEYgA0EuRnIgA0E6RnIEQCADQZCABGotAABBBkYEQCADQShsQYCAzgBqIwIQAAsFDAILCyMCQQJqJAIMAQsLIAEkAiACQQhKBH9BAQUgAkEBSgRAIwNBACAAazYCACMDQQRqJAMLQQALBEBBAw8LBSABQQJGBEAjAiQLDAYFIAFBBkYEQCAAQShsQYCAzgBqIwIQACAAEAIFQQAkBCABQQVGBEBBASQFCwJ/IABBIEYEf0EBBSAAQQ1MIABBCU5xCyAAQYABSA0AGiAAQaABRiAAQYAtSA0AGiAAQYAtRgR/QQEFIABBisAATCAAQYDAAE5xCyAAQajAAEZyIABBqcAARnIgAEGvwABGciAAQd/AAEZyIABBgOAARnIgAEH//QNGcgtFBEBBASQKCyAAQZCACGotAAAiAARAIwBBAnQgAGxBkIQZaiEAQQAhAQNAIAEjAEECdEgEQCABQZCAGWoiAiACKAIAIAAgAWooAgByNgIAIAFBBGohAQwBCwsLIwJBAmokAgsLCwsFIAAQAgsMAQsLIwoEQCMJQQFqJAkLQQAPCyMIRQRAIwdBAWokBwtBASQKQQEkCCMCLwEAQZCABGotAAAhAQNAIAFBAkYgAUEBRnIEQCMCQQJqJAIjAi8BAEGQgARqLQAAIQEMAQsLQQILBgAgACQAC0kAIABBAXQkASMBQQA7AQBBACQCQZCAFiQDQQEkBEEAJAVBASQGQQAkCUEAJAdBACQKQQAkCEGQgBlBkIIZIwBBAnT8CgAAEAELCAAjCyQCEAEL';
