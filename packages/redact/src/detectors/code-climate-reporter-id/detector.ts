import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { isVaried } from '../../shape/varied.ts';

/** Code Climate test reporter id: it is called an id, and whoever has it writes the coverage of the repository. */
export const codeClimateReporterId: PatternDetector = {
  id: 'code-climate-reporter-id',
  type: 'code_climate_reporter_id',
  label: 'Code Climate test reporter id',
  shape:
    '64 hexadecimal digits behind the name `CC_TEST_REPORTER_ID`, or behind the option `--id` of `cc-test-reporter`.',
  link: 'https://docs.codeclimate.com/docs/finding-your-test-coverage-token',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['cc_test_reporter_id', 'cc-test-reporter', 'test-reporter-'],
  pattern: expression(
    `(?:[cC][cC]_[tT][eE][sS][tT]_[rR][eE][pP][oO][rR][tT][eE][rR]_[iI][dD]\\\\{0,3}["']?\\s{0,4}[=:,]\\s{0,4}\\\\{0,3}["']?|` +
      `(?:cc-test-reporter|test-reporter-)[^\\n|;&]{0,160}?\\s(?:--id|-r)[ =]{1,2}["']?)(?<value>[0-9a-f]{64})(?![A-Za-z0-9_-])`,
    'g',
  ),
  reach: [4, 260],
  accept: isVaried,
};
