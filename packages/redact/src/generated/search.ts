/* Made by tools/generate/web-assembly.ts from packages/redact/scanner/search.ts; do not edit. */

/** The search for key words, 1,973 bytes of WebAssembly, with a memory of its own of so many bytes; `undefined` where there is no WebAssembly that knows what is used. */
export function searchModule<Run>(bytes: number): Started<Run> | undefined {
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
  'AGFzbQEAAAABGgVgAABgAX8AYAJ/fwF/YAF/AX9gA39/fwF/Ag8BA2VudgZtZW1vcnkCABQDCAcAAgEBAwQABhUEfwFBAAt/AUEAC38BQQALfwFBAAsHKQUFYmVnaW4ABgZuYXJyb3cAAgRmb2xkAAQGc2VhcmNoAAEEa2VlcAADCAEACq4OBw4AQYCYJCQCQYCYJCQDC4IEAgV/AXsjACEEIABBAEoEQCMBIwAgAGsjAWtBeHFqIQQFIwBBgIYMakEAQcAA/AsAIwBBgI4QakEAQcAA/AsACyABIQADQCAAIAFBgMABakgjASAESHEEQEGAlxQjAUGAjhBqIgP9AgAAQQr9iwEgA/0CAAFBBf2LAf1QIAP9AgAC/VD9CwQAQY6XFC8BAEEBdEGAmCBqQYyXFC8BAEEBdEGAmCBqQYqXFC8BAEEBdEGAmCBqQYiXFC8BAEEBdEGAmCBqQYaXFC8BAEEBdEGAmCBqQYSXFC8BAEEBdEGAmCBqQYKXFC8BAEEBdEGAmCBqQYCXFC8BAEEBdEGAmCBq/QwAAAAAAAAAAAAAAAAAAAAA/VUBAAD9VQEAAf1VAQAC/VUBAAP9VQEABP1VAQAF/VUBAAb9VQEAB/0MAQIECBAgQIAAAAAAAAAAACAD/QIAAyIHIAdBCP2LAf1Q/QwPDw8PDw8PDw8PDw8PDw8P/U79DAAIAAgACAAIAAgACAAIAAj9Uf0O/U79DAAAAAAAAAAAAAAAAAAAAAD9Lv2EASECA0AgAgRAIAJoIgVBAXRBgJcUai8BACIGQQJ0QYCYGGooAgAgAyAFai0AA3ZBAXEEQCMBIAVqIAYgABAFIQALIAIgAkEBa3EhAgwBCwsjAUEIaiQBDAELCyAAIAFrQQxtC2ABAn8DQCAAIAFKBEAgASABQQF0QYCCBGoiAv0ABAD9DP8A/wD/AP8A/wD/AP8A/wD9lwEgAv0ABBD9DP8A/wD/AP8A/wD/AP8A/wD9lwH9Zv0LBAAgAUEQaiEBDAELCwvWAQEBfyMBIABrIgFBAEwEQA8LIwAgAWskACMBIAFrJAFBgIYMIAFBgIYMaiMA/AoAAEGAjhAgAUGAjhBqIwD8CgAAA0AjAyMCSAR/IwMoAgggAUwFQQALBEAjA0EIaiQDDAELCwNAIwMoAgAgAUoEQCMDQQhrJAMMAQsLQYCYJEEANgIAQYSYJCMDKAIEIAFqNgIAQYCYJCEAA0AjAyMCSARAIwNBCGokAyAAQQhqIgAjAygCACABazYCACAAIwMoAgQgAWo2AgQMAQsLIAAkAkGAmCQkAwvsAwIFfwZ7QaCWFP0ABAAhCEGwlhT9AAQAIQlB35YULAAA/Q8hCiMAQYCGDGohAyMCKAIEIQRBgLrEACEBA0AgACACSgRAAkAgAyAC/QAEACIHIAf9DEFBQUFBQUFBQUFBQUFBQUH9cf0MGhoaGhoaGhoaGhoaGhoaGv0m/QwgICAgICAgICAgICAgICAg/U79UCIG/QsEACADQYCIBGogBv0MYGBgYGBgYGBgYGBgYGBgYP1xIgsgC/0MGxsbGxsbGxsbGxsbGxsbG/0m/U4gCCAG/QwgICAgICAgICAgICAgICAg/XH9DiAJIAb9DDAwMDAwMDAwMDAwMDAwMDD9cf0O/VAgBv0MX19fX19fX19fX19fX19fX/0jIAr9Tv1Q/VD9CwQAIAf9DFxcXFxcXFxcXFxcXFxcXFz9I/1kIgVFBEAgAkEQaiECIANBEGohAwwDCyAFaCIFIAJqIQIgAyAFaiEDIAAgAkwNACAEQQFqIQQgA0GAhgxrIgUjAigCAEcEQCMCQQhqJAIjAiAFNgIACyMCIAQ2AgQgAkEBaiICLQAAIgVB+ABGIAVB9QBGcgRAIAEgAkEBazYCACABQQRqIQELDAILCwsgAyACIABrQQAgACACSBtrQYCGDGskACABQYC6xABrQQRtC7YDAQV/IABBg4YMaiEEIAFBAXRBgJgUai8BAEEFdEGAvMwAaiEAA0AgAEGAvMwARwRAAkAgACkDACAEIAAvARZrIgUpAwAgACkDCINSDQAgAC8BGCEDIAAoAhAhBkEIIQEDQCABIANIBH8gASAGai0AACABIAVqLQAARgVBAAsEQCABQQFqIQEMAQsLIAVBgIYMSCABIANIcg0AIAVBgIYMayIGQYCOEGogA2ohByAALQAdIQVBACEBA0AgASAFSAR/Qf7///8CIAEgB2otAAB1QQFxBUEACwRAIAFBAWohAQwBCwsgASAFRw0AIAIgAC8BFDYCACAGIAAtABxqIQEDQCMDIwJIBH8jAygCCCABTAVBAAsEQCMDQQhqJAMMAQsLA0AjAygCACABSgRAIwNBCGskAwwBCwsgAiABIwMoAgRqNgIEIAMgBmpBAWshAQNAIwMjAkgEfyMDKAIIIAFMBUEACwRAIwNBCGokAwwBCwsDQCMDKAIAIAFKBEAjA0EIayQDDAELCyACIAEjAygCBGpBAWo2AgggAkEMaiECCyAALwEaQQV0QYC8zABqIQAMAQsLIAILOgBBgIYMQQA2AgBBgI4QQQA2AgBBBCQAQQAkAUGAmCQkA0GAmCQkAkGAmCRBADYCAEGEmCRBfDYCAAs=';
