import { extname, sep } from 'node:path';
import { type RedactOptions, redactText } from '@trace-formats/redact';
import { plainName } from '../input/packed/unpack.ts';

/** Masks what is sensitive in the names of files and folders, such as a project's folder that is called after a home path. */
export interface MaskedNames {
  /** The path with masked names, another one for each path. */
  of(path: string): string;
  /** How many paths had something in them. */
  readonly count: number;
}

/** `paths` are all that will be asked about: none is called what another one is called already. */
export function maskedNames(options: RedactOptions, paths: readonly string[] = []): MaskedNames {
  const known = new Map<string, string>();
  const taken = new Set(paths);
  const last = new Map<string, number>();
  let count = 0;
  const maskedOf = (name: string): string => {
    const masked = known.get(name) ?? inBrackets(redactText(name, options).value);
    known.set(name, masked);
    return masked;
  };
  return {
    of: (path) => {
      const names = path.split(sep);
      const { stem, ending } = endingOf(names.pop()!);
      const place = [...names.map(maskedOf), maskedOf(stem)].join(sep);
      if (`${place}${ending}` === path) return path;
      count += 1;
      let times = last.get(`${place}${ending}`) ?? 0;
      let masked: string;
      do {
        times += 1;
        masked = times === 1 ? `${place}${ending}` : `${place}-${times}${ending}`;
      } while (taken.has(masked));
      last.set(`${place}${ending}`, times);
      taken.add(masked);
      return masked;
    },
    get count() {
      return count;
    },
  };
}

/** What tells the kind of a file stays as it is. */
function endingOf(name: string): { readonly stem: string; readonly ending: string } {
  const plain = plainName(name);
  const stem = plain.slice(0, plain.length - extname(plain).length);
  return { stem, ending: name.slice(stem.length) };
}

/** Some systems have no colon in names, and none has a name of nothing. */
function inBrackets(masked: string): string {
  return masked.replace(/\[REDACTED:[^\]]*\]/g, (marker) => marker.replaceAll(':', '-')) || '_';
}
