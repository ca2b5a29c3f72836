import type { Place, PlaceDetector } from '../../detector.ts';

/** A phone number in the record of a patient, a doctor or a relative, which says beside it what it is. */
export const contactPoint: PlaceDetector = {
  id: 'contact-point',
  type: 'phone',
  label: 'Phone number of a contact point',
  shape:
    'Seven to fifteen digits under `value` in an object of `telecom` whose `system` is `phone`, `sms`, `fax` or `pager`, as FHIR writes them.',
  link: 'https://hl7.org/fhir/datatypes.html#ContactPoint',
  policy: 'pii',
  confidence: 'certain',
  family: 'PERSON',
  keyWords: ['telecom'],
  concerns: isContact,
  inspect: (text, place) =>
    isContact(place) &&
    place.record !== undefined &&
    /"system"\s{0,2}:\s{0,2}"(?:phone|sms|fax|pager)"/.test(place.record) &&
    /^(?=(?:\D*\d){7,15}\D*$)(?!\D*(?:1\D?)?8(?:00|33|44|55|66|77|88)\D)\+?[\d ()./-]{7,24}$/.test(text)
      ? [[0, text.length]]
      : [],
};

function isContact({ key, above }: Place): boolean {
  return key === 'value' && above === 'telecom';
}
