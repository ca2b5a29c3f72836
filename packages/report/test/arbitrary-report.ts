import type { Finding, Report, Result } from '@trace-formats/schema';
import fc from 'fast-check';
import { hostileText } from './cases.ts';

/** Any text at all: every UTF-16 code unit, half pairs included, and pieces that mean something to some reader. */
const text: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.array(fc.nat(0xffff), { maxLength: 30 }).map((codes) => String.fromCharCode(...codes)),
  fc
    .array(fc.constantFrom(...hostileText.split(' '), '::', '\n', '\r', '|', '`', '%', '&amp;', '-->', '[', ']'), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
);
const filled = text.map((value) => value || 'x');
const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const number = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.constantFrom(1, 1e21, Number.MAX_SAFE_INTEGER));
const anyInteger = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom(0, -1, 1e21, -1e21, Number.MAX_SAFE_INTEGER),
);
const count = fc.nat(1000);
const status = fc.constantFrom('pass', 'clear', 'needs-review', 'attested', 'fail', 'not-applicable');
const item = fc.integer({ min: 1, max: 16 });
const id = fc.constantFrom('caused-by-points-back', 'a', 'constructor', '0', 'to-string', 'rule-7');

const finding: fc.Arbitrary<Finding> = fc.record(
  {
    rule: id,
    stage: fc.constantFrom('read', 'detect', 'schema', 'rule', 'dataset', 'internal'),
    severity: fc.constantFrom('error', 'warning', 'note'),
    certainty: fc.constantFrom('exact', 'hint'),
    checklist: orNull(item),
    message: filled,
    why: orNull(text),
    fix: orNull(text),
    pointer: fc.oneof(
      fc.constant(''),
      text.map((value) => `/${value}`),
    ),
    line: orNull(number),
    column: orNull(number),
    docs: orNull(
      fc.oneof(text, fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.constant('javascript:alert(1)')),
    ),
    fingerprint: orNull(text),
    fixable: fc.boolean(),
    suppressed: orNull(
      fc.record({
        reason: filled,
        owner: orNull(text),
        expires: orNull(fc.constant('2027-01-31')),
        source: fc.constantFrom('config', 'baseline'),
      }),
    ),
    excerpt: text.map((value) => value.slice(0, 200)),
  },
  {
    requiredKeys: [
      'rule',
      'stage',
      'severity',
      'certainty',
      'checklist',
      'message',
      'why',
      'fix',
      'pointer',
      'line',
      'column',
      'docs',
      'fingerprint',
      'fixable',
      'suppressed',
    ],
  },
) as fc.Arbitrary<Finding>;

const result: fc.Arbitrary<Result> = fc.record(
  {
    file: fc.oneof(
      fc.constantFrom('a.json', 'b/c.jsonl', '<stdin>', '__proto__', '../x', '/abs/y', '::error::x'),
      filled,
    ),
    record: orNull(number),
    format: orNull(text),
    trace_id: orNull(text),
    findings: fc.array(finding, { maxLength: 4 }),
    checklist: fc.array(fc.record({ item, status }), { maxLength: 4 }),
    rules_not_run: fc.array(fc.record({ rule: filled, why: filled }), { maxLength: 2 }),
    detected: fc.record({
      format: filled,
      version: orNull(text),
      container: fc.constantFrom('json', 'jsonl'),
      why: filled,
      candidates: fc.array(fc.record({ format: filled, saw: fc.array(text, { maxLength: 3 }) }), { maxLength: 3 }),
    }),
    graph: fc.record({
      steps: fc.array(
        fc.record({
          step: anyInteger,
          turn: orNull(anyInteger),
          actor: orNull(text),
          action: orNull(text),
          label: text,
          eval: orNull(anyInteger),
        }),
        { maxLength: 5 },
      ),
      links: fc.array(
        fc.record({
          from: anyInteger,
          to: anyInteger,
          kind: fc.constantFrom('caused_by', 'retry_of'),
          faulty: fc.boolean(),
        }),
        { maxLength: 5 },
      ),
    }),
    losses: fc.array(
      fc.record(
        {
          kind: fc.constantFrom('dropped', 'missing', 'approximated', 'renamed'),
          pointer: text,
          why: filled,
          count: number,
        },
        { requiredKeys: ['kind', 'pointer', 'why'] },
      ),
      { maxLength: 2 },
    ),
    matches: fc.array(
      fc.record({ kind: filled, pointer: text, range: fc.tuple(count, count), label: text, confidence: text }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['file', 'record', 'format', 'trace_id', 'findings', 'checklist', 'rules_not_run'] },
) as fc.Arbitrary<Result>;

const coverage = fc.array(
  fc.record({
    rule: filled,
    checklist: orNull(item),
    status: fc.constantFrom('run', 'partly', 'not-run', 'not-applicable'),
    run: count,
    not_run: count,
    not_applicable: count,
    reasons: fc.array(fc.record({ why: filled, documents: count }), { maxLength: 2 }),
  }),
  { maxLength: 3 },
);

/** Any report that its schema allows, also one whose summary does not fit its results. */
export const anyReport: fc.Arbitrary<Report> = fc.record(
  {
    report_version: fc.constant('1' as const),
    tool: fc.record({
      name: fc.constantFrom('forsy-lint', 'trace-formats'),
      version: filled,
      ruleset: orNull(text),
    }),
    results: fc.array(result, { maxLength: 5 }),
    summary: fc.record({
      files: count,
      traces: count,
      errors: count,
      warnings: count,
      suppressed: count,
      checklist: fc.dictionary(item.map(String), fc.dictionary(status, count)),
    }),
    coverage,
  },
  { requiredKeys: ['report_version', 'tool', 'results', 'summary'] },
) as fc.Arbitrary<Report>;
