/** Things in the order in which they came. */
export interface Queue<Thing> {
  add(thing: Thing): void;
  /** The next one, if there is one. It is held no longer. */
  take(): Thing | undefined;
}

/** A queue with nothing in it. What was taken is let go soon, since a job holds its answer as long as it is held itself. */
export function queue<Thing>(): Queue<Thing> {
  let things: (Thing | undefined)[] = [];
  let next = 0;
  return {
    add: (thing) => {
      things.push(thing);
    },
    take: () => {
      const taken = things[next];
      if (taken === undefined) return undefined;
      things[next] = undefined;
      next++;
      // What is left is only moved when it is the smaller half, so that each thing is moved once or so.
      if (next > things.length / 2) {
        things = things.slice(next);
        next = 0;
      }
      return taken;
    },
  };
}
