import type { Transform } from 'node:stream';
import type * as NodeZlib from 'node:zlib';
import { codeOf, messageOf } from '../../system-error.ts';
import { beginsAsFrame } from './frame-cutter.ts';
import { framesOf, unpackedFrames } from './zstd-frames.ts';

/** How the bytes of a file are compressed. */
export type Packing = 'gzip' | 'zstd';

/** Unpacked bytes, or why they could not be had. */
export type Unpacked =
  | { readonly bytes: Uint8Array; readonly packing?: Packing | undefined }
  | { readonly why: string; readonly tooLarge?: boolean };

/** What a file may unpack to when it is held in memory whole. A small file can be made to unpack to a thousand times its size. */
export const mostUnpacked: number = 1 << 30;

/** Bytes as they are or, where they begin as compressed ones do, unpacked. */
export function unpacked(bytes: Uint8Array, most: number = mostUnpacked): Unpacked {
  const packing = packingOf(bytes);
  if (packing === undefined) return { bytes, packing };
  const why = whyNot(packing);
  if (why !== undefined) return { why };
  try {
    if (packing === 'gzip') return { bytes: zlib().gunzipSync(bytes, { maxOutputLength: most }), packing };
    const unpackOne = (frame: Uint8Array, left: number): Uint8Array =>
      zlib().zstdDecompressSync!(frame, { maxOutputLength: Math.max(left, 1) });
    return { bytes: unpackedFrames(bytes, most, unpackOne), packing };
  } catch (error) {
    return { why: whyBroken(error, packing, most), tooLarge: codeOf(error) === 'ERR_BUFFER_TOO_LARGE' };
  }
}

/** Unpacks a stream piece by piece. */
export async function* unpackedPieces(stored: Pieces, packing: Packing, chunkSize: number): AsyncGenerator<Uint8Array> {
  if (packing === 'gzip') yield* through(stored, zlib().createGunzip({ chunkSize }));
  else for await (const frame of framesOf(stored)) yield* through(frame, zlib().createZstdDecompress!({ chunkSize }));
}

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

async function* through(stored: Pieces, plain: Transform): AsyncGenerator<Uint8Array> {
  const { pipeline, Readable } = process.getBuiltinModule('node:stream');
  // An error of either end comes out of the loop.
  pipeline(Readable.from(stored, { objectMode: false }), plain, () => {});
  for await (const piece of plain) yield piece as Uint8Array;
}

/** A stream that compresses what is written into it. */
export function packer(packing: Packing): Transform {
  return packing === 'gzip' ? zlib().createGzip() : zlib().createZstdCompress!();
}

/** How bytes are compressed, by how they begin: names lie more often. */
export function packingOf(bytes: Uint8Array): Packing | undefined {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'gzip';
  return beginsAsFrame(bytes) ? 'zstd' : undefined;
}

/** The compression that the name of a file promises. */
export function packingOfName(name: string): Packing | undefined {
  const lower = name.toLowerCase();
  if (lower.endsWith('.gz')) return 'gzip';
  return lower.endsWith('.zst') ? 'zstd' : undefined;
}

/** The name without the ending that promises a compression. */
export function plainName(name: string): string {
  return packingOfName(name) === undefined ? name : name.slice(0, name.lastIndexOf('.'));
}

/** The names that a file may have, packed or not; the last is the one that was given. */
export function packedNames(name: string): readonly string[] {
  return [`${name}.gz`, `${name}.zst`, name];
}

/** A text compressed for a file; `undefined` where this Node has no code for it. */
export function packed(text: string, packing: Packing): Uint8Array | undefined {
  const bytes = Buffer.from(text);
  return packing === 'gzip' ? zlib().gzipSync(bytes) : zlib().zstdCompressSync?.(bytes);
}

/** Why a compression cannot be worked with here; `undefined` where it can. */
export function whyNot(packing: Packing): string | undefined {
  if (packing === 'gzip' || typeof zlib().zstdDecompressSync === 'function') return undefined;
  return `it is compressed with Zstandard, which Node ${process.versions.node} has no code for; unpack it first, or use Node 22.15 or later`;
}

/** Why unpacking failed, in words that begin in the middle of a sentence. */
export function whyBroken(error: unknown, packing: Packing, most: number = mostUnpacked): string {
  const name = packing === 'gzip' ? 'gzip' : 'Zstandard';
  const said = messageOf(error);
  if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE')
    return `it unpacks to more than ${Math.floor(most / 2 ** 20)} MiB, which is not held in memory at once; unpack it first`;
  if (/too much memory/i.test(said))
    return `its ${name} data was packed with a longer window than is held in memory (zstd --long); unpack it first`;
  if (/unexpected end|ended unexpectedly|Src size is incorrect/i.test(said))
    return `its ${name} data breaks off before the end; fetch or pack the file again`;
  return `its ${name} data is damaged (${said}); fetch or pack the file again`;
}

/** Loaded when the first compressed file comes, for start-up is paid by everybody. */
function zlib(): Zlib {
  return process.getBuiltinModule('node:zlib');
}

/** Zstandard came with Node 22.15, which is later than the types that the project builds with. */
type Zlib = typeof NodeZlib & {
  readonly zstdDecompressSync?: (bytes: Uint8Array, options: { readonly maxOutputLength: number }) => Buffer;
  readonly createZstdDecompress?: (options: { readonly chunkSize: number }) => Transform;
  readonly createZstdCompress?: () => Transform;
  readonly zstdCompressSync?: (bytes: Uint8Array) => Buffer;
};
