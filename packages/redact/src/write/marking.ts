/** Every strategy. */
export const strategies = ['mask', 'drop', 'hash'] as const;

/** What takes the place of a value: a marker with a short digest, nothing, or a marker with the whole digest. */
export type Strategy = (typeof strategies)[number];

/** Every style. */
export const styles = ['open-token', 'forsy'] as const;

/** How a marker is spelled: `[REDACTED:<type>:<hash8>]`, or the Forsy format's `[CREDENTIAL]` and `[PERSON_1]`. */
export type Style = (typeof styles)[number];

/** How values are written. */
export interface Marking {
  readonly strategy: Strategy;
  readonly style: Style;
}
