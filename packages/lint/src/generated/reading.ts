/* Made by tools/generate/web-assembly.ts from packages/lint/scanner/reading.ts; do not edit. */

/** The reading of texts, 2,207 bytes of WebAssembly, with a memory of its own of so many bytes; `undefined` where there is no WebAssembly that knows what is used. */
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
  'AGFzbQEAAAABGQVgAAF/YAJ/fwBgAn9/AX9gAX8AYAF/AX8CDwEDZW52Bm1lbW9yeQIAFgMIBwEAAgADBAAGRw5/AUEAC38BQQALfwFBAAt/AUEAC38BQQELfwFBAAt/AUEBC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALByIEB3ByZXBhcmUABAViZWdpbgAFBWFnYWluAAYEdGFrZQACCvEPB7QCAQp/QZCAH0GQgB/9AAQAIAD9AAQA/VD9CwQAQaCAH0GggB/9AAQAIAD9AAQQ/VD9CwQAIAAoAiAhAiAAKAIkIQUDQCAFQQBKBEAgAigCDCEGIAEgAigCCEEBdGohByACKAIEIgggAigCAEGQgB9qIgkoAgBxIAhHBEAgAkEQaiELQQAhAAJAIAdBAEgEf0EBBSMBIAcgBkEBdGpICw0AQQAhAwNAIAMgBkgEQCAHIANBAXRqLwEAIgQgAyALai0AACIKRgR/QQEFIARB2gBNIARBwQBPcSAEQSBqIApGcQtFBEAgCkGAAUcgBEGAAUlyDQMLIANBAWohAwwBCwtBASEACwVBACEACyAABEAgCSAJKAIAIAhyNgIACyACIAZBE2pBfHFqIQIgBUEBayEFDAELCwtvAQF/EANBkMQfIwNBkIAca0ECdTYCAEGUxB8jBEVBAkEAIwUbcjYCAEGoxB8jB0F/IwRBACMGGxs2AgBBrMQfIwk2AgBBmMQfIwtBAXU2AgBBnMQfIwJBAXU2AgBBoMQfIww2AgBBpMQfIw02AgALIQAgAARAIwMgADYCACMDQQRqJAMLIAFFBEBBACQECxABC8wLAQ1/IwEhCyMCIQIjAyEAIwchBiMIIQgjCiEJA0AgAiALSARAAkAgAi8BACIDQZCABGotAAAiAUEBRgRAIAIiBEEMaiEFIANBH3EhAyACQQJqIQIDQCACIAVIBEAgAi8BACIHQZCABGotAAAiAUEBRgRAIAdBH3EgA0EFdHIhAyACQQJqIQIMAgsLC0EAIQUgAUEBRgRAIAJBDGohBwNAIAIgB0gEQCACLwEAIgxBkIAEai0AACIBQQFGBEAgDEEfcSAFQQV0ciEFIAJBAmohAgwCCwsLIAFBAUYEQCACLwEAQZCABGotAAAhAQsLIAFBAkYgAUEBRnIEQCAEJAtBAiEKBSACIARrQQJKBEAgA0Gx893xeWwgBUHrlK+veGxzQRJ2IQcDQAJAIAdBBHRBkIAMaiIBKAIAIgwgA0YEfyABKAIEIAVGBUEACw0AQX8hASAMRQ0AIAdBAWpB//8AcSEHDAELCyABQQBIBEAgBCQLIAMkDCAFJA1BASEKDAQLIAEoAggiAUEBSgRAIAFBAXVBKGxBwMQfaiAEEAALIAFBAXEEQCAAIAM2AgAgAEEEaiEACwsLIAYgBkEBaiAIGyEGQQEhCUEBIQgFIAFBBkYiBCABRXIEQCAEBEAgA0EobEGAgNQAaiACEAALIAJBAmohAkEAIAggA0EtRyADQSdHcRshCCADQSBGDQQgA0GAAU8EQEEAJAYLAn8gA0EgRgR/QQEFIANBDUwgA0EJTnELIANBgAFIDQAaIANBoAFGIANBgC1IDQAaIANBgC1GBH9BAQUgA0GKwABMIANBgMAATnELIANBqMAARnIgA0GpwABGciADQa/AAEZyIANB38AARnIgA0GA4ABGciADQf/9A0ZyCw0EIANBLkYiAUUEQCADQSFGIQELIAFFBEAgA0E/RiEBCyABBEAgAiALTgR/QQEFAn8gAi8BACIBQYABSQRAIAFBIEYEf0EBBSABQQ1NIAFBCU9xCwwBCyABQaABRiABQYAtSQ0AGiABQYAtRgR/QQEFIAFBisAATSABQYDAAE9xCyABQajAAEZyIAFBqcAARnIgAUGvwABGciABQd/AAEZyIAFBgOAARnIgAUH//QNGcgsLIQELIAlBACABGwRAIwlBAWokCQsgAUUhCQUgAUEDRgRAIAIkCyADQSZrIQFBASEFIAYgBkEBaiAIGyEGQQEhCUEBIQggAkECaiIDIQIDQAJAIAIvAQAiBEE5TSAEQTBPcQRAIAZBAWogBiACIANKGyEGIAJBAmohAyAFQQFqIgVBCEwEQCABQQpsIARqQTBrIQELBSAEQSxGIARBLkZyIARBOkZyBEAgBEGQgARqLQAAQQZGBEAgBEEobEGAgNQAaiACEAALBQwCCwsgAkECaiECDAELCyADIQIgBUEISgRAQQMhCgwECyAFQQFKBEAgAEEAIAFrNgIAIABBBGohAAsFIAFBAkYEQCACJAsgBiAGQQFqIAgbIQZBASEJQQEhCEECIQoFQQAkBCABQQVGBEBBASQFCyAJQQECfyADQSBGBH9BAQUgA0ENTCADQQlOcQsgA0GAAUgNABogA0GgAUYgA0GALUgNABogA0GALUYEf0EBBSADQYrAAEwgA0GAwABOcQsgA0GowABGciADQanAAEZyIANBr8AARnIgA0HfwABGciADQYDgAEZyIANB//0DRnILGyEJIANBkIAIai0AACIBBEAjAEECdCABbEGQhB9qIQFBACEDA0AgAyMAQQJ0SARAIANBkIAfaiIEIAQoAgAgASADaigCAHI2AgAgA0EEaiEDDAELCwsgAkECaiECCwsLCyAKQQJGBEAgAi8BAEGQgARqLQAAIQMDQCADQQJGIANBAUZyBEAgAkECaiICLwEAQZCABGotAAAhAwwBCwsMAQsMAgsLC0EAIAkgChsEQCMJQQFqJAkLIAIkAiAAJAMgBiQHIAgkCCAJJAogCgsGACAAJAALSQAgAEEBdCQBIwFBADsBAEEAJAJBkIAcJANBASQEQQAkBUEBJAZBACQJQQAkB0EAJApBACQIQZCAH0GQgh8jAEECdPwKAAAQAQsIACMLJAIQAQs=';
