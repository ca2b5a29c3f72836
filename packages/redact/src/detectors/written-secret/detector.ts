import { isNumberedName } from '../../assignment/numbered.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { holdsNoSecret, secretFile } from '../../outputs/secret-commands.ts';
import { isShownSecret } from '../../outputs/shown-secret.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

const file = `["']?(?<file>[^\\s"'|;&<>]{0,120}?(?:${secretFile}))["']?`;

/** What a command writes into a file that is named after a secret. */
export const writtenSecret: PatternDetector = {
  id: 'written-secret',
  type: 'secret',
  label: 'Secret that a command writes into a file',
  shape:
    'One word that looks like a password or a token, written by `echo`, `printf` or a here document into a file such as `/run/secrets/db_password`.',
  link: 'https://docs.docker.com/engine/swarm/secrets/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['echo ', 'printf ', 'cat >', 'cat <<', 'tee '],
  pattern: expression(
    inLines`
      \b(?:echo|printf)[ ]{1,3}(?:(?:-[neE]{1,3}|["']?%s(?:\\n)?["']?)[ ]{1,3}){0,2}
        (?:"(?<value>[^\s"$\x60]{6,300}?)(?:\\n)?"|'(?<value>[^\s']{6,300}?)(?:\\n)?'|(?<value>[^\s"'|;&<>$\x60\\]{6,300}))
        [ ]{0,3}(?:>{1,2}|\|[ ]{0,3}(?:sudo[ ])?tee(?:[ ]-a)?)[ ]{0,3}${file}(?=[\s;&|)]|$)|
      \b(?:cat[ ](?=[<>])|tee[ ](?:-a[ ])?)(?:>{1,2}[ ]{0,3})?(?:${file}[ ]{0,3})?
        <<-?[ ]?["']?(?<end>\w{1,20})["']?(?:[ ]{0,3}>{1,2}[ ]{0,3}${file})?\r?\n
        [ \t]{0,20}(?<value>[^\s]{6,300})\r?\n[ \t]{0,20}\k<end>(?!\w)
    `,
    'gi',
  ),
  guard: `[a-z]{3,6} ${anyWritten(440)}(?:pass|secret|token|key|_pwd|_pat|credential|cookie)`,
  reach: [16, 520],
  accept: (value: string, { groups }: Candidate) =>
    groups['file'] !== undefined &&
    !holdsMore.test(groups['file']) &&
    !holdsNoSecret(groups['file']) &&
    !isNumberedName(value) &&
    isShownSecret(value),
};

/** What a file that ends so holds is told in lines, and none of them is the secret alone. */
const holdsMore = /\.(?:log|out|md|csv|tsv|json|ya?ml|toml|xml|html?|[cm]?[jt]sx?|py|rb|go|rs|java|php|sh|sql)$/i;
