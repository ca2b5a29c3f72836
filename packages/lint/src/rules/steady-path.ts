import type { Path } from '@trace-formats/schema';

/**
 * A place as every run calls it. A key that was masked carries a digest under a key of the run: without it the same input gives the
 * same report, and a suppression finds the finding again. Keys that stand in the value as they are called are left alone.
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
