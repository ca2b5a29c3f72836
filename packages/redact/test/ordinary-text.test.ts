import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PatternDetector, Place } from '../src/detector.ts';
import { catalogue } from '../src/generated/catalogue.ts';
import { patternScan } from '../src/scan/patterns/patterns.ts';
import { expander } from './template.ts';

/** Kinds whose shape a provider publishes: what they find in ordinary text is always wrong. */
const published = catalogue.filter(
  (detector): detector is PatternDetector =>
    'pattern' in detector && detector.policy === 'secrets' && readsStandalone(detector.id),
);
const scan = patternScan(published);
const nowhere: Place = { path: [], key: undefined, role: undefined, tool: undefined };

/** Templates of what stands in every log: each is drawn many times, so that chance hits show. */
const ordinary: readonly (readonly [name: string, template: string])[] = [
  ['UUIDs', '{"id":"{{uuid}}","parentUuid":"{{uuid}}","sessionId":"{{uuid}}"}'],
  ['git hashes', 'commit {{hex:40}}\nMerge: {{hex:7}} {{hex:7}}\nindex {{hex:10}}..{{hex:10}} 100644'],
  ['file hashes', '{{hex:64}}  dist/app.js\nMD5 ({{hex:8}}.zip) = {{hex:32}}\nsha256:{{hex:64}}'],
  [
    'tool and message ids',
    'toolu_01{{alnum:22}} call_{{alnum:24}} msg_01{{alnum:22}} req_011{{alnum:21}} fc_{{hex:48}}',
  ],
  [
    'more ids',
    'chatcmpl-{{alnum:29}} resp_{{hex:48}} rs_{{hex:48}} run_{{alnum:24}} thread_{{alnum:24}} asst_{{alnum:24}}',
  ],
  [
    'customer and payment ids',
    'cus_{{alnum:14}} pi_{{alnum:24}} price_{{alnum:24}} evt_{{alnum:24}} pk_live_{{alnum:99}}',
  ],
  [
    'key ids',
    'key_{{alnum:22}} key_id={{hex:20}} kid: {{base64url:27}} user_{{alnum:27}} org-{{alnum:24}} proj_{{alnum:24}}',
  ],
  [
    'lock files',
    '"integrity": "sha512-{{base64:86}}==", "resolved": "https://registry.npmjs.org/a/-/a-1.0.0.tgz#{{hex:40}}"',
  ],
  ['a base64 image', 'data:image/png;base64,iVBORw0KGgo{{base64:2000}}=='],
  ['zeros in base64', '{{base64:60}}AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA{{base64:90}}AAAA{{base64:80}}=='],
  ['a thinking signature', '"signature":"ErUB{{base64:700}}=="'],
  ['an encrypted answer', '"encrypted_content":"gAAAAAB{{base64url:900}}=="'],
  [
    'minified code',
    '!function(e,t){"{{alnum:9}}"==typeof exports?t(r_{{alnum:4}}.sk_{{alnum:5}}):e.key_{{alnum:7}}=e.st.{{lower:9}}}(this)',
  ],
  [
    'CSS classes',
    '<div class="sk-spinner sk-spinner-three-bounce sk-{{lower:12}} css-{{alnum:7}} re_{{lower:8}}_{{lower:24}}">',
  ],
  [
    'status words',
    'sk-output-waiting pa-dashboard-{{lower:20}} fc-daygrid-event-harness-{{lower:9}} as-{{lower:22}} task-{{alnum:48}}',
  ],
  [
    'identifiers',
    'npm_config_registry hf_hub_download re_compile_pattern_with_many_letters ghp_{{lower:9}}_{{lower:26}} hf_{{lower:34}}',
  ],
  [
    'longer identifiers',
    'secret_manager_client_{{lower:21}} test_{{lower:35}} live_{{lower:30}} pul-{{lower:40}} api-{{lower:26}} fw_{{lower:24}}',
  ],
  [
    'cache keys',
    'datadog cache key: {{hex:32}}, cloudflare etag {{hex:32}}, public key fingerprint {{hex:40}} of twilio',
  ],
  [
    'deployments',
    'dpl_{{alnum:24}} team_{{alnum:24}} https://app-{{loweralnum:9}}-acme.vercel.app railway project {{uuid}}',
  ],
  [
    'arns and hosts',
    'arn:aws:iam::123456789012:role/Admin i-0{{hex:16}} vpc-{{hex:17}} d{{loweralnum:13}}.cloudfront.net AROA{{upperalnum:17}}',
  ],
  [
    'times and numbers',
    '2026-01-01T00:00:00.000Z {{digits:13}} {{digits:10}}:{{digits:5}} 1/{{digits:3}} v1.0-{{hex:12}} {{digits:19}}',
  ],
  ['paths', '/home/dev/.cache/{{hex:64}}/pat{{lower:14}}.{{lower:30}} /nix/store/{{loweralnum:32}}-python3-3.12/lib'],
  [
    'a UUID beside names',
    'Heroku release {{uuid}}; snyk project {{uuid}}; codecov report {{uuid}}; consul node {{uuid}}; exa result {{uuid}}',
  ],
];

describe('ordinary text', () => {
  it.each(ordinary)('holds no provider secret: %s', (name, template) => {
    for (let round = 0; round < 40; round++) {
      const text = expander(`${name} ${round}`)(template);
      const found = scan(text, 0, text.length, nowhere).map(({ start, end, detector }) => [
        detector.id,
        text.slice(start, end),
      ]);
      expect(found).toEqual([]);
    }
  });
});

const corpus = process.env.TRACE_CORPUS;

describe.skipIf(corpus === undefined || !existsSync(corpus))(
  'real traces (skipped when TRACE_CORPUS is not set)',
  () => {
    it('hold no provider secret that their owners did not see', () => {
      const found: string[] = [];
      for (const file of readdirSync(corpus!, { recursive: true, withFileTypes: true })) {
        if (!file.isFile()) continue;
        const text = readFileSync(`${file.parentPath}/${file.name}`, 'utf8');
        for (const span of scan(text, 0, text.length, nowhere)) found.push(`${span.detector.id} in ${file.name}`);
      }
      expect(found).toEqual([]);
    });
  },
);

/** Provider kinds are built on the two shapes of `src/shape`, or name their provider's host in the pattern. */
function readsStandalone(id: string): boolean {
  const source = readFileSync(new URL(`../src/detectors/${id}/detector.ts`, import.meta.url), 'utf8');
  return source.includes("'../../shape/");
}
