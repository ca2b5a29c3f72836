import { canonical } from '@trace-formats/digest';
import { eventOfRecord } from '@trace-formats/lint';
import { integrityOver } from '@trace-formats/redact';
import { read, textOf } from '@trace-formats/validate';
import { sha256 } from '../../conversion/sha256.ts';
import { ifPossible } from '../../if-possible.ts';
import { objectOf } from '../../object-of.ts';
import { splice } from '../../output/as-written/splice.ts';
import type { Part } from '../masking/mask-part.ts';

/** Keeps true what an Open-Token stream says of itself in its footer. */
export interface StreamDigest {
  /** The text of a part as it was masked, with the digest of the events that came out where it is a footer that has one. */
  of(part: Part, masked: string): string;
  /** A sentence on each digest that changed. */
  readonly notes: readonly string[];
}

interface Open {
  readonly hash: ReturnType<typeof sha256>;
  events: number;
  isChanged: boolean;
  isSound: boolean;
}

/**
 * The digest in the footer was made over the unmasked events: whoever has it could put values in the place of a marker until the
 * digest fits. So it is made anew over the masked events, as for a document.
 */
export function streamDigest(): StreamDigest {
  let open: Open | undefined;
  const notes: string[] = [];
  return {
    notes,
    of(part, masked) {
      const isChanged = part.text !== masked;
      const { documents } = isChanged ? read(masked, { container: 'jsonl' }) : part;
      let written = masked;
      for (const document of documents) {
        const record = objectOf(document.value);
        if (record === undefined) continue;
        if (record['type'] === 'header' && 'open_token_version' in record)
          open = { hash: sha256(), events: 0, isChanged: false, isSound: true };
        else if (open === undefined) continue;
        else if (record['type'] === 'footer') {
          const source = textOf(document);
          const fresh = open.isChanged ? withDigest(record, open, notes) : record;
          if (fresh !== record) written = written.replace(source, () => splice(source, record, fresh));
          open = undefined;
        } else {
          open.isChanged ||= isChanged;
          add(eventOfRecord(record), open);
        }
      }
      return written;
    },
  };
}

function add(event: unknown, open: Open): void {
  const text = ifPossible(() => canonical(event));
  if (text === undefined) open.isSound = false;
  else open.hash.add(`${open.events === 0 ? '[' : ','}${text}`);
  open.events += 1;
}

type Fields = Readonly<Record<string, unknown>>;

function withDigest(footer: Fields, { hash, events, isSound }: Open, notes: string[]): Fields {
  const integrity = objectOf(footer['integrity']);
  if (integrity === undefined || !('events_hash' in integrity)) return footer;
  const made = integrityOver(integrity, () => (isSound ? finished(hash, events) : undefined));
  notes.push(made.note);
  return { ...footer, integrity: made.integrity };
}

function finished(hash: Open['hash'], events: number): string {
  hash.add(events === 0 ? '[]' : ']');
  return hash.hex();
}
