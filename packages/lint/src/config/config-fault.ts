import { judged, type Shape, shown } from '@trace-formats/validate';
import { isObject } from '../json-object.ts';

/** Why a configuration cannot be used, and what to do. */
export interface ConfigFault {
  readonly message: string;
  readonly fix: string;
}

/** What the schema of a configuration says against a JSON value first, and where; `example` is a configuration that can be used. */
export function shapeFault(
  shape: Shape,
  value: unknown,
  example: string,
): { readonly path: readonly (string | number)[]; readonly fault: ConfigFault } | undefined {
  return faultOf(shape, value, 'configuration', `Write ${example}, for example.`);
}

/** The same of another file of ours, which is `what`. */
export function faultOf(
  shape: Shape,
  value: unknown,
  what: string,
  fixOfOther: string,
): { readonly path: readonly (string | number)[]; readonly fault: ConfigFault } | undefined {
  if (!isObject(value)) {
    const message = `The ${what} is ${shown(value)}, but it must be an object.`;
    return { path: [], fault: { message, fix: fixOfOther } };
  }
  const [first] = judged(shape, value);
  if (first === undefined) return undefined;
  const { message, fix } = first.finding;
  return {
    path: first.path,
    fault: {
      message: message
        .replace('the format does not allow there', `a ${what} does not have`)
        .replace(/^The document has/, `The ${what} has`),
      // What is said of recorded documents: nothing is recorded in a file of ours, and what it needs cannot be left out.
      fix: (fix ?? '').replace(/; where nothing was recorded, .*?(?=\.)|, or leave the key out where .*?(?=\.)/, ''),
    },
  };
}
