import { atifDocument } from '../atif/shape.ts';
import { claudeDocument, claudeRecord } from '../claude-code/shape.ts';
import { codexRecord } from '../codex/shape.ts';
import type { ReadableFormat } from '../formats/formats.ts';
import { forsyDocument } from '../forsy/shape.ts';
import { geminiRecord } from '../gemini-cli/shape.ts';
import { exportDocument, exportRecord } from '../open-token/shape.ts';
import { conversation } from '../openai-chat/shape.ts';
import { piRecord } from '../pi/shape.ts';
import { stsRecord } from '../sts/shape.ts';
import { any, type Shape } from './shape.ts';

/** What a reader reads of a document, and of a record of a file of such. */
export interface Shapes {
  readonly document: Shape;
  readonly record: Shape;
}

/** What of a format its reader reads. Where a shape is open, the reader itself keeps or counts the other fields. */
export function shapesOf(format: ReadableFormat): Shapes {
  const known = made.get(format);
  if (known !== undefined) return known;
  const shapes = shapesFor[format]();
  made.set(format, shapes);
  return shapes;
}

const made = new Map<ReadableFormat, Shapes>();

/** Made for the formats that are read: whoever converts one file reads one. */
const shapesFor: Readonly<Record<ReadableFormat, () => Shapes>> = {
  'open-token': () => ({ document: exportDocument(), record: exportRecord() }),
  trajectory: () => alike(conversation()),
  'openai-chat': () => alike(conversation()),
  forsy: () => ({ document: forsyDocument(), record: any }),
  'claude-code': () => ({ document: claudeDocument(), record: claudeRecord() }),
  // A log of one line is a document, too.
  codex: () => alike(codexRecord()),
  atif: () => alike(atifDocument()),
  pi: () => alike(piRecord()),
  'gemini-cli': () => alike(geminiRecord()),
  sts: () => alike(stsRecord()),
};

function alike(shape: Shape): Shapes {
  return { document: shape, record: shape };
}
