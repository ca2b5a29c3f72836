import type { Change } from '../spelling/changed.ts';
import { entitiesIn } from '../spelling/entities.ts';

/** The tags of a page that stand within a word, as where its letters are coloured, with the entities beside them undone. */
export function tagsIn(text: string): readonly Change[] {
  if (!text.includes('<')) return [];
  const tags = Array.from(text.matchAll(withinWord), ({ 0: whole, index }): Change => [index, index + whole.length]);
  if (tags.length === 0) return [];
  const entities = entitiesIn(text).filter(([start]) => text.charCodeAt(start) === ampersand);
  let behind = 0;
  return [...tags, ...entities]
    .sort(([one], [other]) => one - other)
    .filter(([start, end]) => {
      // Those in a tag go with it.
      if (start < behind) return false;
      behind = end;
      return true;
    });
}

const ampersand = 38;
const withinWord = /<(?<=[^\s<>]<)\/?[a-zA-Z][^<>\n]{0,300}>(?:<\/?[a-zA-Z][^<>\n]{0,300}>){0,7}(?=[^\s<>])/g;
