import type { PlaceDetector } from '../../detector.ts';

/** What a process is told, when a document lists it in its own structure. */
export const environmentObject: PlaceDetector = {
  id: 'environment-object',
  type: 'env_dump',
  label: 'Value of an environment in a document',
  shape: 'The values under `env`, `environment` and their like whose keys are written in capitals, as variables are.',
  link: 'https://docs.docker.com/reference/compose-file/services/#environment',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  keyWords: ['env', 'variables'],
  concerns: ({ above }) => above !== undefined && blocks.test(above),
  inspect: (text, { key, above, entry }) =>
    text.trim() !== '' &&
    key !== undefined &&
    above !== undefined &&
    blocks.test(above) &&
    (variable.test(key) || (/^value$/i.test(key) && entry !== undefined && variable.test(entry)))
      ? [[0, text.length]]
      : [],
};

const blocks =
  /^(?:env|environ|environment|env_?vars?|environment_?variables|process_?env|Env|Environment|Variables|envFrom|remoteEnv|containerEnv)$/i;
const variable = /^[A-Z_][A-Z0-9_]{1,80}$/;
