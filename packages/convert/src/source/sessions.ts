import { type ReadableFormat, readableFormat } from '../formats/formats.ts';
import { arrayAt, isObject, type Json } from '../json/json.ts';
import { conversationsOf } from '../openai-chat/conversation.ts';
import { mustBeFormat } from '../refusals/must-be-format.ts';
import {
  filesOf,
  mustBeSource,
  type Place,
  placeOf,
  type Repaired,
  type Source,
  type SourceFile,
  type UnkeptAt,
} from './source.ts';

/**
 * Takes a source apart that holds several sessions (a file of evaluation runs, JSONL with a trace on each line), so that each can be
 * converted by itself; the places of losses still count from the whole file, and what stands among them and is no session is told with
 * the first. A source of one session alone is given back as it is.
 */
export function sessionsOf(source: Source, from: string): readonly Source[] {
  mustBeSource(source);
  mustBeFormat(from);
  const files = filesOf(source);
  const [file] = files;
  const format = readableFormat(from);
  if (file === undefined || files.length > 1 || format === undefined) return [source];
  const { documents, strays } =
    format === 'trajectory' || format === 'openai-chat' ? envelopesIn(file) : documentsIn(file, format);
  if (documents.length === 0 || documents.length + strays.length === 1) return [source];
  return documents.map(({ value, at }, index) => ({
    ...named(file),
    value,
    at,
    repaired: repairedIn(file, at, index === 0 ? strays : undefined),
  }));
}

interface Document {
  readonly value: Json;
  readonly at: Place;
}

/** The documents of a file, and where anything else stands in it. */
interface Apart {
  readonly documents: readonly Document[];
  readonly strays: readonly Place[];
}

function envelopesIn(file: SourceFile): Apart {
  const strays: Place[] = [];
  const conversations = conversationsOf(file, undefined, (place) => strays.push(place));
  return {
    documents: conversations.map(({ envelope, envelopePlace }) => ({ value: envelope, at: envelopePlace })),
    strays,
  };
}

/** Documents of other formats come several at once only as JSONL. The records of a log are none, whatever they hold. */
function documentsIn(file: SourceFile, format: ReadableFormat): Apart {
  const listKey = listKeys[format];
  if (listKey === undefined || 'value' in file) return { documents: [], strays: [] };
  // What has a type is a record of a stream.
  const isDocument = (value: Json): boolean =>
    isObject(value) && arrayAt(value, listKey) !== undefined && (listKey !== 'events' || !('type' in value));
  // A stream has a record for everything that happened, and no place of them is wanted.
  if (!file.records.some(({ value }) => isDocument(value))) return { documents: [], strays: [] };
  const placed = file.records.map(({ value, record }) => ({ value, at: { ...placeOf(file), record } }));
  return {
    documents: placed.filter(({ value }) => isDocument(value)),
    strays: placed.filter(({ value }) => !isDocument(value) && value !== null).map(({ at }) => at),
  };
}

/** What a document of a format has, where one may be a line of JSONL. */
const listKeys: Readonly<Partial<Record<ReadableFormat, string>>> = {
  'open-token': 'events',
  forsy: 'steps',
  atif: 'steps',
};

/**
 * What of the repairs of a file is told of one of its documents: what was not kept of it, and of the first also what belongs to
 * no document.
 */
function repairedIn({ repaired = {} }: SourceFile, at: Place, strays: readonly Place[] | undefined): Repaired {
  const { unkept = [], ...lines } = repaired;
  const isIn = ({ record, pointer }: UnkeptAt): boolean =>
    record === at.record && (pointer === at.pointer || pointer.startsWith(`${at.pointer}/`));
  return { ...(strays === undefined ? {} : { ...lines, strays }), unkept: unkept.filter(isIn) };
}

function named(file: SourceFile): { readonly name?: string } {
  return file.name === undefined ? {} : { name: file.name };
}
