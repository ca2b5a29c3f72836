/** The part of WebAssembly that is used here, and the quick way of some platforms to bytes; not every platform's types know them. */
export interface Platform {
  readonly WebAssembly: {
    readonly Module: new (code: Uint8Array) => object;
    readonly Instance: new (module: object, imports: object) => { readonly exports: object };
    readonly Memory: new (size: { readonly initial: number }) => Memory;
  };
  readonly Buffer?: { from(text: string, encoding: 'base64'): Uint8Array };
  readonly atob: (text: string) => string;
}

/** Memory of WebAssembly, which has another buffer after it has grown. */
export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** The platform that this runs on. */
export const platform: Platform = globalThis as unknown as Platform;
