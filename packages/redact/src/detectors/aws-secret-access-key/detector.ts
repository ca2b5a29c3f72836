import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed } from '../../shape/varied.ts';

/** What may stand between two words of a name. */
const joints: readonly string[] = ['', '_', ' ', '.', '-'];

/** AWS secret access key. */
export const awsSecretAccessKey: PatternDetector = {
  id: 'aws-secret-access-key',
  type: 'aws_secret_access_key',
  label: 'AWS secret access key',
  shape:
    '40 characters of the base64 alphabet behind "secret access key" in any spelling, or beside the id of the key.',
  link: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_access-keys.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    // One mark may stand between two words, or another, or none.
    ...joints.flatMap((one) => joints.map((other) => `secret${one}access${other}key`)),
    ...joints.map((one) => `aws${one}sec`),
    'akia',
    'asia',
  ],
  pattern: expression(
    inLines`
      (?:
        [sS][eE][cC][rR][eE][tT][_ .-]?[aA][cC][cC][eE][sS][sS][_ .-]?[kK][eE][yY]|
        [aA][wW][sS][_ .-]?[sS][eE][cC](?:[rR][eE][tT])?(?:[_ .-]?[kK][eE][yY])?
      )(?:\\{0,3}["'\x60\]])?(?:\s{0,4},\s{0,4}\\{0,3}["']?[vV]alue\\{0,3}["']?)?\s{0,4}
        (?:=>|:=|=|:|,|\(|is|to)?\s{0,4}(?:\\{0,3}["'\x60(<]){0,2}(?<![A-Za-z0-9+])(?<value>[A-Za-z0-9/+]{40})
        (?![A-Za-z0-9/+=])|
      (?<![A-Z0-9])A(?:KI|SI)A[A-Z2-7]{16}\\{0,3}["'\x60]?\s{0,3}[,:;|/\t ]\s{0,4}(?:\d{4}-\d\d-\d\dT[\d:.]{8,15}(?:Z|[+-]\d\d:\d\d)[,|\t ]\s{0,4})?\\{0,3}["'\x60]?
        (?<value>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])
    `,
    'g',
  ),
  reach: [0, 116],
  accept: isMixed,
};
