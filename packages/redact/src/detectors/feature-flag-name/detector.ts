import type { Place, PlaceDetector } from '../../detector.ts';

/** What is switched on where, when a document lists it in its own structure. */
export const featureFlagName: PlaceDetector = {
  id: 'feature-flag-name',
  type: 'internal_config',
  label: 'Name of a feature flag in a document',
  shape:
    'Keys and entries of several words under `featureFlags`, `feature_toggles` and their like, and the `key` or the `name` of what is listed there.',
  link: 'https://openfeature.dev/specification/glossary',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  keyWords: ['feature', 'flags'],
  ofKeys: true,
  concerns: (place) => isFlag(place),
  inspect: (text) => (name.test(text) ? [[0, text.length]] : []),
};

function isFlag({ isKey, key, above, path }: Place): boolean {
  if (isKey === true) return above !== undefined && blocks.test(above);
  if (key === undefined) return false;
  if (typeof path.at(-1) === 'number') return blocks.test(key);
  if (above === undefined || !/^(?:key|name|flag|id|slug)$/i.test(key)) return false;
  // A command has flags as well, and calls them by their names.
  return blocks.test(above) || (/^flags$/i.test(above) && key === 'key');
}

const blocks = /^(?:enabled|active|all)?[_-]?feature[_-]?(?:flags?|toggles?|switches)$/i;

/** Two words and more, on a string or with a capital between them. */
const name =
  /^(?!(?:min|max)[A-Z]|(?:additional|unevaluated|pattern)Properties$|propertyNames$|(?:read|write)Only$|uniqueItems$|(?:all|any|one)Of$)(?=[\w.:-]{5,100}$)[A-Za-z][A-Za-z\d]*(?:[-_.:][A-Za-z\d]+|(?<=[a-z\d])[A-Z][a-z\d]+)+$/;
