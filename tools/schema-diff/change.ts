/** `documentation` changes words only; `compatible` accepts all that was accepted, and more; `breaking` may refuse some of it. */
export type ChangeClass = 'documentation' | 'compatible' | 'breaking';

/** One difference between two states of a schema. */
export interface Change {
  /** JSON Pointer into the schema. */
  readonly pointer: string;
  readonly kind: ChangeClass;
  readonly says: string;
}

/** The weightiest class among some changes; undefined when there is none. */
export function weightiest(changes: readonly Change[]): ChangeClass | undefined {
  return (['breaking', 'compatible', 'documentation'] as const).find((kind) =>
    changes.some((change) => change.kind === kind),
  );
}

/** The same changes seen from under a `not`: what accepted more now refuses more. */
export function underNot(changes: readonly Change[]): Change[] {
  const turned = { documentation: 'documentation', compatible: 'breaking', breaking: 'compatible' } as const;
  return changes.map((change) => ({ ...change, kind: turned[change.kind] }));
}
