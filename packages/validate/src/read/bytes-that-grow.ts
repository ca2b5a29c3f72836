/** Bytes to which others are added. */
export interface GrowingBytes {
  add(bytes: Uint8Array): void;
  /** All of them: a view that is good until more are added. */
  bytes(): Uint8Array;
  length(): number;
  /** Forgets them; what comes next is written over them. */
  clear(): void;
}

/** Begins with none. */
export function bytesThatGrow(): GrowingBytes {
  let buffer = new Uint8Array(0);
  let length = 0;
  return {
    add: (bytes) => {
      if (length + bytes.length > buffer.length) {
        const larger = new Uint8Array(Math.max(2 * buffer.length, length + bytes.length, fewest));
        larger.set(buffer.subarray(0, length));
        buffer = larger;
      }
      buffer.set(bytes, length);
      length += bytes.length;
    },
    bytes: () => buffer.subarray(0, length),
    length: () => length,
    clear: () => {
      length = 0;
    },
  };
}

/** Room for fewer is not worth asking for. */
const fewest = 1 << 16;
