import type { ChecklistStatus, Finding, Report, Result, RuleCoverage } from '@trace-formats/schema';
import { summarise } from '../src/index.ts';

/** Everything that a trace may put into a text to harm its reader. */
export const hostileText: string = [
  '\u001b[2J\u001b]0;owned\u0007\u009b31m\u0000\u0008\u007f',
  '<script>document.title = "owned"</script><img src=x onerror="document.title=\'owned\'">',
  ']]> --> \x24{7*7} {{7*7}}',
  '| a | `b` | **c** | [d](javascript:alert(1)) | @everyone | #1 |',
  'line one\nline two\r\n::error::owned\r##[add-mask]x ##vso[task.setvariable]y',
  '\u202eright to left\u202c zero\u200bwidth \ufeff\u2028\u2029 \u{e0041}\u{e0042} \ud800 %0A 100% \u2067',
].join(' ');

const hint: Finding = findingOf({
  rule: 'observation-is-state',
  severity: 'warning',
  certainty: 'hint',
  checklist: 8,
  message: 'The observation of step 9 looks like a plan: "I will".',
  why: 'An observation says what was there before the step.',
  fix: 'Say what could be seen before the step; put the plan into reasoning.',
  pointer: '/steps/8/observation',
  line: 140,
  column: 22,
  fingerprint: '00aa11bb22cc33dd',
  excerpt: '"success": true,\n"observation": "I will now look at the cart."',
});

const note: Finding = findingOf({
  rule: 'version-is-current',
  stage: 'detect',
  severity: 'note',
  checklist: null,
  message: 'The file is read as forsy/v0.1.',
  why: null,
  fix: null,
  pointer: '',
  line: 1,
  column: null,
  docs: null,
  fingerprint: null,
  excerpt: undefined,
});

/** The report that stands for one situation; every reporter has a golden file for each. */
export const cases: Readonly<Record<string, Report>> = {
  empty: reportOf([]),
  covered: {
    ...reportOf([resultOf({ checklist: checklistOf({ 11: 'not-applicable' }) })]),
    coverage: [
      coverageOf({}),
      coverageOf({ rule: 'user-message-eval-is-zero', checklist: 3, status: 'run', not_run: 0, reasons: [] }),
      coverageOf({
        rule: 'arguments-are-json',
        checklist: null,
        status: 'not-applicable',
        run: 0,
        not_run: 0,
        reasons: [{ why: 'No trajectory was looked at.', documents: 0 }],
      }),
      coverageOf({ rule: hostileText, status: 'not-run', run: 0, reasons: [{ why: hostileText, documents: 2 }] }),
    ],
  },
  clean: reportOf([resultOf({ checklist: checklistOf() })]),
  'one-error': reportOf([
    resultOf({ findings: [findingOf({})], checklist: checklistOf({ 10: 'fail' }), graph: graphOf(2, [[7, 5, true]]) }),
  ]),
  many: reportOf([
    resultOf({
      findings: [
        findingOf({ line: 3, column: 12, pointer: '/task', excerpt: '{\n  "task": "Make it work"' }),
        hint,
        findingOf({
          rule: 'user-message-eval-is-zero',
          checklist: 3,
          message: 'Step 1 is a user_message with eval 1, but a user message is not judged.',
          fix: 'Set eval to 0.',
          pointer: '/steps/0/eval',
          line: 1204,
          column: 15,
          excerpt: '      "eval": 1,',
          fixable: true,
        }),
        note,
      ],
      checklist: checklistOf({ 3: 'fail', 8: 'needs-review', 10: 'fail' }),
      rules_not_run: [{ rule: 'summary-counts-are-true', why: 'steps/3 has a shape error in eval.' }],
    }),
    resultOf({ file: 'data/steps.jsonl', record: 1, trace_id: 'trace-a', checklist: checklistOf() }),
    resultOf({
      file: 'data/steps.jsonl',
      record: 2,
      trace_id: 'trace-b',
      findings: [findingOf({ line: 2, column: 4031, excerpt: '…"caused_by":[7],"retry_of":null…' })],
      checklist: checklistOf({ 10: 'fail', 13: 'not-applicable' }),
    }),
    resultOf({
      file: 'data/other/trace.json',
      trace_id: 'trace-c',
      findings: [hint],
      checklist: checklistOf({ 8: 'needs-review' }),
    }),
  ]),
  hostile: hostileReport(),
  suppressed: reportOf([
    resultOf({
      findings: [
        findingOf({
          suppressed: {
            reason: 'The link is a known quirk of the first export.',
            owner: 'Dana',
            expires: '2027-01-31',
            source: 'config',
          },
        }),
        hint,
      ],
      checklist: checklistOf({ 8: 'needs-review' }),
    }),
  ]),
  dataset: reportOf([
    resultOf({
      file: 'data',
      format: null,
      trace_id: null,
      findings: [
        findingOf({
          rule: 'trace-ids-are-unique',
          stage: 'dataset',
          checklist: null,
          message: 'Two traces call themselves trace-a: data/a/trace.json and data/b/trace.json.',
          why: 'Who refers to a trace by its id must find one.',
          fix: 'Give each trace an id of its own.',
          pointer: '',
          line: null,
          column: null,
          excerpt: undefined,
        }),
      ],
    }),
    resultOf({ file: 'data/a/trace.json', trace_id: 'trace-a', checklist: checklistOf() }),
    resultOf({ file: 'data/b/trace.json', trace_id: 'trace-a', checklist: checklistOf() }),
  ]),
  drafts: reportOf([
    resultOf({
      file: 'drafts/one.json',
      format: 'forsy/v0.1',
      findings: [
        findingOf({
          rule: 'judgements-are-made',
          checklist: null,
          message: 'Steps 2, 3 and 4 have no eval yet.',
          why: 'A draft has not been judged, so it says nothing of what went well.',
          fix: 'Judge each step, then check it again.',
          pointer: '/steps/1/eval',
          line: 40,
          column: 15,
          excerpt: '"success": true,\n"eval": null',
        }),
      ],
      checklist: checklistOf({ 15: 'clear', 16: 'attested' }),
      rules_not_run: [
        { rule: 'summary-counts-are-true', why: 'The steps of a draft are not judged.' },
        { rule: 'praised-steps-stand', why: 'The steps of a draft are not judged.' },
      ],
    }),
  ]),
  commands: {
    ...reportOf([
      resultOf({
        file: 'logs/session.jsonl',
        format: 'claude-code',
        detected: {
          format: 'claude-code',
          version: null,
          container: 'jsonl',
          why: 'The records carry type, uuid and parentUuid, as Claude Code logs do.',
          candidates: [
            { format: 'claude-code', saw: ['uuid', 'parentUuid'] },
            { format: 'pi', saw: ['a first record of type session'] },
          ],
        },
        losses: [
          { kind: 'dropped', pointer: '/records/12', why: 'The thinking block holds a signature only.', count: 3 },
        ],
        matches: [
          {
            kind: 'github_token',
            pointer: '/records/3/text',
            range: [12, 52],
            label: 'GitHub token',
            confidence: 'certain',
          },
        ],
      }),
    ]),
    tool: { name: 'trace-formats', version: '0.1.0', ruleset: null },
  },
};

/** A report over these results, with a true summary. */
export function reportOf(results: Result[]): Report {
  return {
    report_version: '1',
    tool: { name: 'forsy-lint', version: '0.1.0', ruleset: '3f5a0c1e' },
    results,
    summary: summarise(results),
  };
}

/** A result about one trace, with what is given laid over it. */
export function resultOf(given: Partial<Result>): Result {
  return {
    file: 'data/checkout/trace.json',
    record: null,
    format: 'forsy/v0.1',
    trace_id: 'forsy_trace_example_001',
    findings: [],
    checklist: [],
    rules_not_run: [],
    ...given,
  };
}

/** The finding of the documentation, with what is given laid over it; `excerpt: undefined` leaves the excerpt out. */
export function findingOf(given: { [Key in keyof Finding]?: Finding[Key] | undefined }): Finding {
  const { excerpt, ...finding } = {
    rule: 'caused-by-points-back',
    stage: 'rule',
    severity: 'error',
    certainty: 'exact',
    checklist: 10,
    message: 'Step 5 names step 7 as its cause, but step 7 is not earlier.',
    why: 'Readers replay a trace by following its causes; a link forward cannot be followed.',
    fix: 'Link to the step whose result led to this one, or set caused_by to null.',
    pointer: '/steps/4/caused_by/0',
    line: 88,
    column: 9,
    docs: 'https://github.com/trace-formats/trace-formats/blob/main/docs/rules/caused-by-points-back.md',
    fingerprint: '5f0c9ad1c2b7a4e3',
    fixable: false,
    suppressed: null,
    excerpt: '"caused_by": [\n  7',
    ...given,
  } as Finding;
  return excerpt === undefined ? finding : { ...finding, excerpt };
}

/** How far one rule was asked, with what is given laid over it. */
function coverageOf(given: Partial<RuleCoverage>): RuleCoverage {
  return {
    rule: 'caused-by-points-back',
    checklist: 10,
    status: 'partly',
    run: 1200,
    not_run: 1,
    not_applicable: 0,
    reasons: [{ why: 'The configuration switches it off.', documents: 1 }],
    ...given,
  };
}

/** All sixteen items, passed unless it is said otherwise. */
export function checklistOf(given: Readonly<Record<number, ChecklistStatus>> = {}): Result['checklist'] {
  return Array.from({ length: 16 }, (_, index) => ({ item: index + 1, status: given[index + 1] ?? 'pass' }));
}

/** A chain of steps in turns of three, with extra links `[from, to, faulty]`. */
export function graphOf(
  turns: number,
  extra: readonly (readonly [number, number, boolean])[],
): NonNullable<Result['graph']> {
  const steps = Array.from({ length: turns * 4 }, (_, index) => ({
    step: index + 1,
    turn: Math.floor(index / 4) + 1,
    actor: index % 4 === 0 ? 'user' : 'agent',
    action: index % 4 === 0 ? 'user_message' : 'agent_step',
    label: index % 4 === 0 ? 'Please mend the checkout' : `Run the tests of part ${index}`,
    eval: index % 4 === 0 ? 0 : index % 3 === 0 ? -1 : 1,
  }));
  const chain = steps
    .slice(1)
    .map(({ step }) => ({ from: step - 1, to: step, kind: 'caused_by' as const, faulty: false }));
  return {
    steps,
    links: [...chain, ...extra.map(([from, to, faulty]) => ({ from, to, kind: 'caused_by' as const, faulty }))],
  };
}

function hostileReport(): Report {
  return reportOf([
    resultOf({
      file: 'data/::error::a,b:c\n<script>alert(1)</script>\u001b[31m|`x` é 100%.json',
      record: 3,
      format: hostileText,
      trace_id: hostileText,
      findings: [
        findingOf({
          message: hostileText,
          why: hostileText,
          fix: hostileText,
          pointer: '/steps/<b>/a|b`c`',
          docs: 'javascript:alert(1)',
          excerpt: hostileText.slice(0, 200),
          fingerprint: null,
          suppressed: null,
        }),
        findingOf({
          message: hostileText,
          severity: 'warning',
          docs: 'https://example.org/"onmouseover="alert(1)',
          suppressed: { reason: hostileText, owner: hostileText, expires: null, source: 'baseline' },
        }),
        findingOf({
          message: `A message that does not end: ${'word '.repeat(2000)}`,
          why: null,
          fix: null,
          docs: null,
          excerpt: undefined,
        }),
      ],
      checklist: checklistOf({ 10: 'fail' }),
      rules_not_run: [{ rule: hostileText, why: hostileText }],
      detected: {
        format: hostileText,
        version: hostileText,
        container: 'json',
        why: hostileText,
        candidates: [{ format: hostileText, saw: [hostileText, hostileText] }],
      },
      graph: {
        steps: [
          { step: 1, turn: 1, actor: hostileText, action: hostileText, label: hostileText, eval: -1 },
          { step: 2, turn: null, actor: null, action: null, label: '', eval: null },
        ],
        links: [
          { from: 1, to: 2, kind: 'caused_by', faulty: true },
          { from: 99, to: 2, kind: 'retry_of', faulty: true },
        ],
      },
      losses: [{ kind: 'dropped', pointer: hostileText, why: hostileText }],
      matches: [
        { kind: hostileText, pointer: hostileText, range: [0, 1], label: hostileText, confidence: hostileText },
      ],
    }),
  ]);
}
