/** A part of one frame of Zstandard data. */
export interface FramePart {
  readonly bytes: Uint8Array;
  /** Whether the frame says something to other programs and holds no data. */
  readonly isSkipped: boolean;
  /** Whether the frame ends here. */
  readonly ends: boolean;
}

/** Cuts Zstandard data where a frame ends. */
export interface FrameCutter {
  /** The parts that the next bytes are made of; throws where something else than a frame begins. */
  cut(bytes: Uint8Array): FramePart[];
  /** Throws where the data ended inside a frame. Node 22 unpacks the beginning of one and says nothing. */
  end(): void;
}

/**
 * A file of Zstandard data may have several frames: files that were joined, and what programs with several threads or with an index
 * write. Node stops behind the first one, without a word. Where a frame ends is told by the sizes of its blocks, which stand in
 * front of them, so nothing has to be unpacked to know it.
 */
export function frameCutter(): FrameCutter {
  // What is passed over next, and what is gathered behind that to know how it goes on.
  let over = 0;
  let gathered: number[] = [];
  let wanted = 1;
  let goOn: (head: readonly number[]) => void = begin;
  let isSkipped = false;
  let hasChecksum = false;
  let hasEnded = true;

  function begin([first]: readonly number[]): void {
    isSkipped = isSkippable(first!);
    if (!isSkipped && first !== 0x28) throw new Error('behind a frame stands something else than another one');
    hasEnded = false;
    if (isSkipped) gather(7, skipped);
    else gather(4, described);
  }
  function skipped(head: readonly number[]): void {
    if (head[0] !== 0x2a || head[1] !== 0x4d || head[2] !== 0x18) throw new Error('a frame has an unknown sign');
    pass(littleEndian(head.slice(3)));
    gather(0, finish);
  }
  /** The magic number is left to those who unpack; the byte behind it says how long the head is. */
  function described(head: readonly number[]): void {
    const descriptor = head[3]!;
    const isOneSegment = (descriptor & 0x20) !== 0;
    const sizeOfContent = [isOneSegment ? 1 : 0, 2, 4, 8][descriptor >> 6]!;
    const sizeOfDictionary = [0, 1, 2, 4][descriptor & 3]!;
    hasChecksum = (descriptor & 4) !== 0;
    pass((isOneSegment ? 0 : 1) + sizeOfDictionary + sizeOfContent);
    gather(3, block);
  }
  function block(head: readonly number[]): void {
    const word = littleEndian(head);
    const isLast = (word & 1) !== 0;
    const isRepeated = ((word >> 1) & 3) === 1;
    pass(isRepeated ? 1 : word >> 3);
    if (isLast && hasChecksum) over += 4;
    if (isLast) gather(0, finish);
    else gather(3, block);
  }
  function finish(): void {
    hasEnded = true;
    gather(1, begin);
  }
  function pass(count: number): void {
    over = count;
  }
  function gather(count: number, then: (head: readonly number[]) => void): void {
    gathered = [];
    wanted = count;
    goOn = then;
  }

  return {
    cut(bytes) {
      const parts: FramePart[] = [];
      let from = 0;
      let at = 0;
      for (;;) {
        const passed = Math.min(over, bytes.length - at);
        over -= passed;
        at += passed;
        while (over === 0 && gathered.length < wanted && at < bytes.length) gathered.push(bytes[at++]!);
        if (over > 0 || gathered.length < wanted) break;
        const wasOpen = !hasEnded;
        goOn(gathered);
        if (wasOpen && hasEnded) {
          parts.push({ bytes: bytes.subarray(from, at), isSkipped, ends: true });
          from = at;
        }
      }
      if (from < at) parts.push({ bytes: bytes.subarray(from, at), isSkipped, ends: false });
      return parts;
    },
    end() {
      if (!hasEnded) throw new Error('unexpected end of a frame');
    },
  };
}

/** True for the first byte of a frame that holds no data; the other three of its sign are the same for all. */
function isSkippable(first: number): boolean {
  return first >= 0x50 && first <= 0x5f;
}

/** True for data that begins as Zstandard data does. */
export function beginsAsFrame(bytes: Uint8Array): boolean {
  if (bytes[0] === 0x28) return bytes[1] === 0xb5 && bytes[2] === 0x2f && bytes[3] === 0xfd;
  return bytes.length > 3 && isSkippable(bytes[0]!) && bytes[1] === 0x2a && bytes[2] === 0x4d && bytes[3] === 0x18;
}

function littleEndian(bytes: readonly number[]): number {
  return bytes.reduceRight((value, byte) => value * 256 + byte, 0);
}
