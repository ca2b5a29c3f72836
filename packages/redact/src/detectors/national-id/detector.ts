import type { PatternDetector } from '../../detector.ts';
import { type Labelled, labelled } from '../../numbers/labelled.ts';
import { numbers } from './numbers.ts';

/** What a state, an insurer, a hospital or a school calls a person. */
export const nationalId: PatternDetector & Labelled = {
  id: 'national-id',
  type: 'national_id',
  label: 'National or tax number',
  shape:
    "A number in the form of a country's personal, tax, passport, licence or insurance numbers, or of a customer or a booking, behind its name or in the column under it; behind a name that is a word as well, its check digits must be right.",
  link: 'https://www.oecd.org/tax/automatic-exchange/crs-implementation-and-assistance/tax-identification-numbers/',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  ...labelled(numbers),
  // Not an address of a machine in a group of such, and not a word of as many letters as a booking has.
  accept: (value) => !isAddress.test(value) && /\d/.test(value),
};

/** What could be the address of a machine: no number of it is above 255. */
const isAddress = /^(?:(?:25[0-5]|2[0-4]\d|1?\d{1,2})\.){3}(?:25[0-5]|2[0-4]\d|1?\d{1,2})$/;
