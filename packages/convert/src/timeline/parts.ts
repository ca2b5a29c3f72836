import { isArray, type Json } from '../json/json.ts';
import type { Part } from './timeline.ts';

/** The parts of a message or an output: a text, a list of parts as the format has them, or whatever else stands there, as JSON. */
export function partsBy(partOf: (part: Json) => Part): (content: Json | undefined) => readonly Part[] {
  return (content) => {
    if (typeof content === 'string') return [{ type: 'text', text: content }];
    if (isArray(content)) return content.map(partOf);
    return content === undefined || content === null ? [] : [{ type: 'json', value: content }];
  };
}
