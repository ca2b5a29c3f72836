import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { behindName } from '../../shape/named.ts';
import { isVaried } from '../../shape/varied.ts';

/** Splunk HTTP event collector token. */
export const splunkHecToken: PatternDetector = {
  id: 'splunk-hec-token',
  type: 'splunk_hec_token',
  label: 'Splunk HTTP event collector token',
  shape: 'A UUID behind Splunk in an Authorization header, or behind a name with Splunk and token or HEC.',
  link: 'https://docs.splunk.com/Documentation/Splunk/latest/Data/UsetheHTTPEventCollector',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['splunk'],
  pattern: expression(
    inLines`
      (?:
        Splunk\s{1,3}|
        ${behindName('splunk', ['token', 'hec'], 30)}
      )(?<value>[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})(?![A-Za-z0-9-])
    `,
    'g',
  ),
  reach: [0, 105],
  accept: isVaried,
};
