import { closest, shown } from '@trace-formats/validate';
import { rulesById } from '../catalogue.ts';
import { isObject } from '../json-object.ts';
import type { ConfigFault } from './config-fault.ts';

/** What is wrong with what a configuration says of a rule. */
export function wrongEntry(id: string, entry: unknown): ConfigFault | undefined {
  const severity: unknown = Array.isArray(entry) ? entry[0] : entry;
  const whole = Array.isArray(entry) && !(entry.length === 2 && isObject(entry[1]));
  if (severities.includes(severity) && !whole) return Array.isArray(entry) ? wrongOption(id, entry[1]) : undefined;
  return {
    message: `The rule ${id} is set to ${shown(entry)}, but it can be "off", "warning", "error", or one of them with an object of options in a list.`,
    fix: `Write "${id}": "warning", for example.`,
  };
}

/** What a rule may be set to. */
const severities: readonly unknown[] = ['off', 'warning', 'error'];

function wrongOption(id: string, options: object): ConfigFault | undefined {
  const own = Object.keys(rulesById.get(id)?.options ?? {});
  for (const [option, value] of Object.entries(options)) {
    const near = closest(option, own);
    if (!own.includes(option))
      return {
        message: `The rule ${id} has no option ${shown(option)}.`,
        fix:
          own.length === 0
            ? `It has none at all: write "${id}": "warning", for example.`
            : `Did you mean ${near ?? own.join(' or ')}?`,
      };
    if (typeof value !== 'boolean')
      return {
        message: `The option ${option} of the rule ${id} is set to ${shown(value)}, but it can be true or false.`,
        fix: `Write { "${option}": false }, for example.`,
      };
  }
  return undefined;
}
