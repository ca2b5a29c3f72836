import type { PlaceDetector } from '../../detector.ts';
import { mayBeDiagnosis } from '../../judge/people/diagnosis.ts';
import { askedOfKeys } from '../../shape/asked-of-keys.ts';

/** What a patient suffers from, in the record of that patient. */
export const diagnosisField: PlaceDetector = {
  id: 'diagnosis-field',
  type: 'health_record',
  label: 'Diagnosis in the record of a patient',
  shape:
    'The text under `diagnosis`, `primary_diagnosis`, `icd10` and their like, beside `patient_name`, `mrn`, `dob` and other keys that make the record that of a patient.',
  link: 'https://schema.org/diagnosis',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  keyWords: ['diagn', '"dx', '"icd'],
  concerns: ({ key }) => key !== undefined && asksForDiagnosis(key),
  inspect: (text, { key, record }) =>
    key !== undefined &&
    asksForDiagnosis(key) &&
    record !== undefined &&
    ofPatient.test(record) &&
    text.length < 300 &&
    mayBeDiagnosis(text)
      ? [[0, text.length]]
      : [],
};

const asksForDiagnosis = askedOfKeys((key) => keys.test(key));
const keys =
  /^(?:(?:primary|secondary|admitting|admission|discharge|principal|main|medical|clinical)[_-]?)?(?:diagnos(?:is|es|e|i)|diagn[o\u00f3]stico|dx)(?:[_-]?(?:code|text|name|description))?$|^icd[_-]?(?:9|10|11)?(?:[_-]?code)?$/i;

/** Keys that only the record of a patient has. */
const ofPatient =
  /"(?:patient|paciente|paziente|pacjent)(?:[_-]?(?:name|id|number))?" ?:|"(?:mrn|dob|date[_-]?of[_-]?birth|birth[_-]?date|geburtsdatum|fecha[_-]?(?:de[_-]?)?nacimiento)" ?:/i;
