import { PLAN, ROOM, ZEROS } from '../../scanner/layout.ts';
import { type GrowingMemory, scannerModule } from '../generated/scanner.ts';
import type { ScanPlan } from './scan-plan.ts';

/** The module of WebAssembly that scans, with a plan in a memory of its own. */
export interface Machine {
  readonly memory: GrowingMemory;
  /** Whether so many bytes from a place on are what the plan at another describes; 1 for yes. Throws where no stack is left. */
  scan(from: number, length: number, plan: number): number;
  /**
   * Of the array in which so many bytes go on behind an element, the place behind the last element that is there whole and is what
   * the plan describes. What stands behind the bytes is lost.
   */
  elements(from: number, length: number, plan: number): number;
  /** The place of the comma or bracket behind the first value of so many bytes, or -1. What stands behind them is lost. */
  behind(from: number, length: number): number;
}

/**
 * A machine for a plan; `undefined` where there is no WebAssembly, or none that knows all that is used, or where it is forbidden.
 */
export function machineOf({ numbers, letters }: ScanPlan): Machine | undefined {
  const started = scannerModule<Omit<Machine, 'memory'>>(ROOM + smallest + ZEROS);
  if (started === undefined) return undefined;
  const { memory, run } = started;
  new Int32Array(memory.buffer, PLAN, numbers.length).set(numbers);
  new TextEncoder().encodeInto(letters, new Uint8Array(memory.buffer, PLAN + 4 * numbers.length));
  return { memory, scan: run.scan, elements: run.elements, behind: run.behind };
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

const page = 1 << 16;
const smallest = 1 << 16;
const mostRoom = 1 << 30;
