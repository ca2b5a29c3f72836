import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { script, scriptHash, style, styleHash } from '../src/generated/html-page.ts';
import { html } from '../src/index.ts';
import { cases, checklistOf, findingOf, graphOf, reportOf, resultOf } from './cases.ts';

const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('the policy of the page', () => {
  it('lets in its own script and style, by the digests of what they are now', () => {
    expect(scriptHash).toBe(digest(script));
    expect(styleHash).toBe(digest(style));
  });

  it('lets in nothing else', () => {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html(cases['many']!))![1];
    expect(policy).toBe(
      `default-src 'none'; script-src '${scriptHash}'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'`,
    );
  });
});

describe('html', () => {
  it('names no address of the web but those of the documentation', () => {
    const addresses = html(cases['many']!).match(/(?:https?:)?\/\/[\w./-]+\//g)!;
    expect(new Set(addresses)).toEqual(
      new Set(['https://github.com/trace-formats/trace-formats/blob/main/docs/rules/']),
    );
    expect(html(cases['hostile']!)).not.toMatch(/(?:href|src)="(?!#d\d+")/);
  });

  it('writes no tag of its data', () => {
    const tags = new Set([...html(cases['hostile']!).matchAll(/<([a-z]+)/g)].map(([, tag]) => tag));
    expect(tags.has('img')).toBe(false);
    expect(html(cases['hostile']!).match(/<script/g)).toHaveLength(1);
  });

  it('has a row of sixteen cells for each document with a checklist', () => {
    const rows = html(cases['many']!).match(/<tr id="r\d+">.*<\/tr>/g)!;
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row.match(/<td>/g)).toHaveLength(16);
  });

  it('says of what did not fit only what is so', () => {
    const leftOf = (results: Parameters<typeof reportOf>[0]): string | undefined =>
      /<p class="left">(.*)<\/p>/.exec(html(reportOf(results)))?.[1];
    const findings = [findingOf({})];
    expect(leftOf(Array.from({ length: 3100 }, () => resultOf({ findings })))).toBe(
      '100 documents with findings or open items did not fit on this page. The JSON report has everything.',
    );
    expect(leftOf(Array.from({ length: 3002 }, (_, at) => resultOf(at < 3001 ? { findings } : {})))).toBe(
      '1 document with findings or open items did not fit on this page. 1 document without trouble did not fit on this page. The JSON report has everything.',
    );
    // A graph with a faulty link is drawn in any case; others as long as there is room, and JSON has none of them.
    const drawn = (faulty: boolean) => resultOf({ graph: graphOf(75, [[9, 2, faulty]]) });
    expect(leftOf(Array.from({ length: 120 }, () => drawn(true)))).toBeUndefined();
    expect(leftOf(Array.from({ length: 120 }, () => drawn(false)))).toBe('20 causal graphs did not fit on this page.');
  });

  it('takes quiet for no more than it is', () => {
    const report = reportOf([resultOf({ findings: [findingOf({ severity: 'warning' })] })]);
    expect(html(report, { quiet: true })).toContain('<span class="badge pass">no errors</span>');
    const many = reportOf(Array.from({ length: 3001 }, () => report.results[0]!));
    expect(html(many, { quiet: true })).toContain('1 document without errors did not fit on this page.');
    expect(html(reportOf([resultOf({})]))).toContain('<span class="badge pass">no findings</span>');
  });

  it('marks faulty links in the drawing and tells them in words', () => {
    const text = html(cases['one-error']!);
    expect(text.match(/class="link cause faulty"/g)).toHaveLength(1);
    expect(text).toContain('<li>Step 5 names step 7 in <code>caused_by</code>.</li>');
  });

  it('sets as code what a reason or a remedy names in backticks, and leaves a message as it quotes', () => {
    const finding = findingOf({
      message: 'Step 3 says "`<b>`".',
      why: 'A `level` is read.',
      fix: 'Set `trace_mode` to live, never `<b>`; a ` alone stays.',
    });
    const text = html(reportOf([resultOf({ findings: [finding] })]));
    expect(text).toContain('A <code>level</code> is read.');
    expect(text).toContain('Set <code>trace_mode</code> to live, never <code>&lt;b&gt;</code>; a &#96; alone stays.');
    expect(text).toContain('Step 3 says &quot;&#96;&lt;b&gt;&#96;&quot;.');
  });

  it('draws a long trace around its faulty links and says how much is left out', () => {
    const long = graphOf(25_000, [[99_990, 50_000, true]]);
    const text = html(reportOf([resultOf({ graph: long, findings: [findingOf({})] })]));
    expect(text.length).toBeLessThan(400_000);
    expect(text).toContain('<tspan class="number">99990</tspan>');
    expect(text).toMatch(/<text class="gap"[^>]*>[\d,]+ steps not drawn/);
    expect(text.match(/<(?:rect|circle) class="node/g)).toHaveLength(300);
  });

  it('keeps what would make it heavy for later, and stays within a size that opens', () => {
    const results = Array.from({ length: 3000 }, (_, index) =>
      resultOf({
        file: `data/${index}/trace.json`,
        findings: Array.from({ length: 10 }, (_one, at) =>
          findingOf({ message: `${index} ${at} ${'words that differ '.repeat(100)}${index * at}` }),
        ),
        checklist: checklistOf({ 10: 'fail' }),
        graph: graphOf(40, [[90, 3, true]]),
      }),
    );
    const text = html(reportOf(results));
    expect(text.length).toBeLessThan(20_000_000);
    expect(text.match(/<details class="doc"/g)).toHaveLength(3000);
    expect(text).toMatch(/What is said of [\d,]+ documents did not fit on this page/);
    const kept = /<script type="application\/json" id="later">([^<]*)<\/script>/.exec(text)![1]!;
    expect(Object.keys(JSON.parse(kept) as object)).toEqual(['pieces', 'bodies', 'unshown']);
  });

  it('says in a document that not all of its findings fit, and counts all of them', () => {
    const findings = Array.from({ length: 15_000 }, () => findingOf({ rule: 'task-is-stated', checklist: 10 }));
    const results = ['a', 'b', 'c'].map((file) => resultOf({ file, findings, checklist: checklistOf({ 10: 'fail' }) }));
    const text = html(reportOf(results));
    const kept = JSON.parse(/<script type="application\/json" id="later">([^<]*)<\/script>/.exec(text)![1]!) as {
      pieces: readonly string[];
      bodies: Readonly<Record<string, readonly [readonly number[], readonly number[], readonly unknown[]]>>;
      unshown: Readonly<Record<string, readonly (readonly [string, string, number, number, number])[]>>;
    };
    const counted = Object.entries(kept.unshown).map(([number, facts]) => [
      number,
      facts.map(([severity, item, rule, suppressed, times]) => [severity, item, kept.pieces[rule], suppressed, times]),
    ]);
    expect(counted).toEqual([
      ['2', [['error', '10', 'task-is-stated', 0, 10_000]]],
      ['3', [['error', '10', 'task-is-stated', 0, 15_000]]],
    ]);
    expect(kept.bodies['2']![2]).toHaveLength(5000);
    const second = kept.bodies['2']![0].map((at) => kept.pieces[at]).join('');
    expect(second).toContain('10,000 findings of this document did not fit on this page.');
    expect(text).toContain('15,000 findings of this document did not fit on this page.');
  });

  it('holds a thousand traces, and of far more the ones in trouble', () => {
    const results = (many: number) =>
      Array.from({ length: many }, (_, index) =>
        resultOf({
          file: `data/${index}/trace.json`,
          findings: index % 50 === 49 ? [findingOf({})] : [],
          checklist: checklistOf(index % 50 === 49 ? { 10: 'fail' } : {}),
          graph: graphOf(5, []),
        }),
      );
    expect(html(reportOf(results(1000))).match(/<details class="doc"/g)).toHaveLength(1000);
    const text = html(reportOf(results(10_000)));
    expect(text.match(/<details class="doc"/g)).toHaveLength(3000);
    expect(text.match(/<article /g)).toHaveLength(200);
    expect(text).toContain('7,000 documents without trouble did not fit');
  });
});
