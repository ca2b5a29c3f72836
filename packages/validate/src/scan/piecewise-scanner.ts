import { PLAN } from '../../scanner/layout.ts';
import { type Machine, machineOf } from './machine.ts';
import { piecewiseBy } from './piecewise.ts';
import type { ScanPlan } from './scan-plan.ts';
import { mostKept, type Scanner, scannerAt } from './scanner.ts';

/** As `scannerOf`, for documents of a schema that may come in pieces. */
export function piecewiseScannerOf(plan: ScanPlan): Scanner | undefined {
  return scannerAt(plan, PLAN, piecesOf);
}

function piecesOf(plan: ScanPlan, shared: () => Machine | undefined): NonNullable<Scanner['inPieces']> {
  let spare: Machine | undefined;
  return (already) => {
    if (already !== undefined) {
      const machine = shared();
      return machine && piecewiseBy(machine, plan, already);
    }
    const own = spare ?? machineOf(plan);
    spare = undefined;
    if (own === undefined) return undefined;
    const look = piecewiseBy(own, plan);
    return {
      ...look,
      passes: () => {
        const answer = look.passes();
        if (own.memory.buffer.byteLength <= mostKept) spare = own;
        return answer;
      },
    };
  };
}
