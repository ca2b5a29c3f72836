import { closeSync, lstatSync, readFileSync, readSync } from 'node:fs';
import { OPEN_BRACE } from '../../code-units.ts';
import { ifPossible } from '../../if-possible.ts';
import { openToRead } from '../bytes/open-to-read.ts';
import type { OwnKind } from './whole-shape.ts';

/**
 * True for what an earlier run left: a report, a receipt or a blob, which says nothing about the traces of now. Its beginning shows what
 * to hold it against, and its whole shape decides, so that nothing else can be put where nobody looks. `bytes` are those of the file; `wanted` asks for one kind alone.
 */
export async function isWrittenByUs(path: string, bytes?: Uint8Array, wanted?: OwnKind): Promise<boolean> {
  if (!endings.test(path)) return false;
  if (bytes === undefined) {
    const head = headOf(path);
    const kind = head && kindOf(head);
    const isAsked = kind !== undefined && (wanted === undefined || kind === wanted);
    const whole = isAsked ? ifPossible(() => readFileSync(path)) : undefined;
    return whole !== undefined && isWrittenByUs(path, whole, wanted);
  }
  const kind = kindOf(bytes.subarray(0, headLength));
  if (kind === undefined || (wanted !== undefined && kind !== wanted)) return false;
  const { isWhole } = await import('./whole-shape.ts');
  return isWhole(kind, bytes);
}

const endings = /\.(?:json|jsonl|ndjson|blob)$/;
const headLength = 64;

function kindOf(head: Uint8Array): OwnKind | undefined {
  if (head[0] !== OPEN_BRACE) return undefined;
  const [, version, line] = beginning.exec(new TextDecoder().decode(head)) ?? [];
  return line === undefined ? (version as OwnKind | undefined) : 'lines';
}

const beginning = /^\{\s*"(?:(receipt|blob|report)_version"\s*:|type"\s*:\s*"(finding|detected|summary)")/;

/** The first bytes of a file; undefined for a link, and for what cannot be read, which is nothing of ours. */
function headOf(path: string): Uint8Array | undefined {
  return ifPossible(() => {
    if (!lstatSync(path).isFile()) return undefined;
    const file = openToRead(path);
    try {
      const head = Buffer.alloc(headLength);
      return head.subarray(0, readSync(file, head));
    } finally {
      closeSync(file);
    }
  });
}
