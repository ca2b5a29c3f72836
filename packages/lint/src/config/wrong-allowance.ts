import { shown } from '@trace-formats/validate';
import type { Allowance } from '../generated/config-type.ts';
import { momentOf } from '../rules/moment.ts';
import { saysNothing } from '../rules/says-nothing.ts';
import type { ConfigFault } from './config-fault.ts';
import { unknownRule } from './unknown-rule.ts';

/** What is wrong with the entry of a list that accepts findings. */
export function wrongAllowance(index: number, { rule, reason, expires }: Partial<Allowance>): ConfigFault | undefined {
  const place = `\`allow[${index}]\``;
  if (typeof rule !== 'string')
    return { message: `${place} names no rule.`, fix: 'Name the rule whose finding is accepted.' };
  const unknown = unknownRule(rule);
  if (unknown) return { message: `${place}: ${unknown.message}`, fix: unknown.fix };
  if (typeof expires === 'string' && dayForm.test(expires) && momentOf(expires) === undefined)
    return {
      message: `${place} holds until ${shown(expires)}, which is no day of the calendar.`,
      fix: 'Write the last day as in 2027-01-31, or leave `expires` out.',
    };
  if (typeof reason === 'string' && word.test(reason) && !saysNothing(reason)) return undefined;
  return {
    message: `${place} suppresses ${rule} without a reason.`,
    fix: 'Say in `reason` why it is accepted, or take the entry out.',
  };
}

/** Three letters of which not all are the same, two signs of a script that writes a word with them, or the number of a ticket. */
const word = /(\p{L})(?!\1\1)\p{L}{2}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]{2}|#\d/u;

/** A text of another form is refused by the schema already. */
const dayForm = /^\d{4}-\d{2}-\d{2}$/;
