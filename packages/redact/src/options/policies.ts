/** Every policy, from the one that looks for nothing to the one that looks for most: each includes those before it. */
export const policies = ['none', 'secrets', 'pii', 'strict'] as const;

/** How much is looked for: nothing, secrets, also personal data, also internal configuration and tool output. */
export type Policy = (typeof policies)[number];

/** True when a policy looks for all that another one looks for. */
export function policyIncludes(policy: Policy, other: Policy): boolean {
  return policies.indexOf(policy) >= policies.indexOf(other);
}

/** True for the name of a policy: programs without types may give anything for one. */
export function isPolicy(name: unknown): name is Policy {
  return policies.some((policy) => policy === name);
}
