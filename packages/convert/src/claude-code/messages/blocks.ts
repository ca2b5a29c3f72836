import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import type { Tally } from '../../losses/tally.ts';
import { noteOtherKeys } from '../../source/other-keys.ts';
import { type Place, pointed } from '../../source/source.ts';

/** What is read of each kind of block. */
const readOfBlock: Readonly<Record<string, ReadonlySet<string>>> = {
  text: new Set(['type', 'text']),
  thinking: new Set(['type', 'thinking']),
  redacted_thinking: new Set(['type', 'data']),
  image: new Set(['type', 'source']),
  document: new Set(['type', 'source', 'title']),
  tool_use: new Set(['type', 'id', 'name', 'input']),
  server_tool_use: new Set(['type', 'id', 'name', 'input']),
  mcp_tool_use: new Set(['type', 'id', 'name', 'input']),
  tool_result: new Set(['type', 'tool_use_id', 'content', 'is_error']),
};

/** Blocks of a kind that is not known are kept whole; of the others, fields that are not read are counted. */
export function noteBlock(block: Json, source: Place, tally: Tally): void {
  if (!isObject(block) || typeof block.type !== 'string') return;
  const read = Object.hasOwn(readOfBlock, block.type) ? readOfBlock[block.type] : undefined;
  if (read) noteOtherKeys(block, read, 'message/content/*/', source, tally);
}

/** Whether a block is what a tool gave back. */
export function isResult(block: Json): block is JsonObject {
  return isObject(block) && block.type === 'tool_result';
}

const blockPointers = Array.from({ length: 16 }, (_, index) => `/message/content/${index}`);

/** The place of a block, or of a content that is one text. Logs have millions of them, so the pointers are not made anew. */
export function blockPlace(place: Place, index: number | undefined): Place {
  const tail = index === undefined ? '/message/content' : (blockPointers[index] ?? `/message/content/${index}`);
  return pointed(place, place.pointer === '' ? tail : place.pointer + tail);
}
