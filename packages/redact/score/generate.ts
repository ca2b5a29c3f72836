import { type Span, unmark } from './marks.ts';
import { hash32, randomFrom } from './random.ts';
import { heldOutIds, type Shape } from './shape.ts';
import { type Surrounding, surround, surroundings, surroundingsOutsideOutputs } from './surroundings.ts';

/** One labelled value or text. */
export interface Sample {
  readonly shape: Shape;
  readonly index: number;
  readonly heldOut: boolean;
  /** Where the text stands; `own` for shapes that bring their own structure. */
  readonly surrounding: Surrounding | 'own';
  readonly value: unknown;
  /** What must be found; empty for a negative. */
  readonly labels: readonly Span[];
  /** What a match may touch without blame. */
  readonly arounds: readonly Span[];
}

/** Makes the whole labelled set: the same seed gives the same samples on every machine. */
export function generate(shapes: readonly Shape[], seed = 'trace-formats'): readonly Sample[] {
  const held = heldOutIds(shapes);
  const seen = new Set<string>();
  return shapes.flatMap((shape) =>
    Array.from({ length: shape.count }, (_, index) => {
      for (let attempt = 0; attempt < 60; attempt += 1) {
        const sample = makeSample(shape, index, held.has(shape.id), `${seed}/${shape.id}/${index}/${attempt}`);
        const text = JSON.stringify(sample.value);
        if (seen.has(text)) continue;
        seen.add(text);
        return sample;
      }
      throw new Error(`The shape ${shape.id} does not vary enough to make ${shape.count} different samples.`);
    }),
  );
}

function makeSample(shape: Shape, index: number, heldOut: boolean, seed: string): Sample {
  const random = randomFrom(seed);
  const made = shape.make(random, index);
  if (typeof made !== 'string') return { shape, index, heldOut, surrounding: 'own', ...unmark(made) };
  const places = shape.policy === 'strict' ? surroundingsOutsideOutputs : surroundings;
  // Shapes start at different places, so that those with few samples reach all of them together.
  const surrounding = places[(index + hash32(shape.id)) % places.length]!;
  return { shape, index, heldOut, surrounding, ...unmark(surround(made, surrounding, random)) };
}
