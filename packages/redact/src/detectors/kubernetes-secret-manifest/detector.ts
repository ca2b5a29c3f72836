import type { PatternDetector } from '../../detector.ts';
import { isKeptInSecret } from '../../judge/secrets/kubernetes.ts';
import { linesOn } from '../../layouts/goes-on.ts';
import { expression } from '../../shape/expression.ts';
import { blankWritten, lineEndWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The data of a Kubernetes secret, written as YAML. */
export const kubernetesSecretManifest: PatternDetector = {
  id: 'kubernetes-secret-manifest',
  type: 'secret',
  label: 'Data of a Kubernetes secret in YAML',
  shape:
    'The entries below `data:` or `stringData:` in a manifest of kind Secret, whatever their names, except names of users and hosts and public certificates.',
  link: 'https://kubernetes.io/docs/concepts/configuration/secret/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['data:'],
  // Behind the name of a block nothing stands on its line.
  guard: `data:${blankWritten}{0,4}${lineEndWritten}`,
  pattern: expression(
    inLines`
      (?:^|\n)(?<indent>[ \t]{0,12})(?:data|stringData):[ \t]{0,4}\r?\n(?:
        \k<indent>[ \t]{1,8}(?:["']?[\w.-]{1,100}["']?:[ \t]{1,4}|[A-Za-z0-9+/]{16}|#)[^\n]{1,12000}(?:\n|$)
      ){1,60}
    `,
    'g',
  ),
  reach: [40, 16_000],
  goesOn: linesOn((block) => {
    const indent = /^\n?([ \t]*)/.exec(block)![1]!;
    return (line) => line.startsWith(indent) && entry.test(line.slice(indent.length));
  }),
  ranges: (block, text, at) => (isOfSecret(text, at, at + block.length) ? entriesOf(block) : []),
};

/** An entry of the block, or a line of a longer one. */
const entry = /^[ \t]{1,8}(?:["']?[\w.-]{1,100}["']?:[ \t]{1,4}|[A-Za-z0-9+/]{16}|#)./;

function entriesOf(block: string): [number, number][] {
  const found: [number, number][] = [];
  for (const { 0: line, index, groups } of block.matchAll(
    /\n[ \t]{1,20}["']?(?<name>[\w.-]{1,100})["']?:[ \t]{1,4}(?:[|>][+-]?[ \t]{0,4}\r?\n[ \t]{1,20})?["']?(?<value>[^\s"'|>][^\s"']{3,12000})["']?[ \t]{0,8}(?=\r?\n|$)/g,
  )) {
    const { name = '', value = '' } = groups ?? {};
    const at = index + line.lastIndexOf(value);
    if (isKeptInSecret(name, value)) found.push([at, at + value.length]);
  }
  return found;
}

/** The kind stands before the data or behind it, and documents are parted by three dashes. */
function isOfSecret(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 12_000), start);
  const behind = text.slice(end, end + 12_000);
  const document = `${before.split(parted).at(-1)}\n${behind.split(parted, 1)[0]}`;
  return /(?:^|\n)[ \t-]{0,14}kind:[ \t]{1,4}["']{0,2}[Ss]ecret["']{0,2}[ \t]{0,4}(?:\r?\n|$)/.test(document);
}

const parted = /\n[ \t]{0,14}---[ \t]{0,4}(?:\r?\n|$)/;
