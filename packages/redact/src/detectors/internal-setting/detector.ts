import type { Place, PlaceDetector } from '../../detector.ts';

/** What is switched on where, when a document says it in its own structure. */
export const internalSetting: PlaceDetector = {
  id: 'internal-setting',
  type: 'internal_config',
  label: 'Internal setting',
  shape:
    'A value in a document under `featureFlags`, `upstreams`, `serviceDiscovery` and their like, and the `id` of a subscription of Azure beside its `tenantId`.',
  link: 'https://openfeature.dev/specification/glossary',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  keyWords: ['feature', 'service', 'upstreams', 'node', 'buckets', 'tablenames', 'streamnames', 'tenantid'],
  concerns: isSetting,
  inspect: (text, place) => (text.trim() !== '' && isSetting(place) ? [[0, text.length]] : []),
};

function isSetting(place: Place): boolean {
  return isInBlock(place) || isRegistered(place) || isSwitch(place) || isListed(place) || isSubscription(place);
}

function isInBlock({ path }: Place): boolean {
  return path.slice(0, -1).some((step) => typeof step === 'string' && blocks.test(step));
}

/** The machine of a service, in the entry that a registry has of it: both stand beside a private address. */
function isRegistered({ key, record }: Place): boolean {
  return (
    key !== undefined &&
    /^(?:Node|NodeName|node_name)$/.test(key) &&
    record !== undefined &&
    /"(?:Service|Datacenter)\w{0,10}" ?:/.test(record) &&
    /"\w{0,12}Address" ?: ?"(?:10|172|192\.168)\./.test(record)
  );
}

/** The name of a flag, in the state of it that Flagsmith answers with. */
function isSwitch({ key, above, record }: Place): boolean {
  return (
    key === 'name' &&
    above === 'feature' &&
    record !== undefined &&
    /"type" ?: ?"(?:STANDARD|MULTIVARIATE)"/.test(record)
  );
}

/** The number of a subscription of Azure, in the account that `az account` answers with. */
function isSubscription({ key, record }: Place): boolean {
  return (
    key === 'id' && record !== undefined && /"tenantId" ?:/.test(record) && /"(?:name|state|user)" ?:/.test(record)
  );
}

/** One of somebody's buckets, tables or streams, in the list of them that `aws` answers with. */
function isListed({ key, path }: Place): boolean {
  return (key === 'Name' && path.at(-3) === 'Buckets') || /^(?:Table|Stream)Names$/.test(String(path.at(-2)));
}

const blocks =
  /^(?:feature_?-?(?:flags?|toggles)|featureToggles|featureFlags|service_?-?(?:discovery|registry)|serviceDiscovery|serviceRegistry|upstreams)$/i;
