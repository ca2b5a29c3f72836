import type { FindOptions } from '../options/find-options.ts';

/** What a scan is made of. */
export type Asked = Pick<FindOptions, 'policy' | 'names' | 'hosts' | 'patterns' | 'trustedTools'>;

/** A copy of what is asked for, because whoever gave a list may still add to it. */
export function askedIn({ policy, names, hosts, patterns, trustedTools }: FindOptions): Asked {
  return copyOf({ policy, names, hosts, patterns, trustedTools });
}

/** True where options ask for the same as ones that were copied. */
export function isAskedIn(options: FindOptions, asked: Asked): boolean {
  return parts.every((part) => isAlike(asked[part], options[part]));
}

const parts: readonly (keyof Asked)[] = ['policy', 'names', 'hosts', 'patterns', 'trustedTools'];

function copyOf<Given>(given: Given): Given {
  if (typeof given !== 'object' || given === null || given instanceof RegExp) return given;
  if (Array.isArray(given)) return given.map(copyOf) as Given;
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, copyOf(value)])) as Given;
}

function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof RegExp) return other instanceof RegExp && String(one) === String(other);
  // Lists can be long, and are compared with each document.
  if (Array.isArray(one) || Array.isArray(other))
    return (
      isList(one) && isList(other) && one.length === other.length && one.every((at, index) => isAlike(at, other[index]))
    );
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isAlike((one as Fields)[name], (other as Fields)[name]))
  );
}

type Fields = Readonly<Record<string, unknown>>;

function isList(given: unknown): given is readonly unknown[] {
  return Array.isArray(given);
}
