import type { Place, PlaceDetector } from '../../detector.ts';

/** What a process is told, when a document lists it in its own structure. */
export const environmentObject: PlaceDetector = {
  id: 'environment-object',
  type: 'env_dump',
  label: 'Value of an environment in a document',
  shape:
    'The values under `env`, `environment` and their like whose keys are written in capitals, as variables are, and those of `NAME=value` in a list there.',
  link: 'https://docs.docker.com/reference/compose-file/services/#environment',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  keyWords: ['env', 'variables'],
  concerns: (place) => isVariable(place) || isListed(place),
  inspect: (text, place) => {
    if (text.trim() === '') return [];
    if (isVariable(place)) return [[0, text.length]];
    const name = isListed(place) ? /^[A-Z_][A-Z0-9_]{1,80}=/.exec(text)?.[0] : undefined;
    return name === undefined || name.length === text.length ? [] : [[name.length, text.length]];
  },
};

function isVariable({ key, above, entry }: Place): boolean {
  return (
    key !== undefined &&
    above !== undefined &&
    blocks.test(above) &&
    (variable.test(key) || (/^value$/i.test(key) && entry !== undefined && variable.test(entry)))
  );
}

/** Name and value in one string, as Docker lists them. */
function isListed({ key, path }: Place): boolean {
  return key !== undefined && typeof path.at(-1) === 'number' && blocks.test(key);
}

const blocks =
  /^(?:env|environ|environment|env_?vars?|environment_?variables|process_?env|Env|Environment|Variables|envFrom|remoteEnv|containerEnv)$/i;
const variable = /^[A-Z_][A-Z0-9_]{1,80}$/;
