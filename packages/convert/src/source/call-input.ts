import type { Json } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import type { CallInput } from '../timeline/timeline.ts';
import type { Place } from './source.ts';

/** The arguments of a call that the source holds as a text: JSON where the text is JSON, else the text. */
export function callInputOf(written: Json | undefined, place: Place, ledger: Ledger): CallInput {
  if (typeof written !== 'string') return { form: 'json', value: written ?? null };
  try {
    return { form: 'json', value: JSON.parse(written) as Json, text: written };
  } catch {
    ledger.lose({
      kind: 'approximated',
      place,
      why: 'The arguments of the call are not JSON; they are kept as the text they are.',
      trap: 'arguments-not-json',
    });
    return { form: 'text', text: written };
  }
}
