import type { Place, PlaceDetector } from '../../detector.ts';
import { isKeptInSecret } from '../../judge/secrets/kubernetes.ts';

/** The data of a Kubernetes secret, written as JSON. */
export const kubernetesSecretEntry: PlaceDetector = {
  id: 'kubernetes-secret-entry',
  type: 'secret',
  label: 'Data of a Kubernetes secret in JSON',
  shape:
    'The values below `data` or `stringData` in an object of kind Secret, whatever their keys, except names of users and hosts and public certificates.',
  link: 'https://kubernetes.io/docs/concepts/configuration/secret/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  // In a field of a table quotes stand twice.
  words: ['kind":"secret"', 'kind": "secret"', 'kind"":""secret"', 'kind"": ""secret"'],
  concerns: isData,
  inspect: (text, place) => (isData(place) && isKeptInSecret(place.key ?? '', text) ? [[0, text.length]] : []),
};

function isData({ above, kindAbove }: Place): boolean {
  return (above === 'data' || above === 'stringData') && kindAbove === 'Secret';
}
