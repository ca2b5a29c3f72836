import type { Path } from '@trace-formats/schema';

/**
 * A place by a name that is the same in every run. A masked key carries a digest that depends on the key of the run; without it
 * the same input gives the same report, and a suppression finds its finding again. A key that stands in the document exactly as
 * it is called is left alone.
 */
export function steadyPath(value: unknown, at: Path): Path {
  let inside: unknown = value;
  return at.map((step) => {
    const stands = typeof inside === 'object' && inside !== null && Object.hasOwn(inside, step);
    inside = stands ? (inside as Record<string | number, unknown>)[step] : undefined;
    return stands ? step : String(step).replace(digest, ']');
  });
}

/** The digest in a marker: `[REDACTED:github_token:9182e9e2]`. */
const digest = /(?<=\[REDACTED:\w{1,60}):[0-9a-f]{8}\]/g;
