import { toPointer } from '@trace-formats/schema';
import type { Chance } from '../chance/mulberry32.mjs';
import type { PatchStep } from '../fixtures/patch.ts';

/** One small damage to a document, as a patch; `words` are values that the format uses somewhere. */
export function mutation(document: unknown, words: readonly unknown[], chance: Chance): PatchStep[] {
  const places = everyPlace(document);
  const place = pick(places, chance);
  return pick(damages, chance)(place, words, chance, places);
}

interface Place {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

type Damage = (place: Place, words: readonly unknown[], chance: Chance, places: readonly Place[]) => PatchStep[];

const replace = ({ path }: Place, value: unknown): PatchStep[] => [{ op: 'replace', path: toPointer(path), value }];

const damages: readonly Damage[] = [
  // A key or an entry is gone.
  (place) => (place.path.length === 0 ? replace(place, null) : [{ op: 'remove', path: toPointer(place.path) }]),
  // Another type.
  (place, _words, chance) => replace(place, pick([null, true, false, 0, 1, 'text', [], {}, 1.5], chance)),
  // A word that belongs elsewhere.
  (place, words, chance) => replace(place, pick(words, chance)),
  // Numbers at and beyond the ends.
  (place, _words, chance) => replace(place, pick([-1, 0, -0, 1, 2, 16, 17, 100, 101, 0.5, 1e21, -1e300], chance)),
  // A key too many, also such as objects have from birth.
  (place, words, chance, places) => {
    const object = pick(
      places.filter(({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value)),
      chance,
    );
    if (object === undefined) return replace(place, {});
    const key = pick(
      ['extra', 'constructor', '__proto__', 'toString', 'hasOwnProperty', '', '17', 'é', ...words.map(String)],
      chance,
    );
    return [{ op: 'add', path: toPointer([...object.path, key]), value: pick([null, 1, 'x', {}, []], chance) }];
  },
  // A text whose form is broken, in its middle or at its end.
  (place, _words, chance) => {
    if (typeof place.value !== 'string') return replace(place, 'é');
    const at = Math.floor(chance() * (place.value.length + 1));
    return replace(
      place,
      `${place.value.slice(0, at)}${pick(['', '0', ' ', '\n', 'Z', '💧', '+01:00', '\u2028'], chance)}${place.value.slice(at + 1)}`,
    );
  },
  // Nothing left of it.
  (place) => replace(place, Array.isArray(place.value) ? [] : typeof place.value === 'object' ? {} : ''),
  // An entry twice.
  (place) =>
    Array.isArray(place.value) && place.value.length > 0
      ? replace(place, [...place.value, place.value[0]])
      : replace(place, [place.value, place.value]),
  // One floor deeper.
  (place, _words, chance) => replace(place, chance() < 0.5 ? [place.value] : { value: place.value }),
  // The value of another place.
  (place, _words, chance, places) => replace(place, pick(places, chance).value),
  // Very long.
  (place, _words, chance) => replace(place, pick(['a', '💧', '0'], chance).repeat(pick([199, 200, 201, 400], chance))),
];

function everyPlace(value: unknown, path: readonly (string | number)[] = []): Place[] {
  const here = { path, value };
  if (Array.isArray(value)) return [here, ...value.flatMap((item, index) => everyPlace(item, [...path, index]))];
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, item]) => everyPlace(item, [...path, key]))];
}

function pick<Item>(items: readonly Item[], chance: Chance): Item {
  return items[Math.floor(chance() * items.length)]!;
}
