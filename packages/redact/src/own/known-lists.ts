import type { PatternDetector } from '../detector.ts';
import type { Origin } from '../session/known-texts.ts';
import { anyOf, hostSpelt, nameSpelt, type Spelling } from '../shape/spelt.ts';
import { asConfigured } from './as-configured.ts';

/** The detector of the names of persons that the user gave. */
export function knownNames(names: readonly string[]): PatternDetector {
  return { id: 'known-name', ...knownName, ...listed(names, nameSpelt, 'name') };
}

/** The detector of the hosts that the user gave. */
export function knownHosts(hosts: readonly string[]): PatternDetector {
  return { id: 'known-host', ...knownHost, ...listed(hosts, hostSpelt, 'host') };
}

/** What a name is called that the user gave. */
export const knownName: Origin = { type: 'person_name', label: 'Known name', family: 'PERSON' };

/** What a host is called that the user gave. */
export const knownHost: Origin = { type: 'host', label: 'Known host', family: 'INTERNAL_URL' };

/** A list as one pattern, which takes the longest entry that fits, and what a match of it stands for. */
function listed(
  list: readonly string[],
  spelt: (entry: string) => readonly Spelling[],
  called: string,
): typeof asConfigured & Pick<PatternDetector, 'trigger' | 'pattern' | 'reach' | 'standsFor'> {
  const wanted = list.map((entry) => entry.normalize('NFC').trim().replace(/\s+/g, ' '));
  // The entry itself is not told: it is what nobody may see.
  const short = wanted.findIndex((entry) => [...entry].length < 2);
  if (short !== -1)
    throw new TypeError(
      `The ${called} at place ${short + 1} has fewer than two characters: it would match everywhere.`,
    );
  const entries = [...new Set(wanted)].sort((a, b) => b.length - a.length);
  const pattern = patternOf(anyOf(entries.flatMap(spelt)), entries.length, called);
  const known = new Map(entries.map((entry) => [entry.toLowerCase(), entry]));
  const byWord = new Map<string, string[]>();
  for (const entry of entries)
    for (const word of wordsOf(entry)) {
      const before = byWord.get(word);
      if (before === undefined) byWord.set(word, [entry]);
      else before.push(entry);
    }
  return {
    ...asConfigured,
    trigger: pattern,
    pattern,
    reach: [100, 100],
    standsFor(value) {
      const alike = wordsOf(value).flatMap((word) => byWord.get(word) ?? []);
      const stands =
        known.get(value.toLowerCase()) ?? [...alike, ...entries].find((entry) => isSpelt(entry, value)) ?? value;
      known.set(value.toLowerCase(), stands);
      return stands;
    },
  };

  function isSpelt(entry: string, value: string): boolean {
    return new RegExp(`^(?:${anyOf(spelt(entry))})$`, 'iu').test(value);
  }
}

/** The words of a name without their accents: nearly every spelling has one of them. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
}

/** The pattern of a whole list. What an engine says of one that it cannot hold quotes the list, so it is no cause of the error. */
function patternOf(source: string, count: number, called: string): RegExp {
  try {
    return new RegExp(source, 'giu');
  } catch {
    throw new TypeError(
      `The ${count} ${called}s are more than can be looked for at once. Look for them in several runs.`,
    );
  }
}
