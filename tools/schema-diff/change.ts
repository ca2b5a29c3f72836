/** `documentation` changes words only; `compatible` accepts all that was accepted, and more; `breaking` may refuse some of it. */
export type ChangeClass = 'documentation' | 'compatible' | 'breaking';

/** One difference between two states of a schema. */
export interface Change {
  /** JSON Pointer into the schema. */
  readonly pointer: string;
  readonly kind: ChangeClass;
  readonly says: string;
  /** True for what is breaking because nothing can be said of it: it may accept more as well as less. */
  readonly isUndecided?: true;
}

/** The weightiest class among some changes; undefined when there is none. */
export function weightiest(changes: readonly Change[]): ChangeClass | undefined {
  return (['breaking', 'compatible', 'documentation'] as const).find((kind) =>
    changes.some((change) => change.kind === kind),
  );
}

/** The same changes seen from under a `not`: what accepted more now refuses more, and what is not known stays unknown. */
export function underNot(changes: readonly Change[]): Change[] {
  const turned = { documentation: 'documentation', compatible: 'breaking', breaking: 'compatible' } as const;
  return changes.map((change) => (change.isUndecided ? change : { ...change, kind: turned[change.kind] }));
}

/** A change of which the text does not show whether it accepts more or less. */
export function undecided(pointer: string, says: string): Change {
  return { pointer, kind: 'breaking', says, isUndecided: true };
}
