/** A text as learning sees it. */
export interface Example {
  readonly features: ReadonlySet<string>;
  readonly isBad: boolean;
}

/** How far each feature moves a text towards bad, as the logarithm of the odds. */
export interface Weights {
  readonly start: number;
  readonly weights: ReadonlyMap<string, number>;
}

/**
 * A logistic regression with a penalty on large weights, found feature by feature by Newton's method. Features that help least are
 * left out, and the others learned again, until few enough are left to be read; those that stand in fewer texts than `rare` teach nothing.
 */
export function learn(examples: readonly Example[], most: number, rare: number = seldom): Weights {
  const bearers = bearersOf(examples);
  const count = (name: string): number => bearers.get(name)!.length;
  let names = [...bearers.keys()].filter((name) => count(name) >= rare && count(name) < examples.length).sort();
  let learned = fitted(examples, names, bearers);
  while (names.length > most) {
    const { weights } = learned;
    const worth = (name: string): number =>
      Math.abs(weights.get(name)!) * Math.sqrt(Math.min(count(name), examples.length - count(name)));
    names = names
      .sort((one, other) => worth(other) - worth(one))
      .slice(0, Math.max(most, Math.floor(names.length * 0.6)));
    learned = fitted(examples, names.sort(), bearers);
  }
  return learned;
}

/** Of each feature the examples that bear it, by their places, in order. */
type Bearers = ReadonlyMap<string, readonly number[]>;

function bearersOf(examples: readonly Example[]): Bearers {
  const bearers = new Map<string, number[]>();
  for (const [place, { features }] of examples.entries())
    for (const name of features) {
      const places = bearers.get(name);
      if (places === undefined) bearers.set(name, [place]);
      else places.push(place);
    }
  return bearers;
}

/** Where the weights put a text; above 0 towards bad. */
export function leaningOf({ start, weights }: Weights, features: ReadonlySet<string>): number {
  let sum = start;
  for (const name of features) sum += weights.get(name) ?? 0;
  return sum;
}

/** Features of fewer texts teach nothing, unless somebody says how many it takes. */
const seldom = 10;
const mostRounds = 300;
/** Weights are kept in tenths, so that smaller moves do not show. */
const enough = 0.01;

function fitted(examples: readonly Example[], names: readonly string[], bearers: Bearers): Weights {
  const rows = names.map((name) => Int32Array.from(bearers.get(name)!));
  // What moves every text has no penalty.
  rows.push(Int32Array.from(examples.keys()));
  const verdicts = Float64Array.from(examples, ({ isBad }) => (isBad ? 1 : 0));
  const weights = new Float64Array(rows.length);
  const leanings = new Float64Array(examples.length);
  for (let round = 0, moved = 1; round < mostRounds && moved > enough; round++) {
    moved = 0;
    for (let index = 0; index < rows.length; index++) {
      const own = rows[index]!;
      const penalty = index < names.length ? 1 : 0;
      let slope = -penalty * weights[index]!;
      let bend = penalty + 1e-6;
      for (const row of own) {
        const chance = 1 / (1 + Math.exp(-leanings[row]!));
        slope += verdicts[row]! - chance;
        bend += chance * (1 - chance);
      }
      const step = Math.max(-1, Math.min(1, slope / bend));
      weights[index]! += step;
      for (const row of own) leanings[row]! += step;
      moved = Math.max(moved, Math.abs(step));
    }
  }
  return { start: weights.at(-1)!, weights: new Map(names.map((name, index) => [name, weights[index]!])) };
}
