import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isVaried } from '../../shape/varied.ts';

/** Agora app certificate. */
export const agoraAppCertificate: PatternDetector = {
  id: 'agora-app-certificate',
  type: 'agora_app_certificate',
  label: 'Agora app certificate',
  shape: '32 hexadecimal digits beside the words app certificate.',
  link: 'https://docs.agora.io/en/Agora%20Platform/manage_projects',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['app_certificate', 'appcertificate', 'app certificate', 'app-certificate'],
  pattern: expression(
    inLines`
      (?:app|App|APP)[ _-]?(?:certificate|Certificate|CERTIFICATE)(?:["'\x60\\\])]{0,4})[ \t]{0,4}(?:[:=]{1,2}>?|is|,)[ \t]{0,4}
        \\{0,3}["'\x60]?(?<value>[0-9a-f]{32})(?![A-Za-z0-9_-])
    `,
    'g',
  ),
  reach: [0, 72],
  accept: isVaried,
};
