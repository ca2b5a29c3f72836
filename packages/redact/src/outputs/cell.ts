import { fieldOf } from '../walk/field-of.ts';
import { secretWord } from './secret-commands.ts';
import { type Shown, shownBy } from './shown.ts';

/** What a cell of a notebook shows that runs a command, or whose last line is the name of a secret and that put out nothing else. */
export function shownByCell(cell: object): Shown | undefined {
  const outputs = fieldOf(cell, 'outputs');
  if (fieldOf(cell, 'cell_type') !== 'code' || !Array.isArray(outputs)) return undefined;
  const last = textOf(fieldOf(cell, 'source')).trimEnd().split('\n').at(-1)?.trim() ?? '';
  const told = last.startsWith('!')
    ? shownBy(last.slice(1))
    : named.test(last) && !measures.test(last)
      ? oneWord
      : undefined;
  return told?.what === 'secret' && putsOutOneLine(outputs) ? { ...told, line: oneWord.line } : undefined;
}

/** A word, perhaps in the quotes in which Python repeats it. */
const oneWord: Shown = {
  what: 'secret',
  line: /^[ \t]{0,8}["']?(?<value>[^\s"']{6,2000})["']?[ \t]{0,8}$/,
  isCertain: false,
};

/** A name, an element or a field and nothing else, alone or printed. */
const named = new RegExp(`^(?:print\\()?[\\w.[\\]'"()-]{0,80}(?:${secretWord})[\\w.[\\]'"()-]{0,40}$`, 'i');
const measures =
  /(?:^|[\s(.])(?:len|type|hash|sha\d*|md5|hexdigest|digest|count|keys|columns|shape|ids?|bool|list|dir)\b|tokeni[sz]|tokens|_id\b/i;

function putsOutOneLine(outputs: readonly unknown[]): boolean {
  const texts = outputs.map(textIn);
  if (texts.includes(undefined)) return false;
  const text = texts.join('');
  return text.length <= longest && !text.trimEnd().includes('\n');
}

/** What an output says, if it is a text and nothing else. */
function textIn(output: unknown): string | undefined {
  if (!isRecord(output)) return undefined;
  const { data } = output;
  if (!isRecord(data)) return textOf(output['text']);
  return Object.keys(data).every((kind) => kind === 'text/plain') ? textOf(data['text/plain']) : undefined;
}

const longest = 2100;

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('') : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
