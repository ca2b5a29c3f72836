import { PLAN, ROOM, ZEROS } from '../../scanner/layout.ts';
import { scannerCode } from '../generated/scanner.ts';
import { type Memory, platform } from './platform.ts';
import type { ScanPlan } from './scan-plan.ts';

/** The module of WebAssembly that scans, with a plan in a memory of its own. */
export interface Machine {
  readonly memory: Memory;
  /** Whether so many bytes from a place on are what the plan at another describes; 1 for yes. Throws where no stack is left. */
  scan(from: number, length: number, plan: number): number;
}

/** A machine for a plan; `undefined` where there is no WebAssembly, or none that knows all that is used, or where it is forbidden. */
export function machineOf({ numbers, letters }: ScanPlan): Machine | undefined {
  try {
    const { Module, Instance, Memory } = platform.WebAssembly;
    compiled ??= new Module(bytesOf(scannerCode));
    const memory = new Memory({ initial: Math.ceil((ROOM + smallest + ZEROS) / page) });
    const { scan } = new Instance(compiled, { env: { memory } }).exports as Pick<Machine, 'scan'>;
    new Int32Array(memory.buffer, PLAN, numbers.length).set(numbers);
    new TextEncoder().encodeInto(letters, new Uint8Array(memory.buffer, PLAN + 4 * numbers.length));
    return { memory, scan };
  } catch {
    return undefined;
  }
}

/** Room for so many bytes in the memory of a machine, which grows for it; `undefined` where they are too many. */
export function roomIn({ memory }: Machine, length: number): Uint8Array | undefined {
  if (length > mostRoom) return undefined;
  const missing = ROOM + length + ZEROS - memory.buffer.byteLength;
  if (missing > 0) {
    let wanted = smallest;
    while (wanted < length) wanted *= 2;
    try {
      memory.grow(Math.ceil((ROOM + wanted + ZEROS - memory.buffer.byteLength) / page));
    } catch {
      return undefined;
    }
  }
  return new Uint8Array(memory.buffer, ROOM, length);
}

let compiled: object | undefined;

const page = 1 << 16;
const smallest = 1 << 16;
const mostRoom = 1 << 30;

function bytesOf(base64: string): Uint8Array {
  if (platform.Buffer !== undefined) return platform.Buffer.from(base64, 'base64');
  return Uint8Array.from(platform.atob(base64), (letter) => letter.charCodeAt(0));
}
