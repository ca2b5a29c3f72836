import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** ClickHouse Cloud API key secret. */
export const clickhouseCloudSecret: PatternDetector = {
  id: 'clickhouse-cloud-secret',
  type: 'clickhouse_cloud_secret',
  label: 'ClickHouse Cloud API key secret',
  shape: '4b1d and 38 letters or digits.',
  link: 'https://clickhouse.com/docs/cloud/manage/openapi',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['4b1d'],
  pattern: standalone(/4b1d[A-Za-z0-9]{38}/),
  reach: [0, 38],
  accept: isMixed,
};
