import type { Place, PlaceDetector } from '../../detector.ts';

/** The name of a flag that is a key of a document: whether it is on is its value. */
export const flagKey: PlaceDetector = {
  id: 'flag-key',
  type: 'internal_config',
  label: 'Name of a feature flag as a key',
  shape: 'A key of several words directly below `featureFlags`, `feature_toggles`, `FeatureManagement` and their like.',
  link: 'https://learn.microsoft.com/en-us/azure/azure-app-configuration/feature-management-dotnet-reference',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  keyWords: ['feature', 'toggle', 'flag'],
  ofKeys: true,
  concerns: isBelowFlags,
  inspect: (text) => (isFlag(text) ? [[0, text.length]] : []),
};

function isBelowFlags({ path }: Place): boolean {
  const above = path.at(-2);
  return typeof above === 'string' && blocks.test(above);
}

const blocks =
  /^(?:(?:enabled|active|my)?_?feature[_-]?(?:flags?|toggles?|gates?|switches)|feature[_-]?management|flag[_-]?(?:states?|values)|toggles)$/i;

/** Words on a string, or in humps; not what a block says of itself. */
function isFlag(text: string): boolean {
  return (
    /^[A-Za-z][A-Za-z\d]{1,40}(?:[-_.:][A-Za-z\d]{1,40}){1,8}$|^[A-Za-z]{1,24}(?:[a-z\d][A-Z][a-z\d]{1,24}){1,8}$/.test(
      text,
    ) && !ofTheBlock.test(text)
  );
}

const ofTheBlock =
  /^(?:default|fallback|off|on|last|created|updated|is|polling|refresh|cache|sdk|api|base|client|environment)_?(?:value|variation|rule|at|on|by|updated|enabled|interval|modified|key|url|ttl|id|seconds|ms)$|^(?:feature|flag|my|your|some|example|new|test)[-_]?(?:flag|feature|toggle|name|key|id|x|y|a|b|\d)s?$|^additionalProperties$|^patternProperties$|^enabledFor$|^\$/i;
