import type { PatternDetector } from '../../detector.ts';
import { labelled } from '../../numbers/labelled.ts';
import { plates } from './plates.ts';

/** What a car is known by. */
export const vehicleNumber: PatternDetector = {
  id: 'vehicle-number',
  type: 'vehicle_number',
  label: 'Number plate or vehicle identification number',
  shape:
    'Four to ten letters and digits in groups behind `license plate`, `Kennzeichen` and the same words of other languages, or seventeen of them behind `VIN`; in the column under one as well.',
  link: 'https://www.iso.org/standard/52200.html',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  ...labelled(plates),
};
