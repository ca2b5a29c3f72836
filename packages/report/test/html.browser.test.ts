import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Report, Result } from '@trace-formats/schema';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { html } from '../src/index.ts';
import { cases, checklistOf, findingOf, graphOf, reportOf, resultOf } from './cases.ts';

const executable = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const pictures = process.env['SCREENSHOTS'];

describe.skipIf(!existsSync(executable))('the page in a real browser (skipped where there is no chromium)', () => {
  let browser: Browser;
  let first: Tab;
  const folder = join(tmpdir(), `report-pages-${process.pid}`);

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    browser = await chromium.launch({ executablePath: executable, args: ['--no-sandbox'] });
    first = await newTab();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A tab that notes what goes wrong in it and what it asks of the network beside the page that it is to show. */
  interface Tab {
    readonly page: Page;
    url: string;
    trouble: string[];
  }
  const newTab = async (options: BrowserContextOptions = {}): Promise<Tab> => {
    const page = await browser.newPage(options);
    const tab: Tab = { page, url: '', trouble: [] };
    page.on('console', (message) => message.type() === 'error' && tab.trouble.push(message.text()));
    page.on('pageerror', (error) => tab.trouble.push(String(error)));
    page.on('dialog', (dialog) => tab.trouble.push(`dialog: ${dialog.message()}`));
    page.on('request', (request) => request.url() === tab.url || tab.trouble.push(`request: ${request.url()}`));
    return tab;
  };

  /** Opens the page from a file, as people do, in the tab that showed the last one: a new one takes five times as long. */
  const open = async (title: string, text: string, tab = first): Promise<Tab> => {
    const path = join(folder, `${title}.html`);
    writeFileSync(path, text);
    tab.url = pathToFileURL(path).href;
    tab.trouble = [];
    await tab.page.setViewportSize({ width: 1280, height: 900 });
    await tab.page.emulateMedia({ colorScheme: 'light' });
    // Nothing is pointed at that was clicked on the last page.
    await tab.page.mouse.move(0, 0);
    await tab.page.goto(tab.url);
    return tab;
  };
  const openDetails = (page: Page): Promise<unknown> =>
    page.evaluate('document.querySelectorAll("details").forEach((each) => { each.open = true; })');

  const picture = async (page: Page, title: string) => {
    if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${title}.png`), fullPage: true });
  };

  it.each(Object.keys(cases))('shows "%s" without an error or a request', async (title) => {
    const { page, trouble } = await open(title, html(cases[title]!));
    expect(await page.locator('h1').textContent()).not.toBe('');
    expect(trouble).toEqual([]);
  });

  it('runs nothing that stands in the data, and its own script', async () => {
    const { page, trouble } = await open('hostile', html(cases['hostile']!));
    await page.locator('#f-suppressed').check();
    expect(await page.title()).toBe('forsy-lint: 2 errors');
    expect(await page.locator('img, iframe, object').count()).toBe(0);
    expect(await page.locator('script').count()).toBe(1);
    expect(await page.locator('article').first().textContent()).toContain('<script>document.title = "owned"</script>');
    expect(trouble).toEqual([]);
  });

  it('would run nothing even if an escape were missing', async () => {
    const hole = html(cases['many']!).replace(
      '<main>',
      '<main><script>document.title="owned"</script><img src="https://example.org/x" onerror="document.title=\'owned\'">',
    );
    const { page } = await open('hole', hole);
    await page.waitForTimeout(200);
    expect(await page.title()).toBe('forsy-lint: 3 errors, 2 warnings and 1 note');
  });

  it.each(['many', 'one-error', 'hostile'])(
    'fits "%s" to a phone and a desk in light and dark colours',
    async (title) => {
      const { page } = await open(title, html(cases[title]!));
      await openDetails(page);
      for (const [device, width, colorScheme] of [
        ['phone', 375, 'light'],
        ['phone', 375, 'dark'],
        ['desk', 1280, 'light'],
        ['desk', 1280, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const wide = await page.evaluate('document.documentElement.scrollWidth');
        expect(wide, device).toBeLessThanOrEqual(width);
        const background = await page.evaluate('getComputedStyle(document.body).backgroundColor');
        expect(background, device).toBe(colorScheme === 'dark' ? 'rgb(20, 23, 27)' : 'rgb(251, 251, 249)');
        await picture(page, `${title}-${device}-${colorScheme}`);
      }
    },
  );

  it.each([0, 1, 12, 1250])(
    'draws a causal graph of %i turns within any width, with faulty links marked',
    async (turns) => {
      const faulty: readonly (readonly [number, number, boolean])[] = [
        [3, 2, true],
        [2, 2, true],
        [99_999, 3, true],
        [4, 1, true],
        [1, 4, true],
      ];
      const drawn = graphOf(turns, turns === 0 ? [] : faulty);
      const steps =
        turns === 0 ? drawnAlone.steps : drawn.steps.map((one) => ({ ...one, label: 'averylongword'.repeat(20) }));
      const graph = turns === 0 ? drawnAlone : { ...drawn, steps };
      const { page, trouble } = await open(
        `graph-${turns}`,
        html(reportOf([resultOf({ file: 'd/'.repeat(100), findings: [findingOf({})], graph })])),
      );
      await openDetails(page);
      for (const width of [320, 360, 390, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
        const marked = turns === 0 ? 1 : faulty.length;
        expect(await page.locator('path.link.faulty').count()).toBe(marked);
        expect(await page.locator('.graph li').count()).toBe(marked);
        const outside =
          await page.evaluate(`[...document.querySelectorAll('path.link, .node, .nowhere')].filter((mark) => {
        const box = mark.getBoundingClientRect();
        const field = mark.ownerSVGElement.getBoundingClientRect();
        return box.left < field.left - 1 || box.top < field.top - 1 || box.bottom > field.bottom + 1;
      }).length`);
        expect(outside, `${width} pixels`).toBe(0);
        expect(trouble).toEqual([]);
        await picture(page, `graph-${turns}-${width}`);
      }
    },
  );

  it.each(['many', 'one-error', 'hostile', 'dataset'])('can be read in light and dark colours: "%s"', async (title) => {
    const { page } = await open(`contrast-${title}`, html(cases[title]!));
    await openDetails(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(paleTexts), colorScheme).toEqual([]);
    }
  });

  it('is used by the keyboard alone', async () => {
    const { page } = await open('keys', html(cases['many']!));
    const visited: string[] = [];
    for (let press = 0; press < 200; press += 1) {
      await page.keyboard.press('Tab');
      const at = (await page.evaluate(`(() => {
        const { activeElement: on } = document;
        if (on === null || on === document.body) return '';
        const { outlineStyle } = getComputedStyle(on);
        return (on.id || on.tagName.toLowerCase()) + (outlineStyle === 'none' ? ' without an outline' : '');
      })()`)) as string;
      if (at === '') break;
      visited.push(at);
    }
    for (const control of [
      'f-text',
      'f-severity',
      'f-item',
      'f-rule',
      'f-suppressed',
      'f-clean',
      'button',
      'summary',
      'a',
    ])
      expect(visited).toContain(control);
    expect(visited.filter((one) => one.endsWith('outline'))).toEqual([]);
    await page.locator('button[data-item="3"]').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('article:visible').count()).toBe(1);
    await page.keyboard.press('Space');
    expect(await page.locator('article:visible').count()).toBe(6);
    const first = page.locator('.doc > summary:visible').first();
    const open1 = await page.locator('.doc[open]').count();
    await first.focus();
    await page.keyboard.press('Enter');
    expect(Math.abs((await page.locator('.doc[open]').count()) - open1)).toBe(1);
  });

  it('filters by words, severity, item and rule', async () => {
    const { page } = await open('many', html(cases['many']!));
    const shown = () => page.locator('article:visible').count();
    expect(await shown()).toBe(6);
    await page.locator('#f-severity').selectOption('warning');
    expect(await shown()).toBe(2);
    await page.locator('#f-severity').selectOption('');
    await page.locator('button[data-item="3"]').click();
    expect(await shown()).toBe(1);
    await page.locator('button[data-item="3"]').click();
    await page.locator('#f-rule').selectOption('observation-is-state');
    expect(await page.locator('.matrix tbody tr:visible').count()).toBe(2);
    await page.locator('#f-rule').selectOption('');
    await page.locator('#f-text').fill('STEPS.jsonl');
    expect(await page.locator('#f-count').textContent()).toBe('1 finding in 1 document');
    await page.locator('#f-text').fill('no such words');
    expect(await page.locator('#none').isVisible()).toBe(true);
  });

  it('goes from the checklist to a document and opens it', async () => {
    const { page } = await open('many', html(cases['many']!));
    const clean = page.locator('#d2');
    expect(await clean.isVisible()).toBe(false);
    await page.locator('#r2 a').click();
    await expect.poll(() => clean.getAttribute('open')).toBe('');
  });

  it('says everything without its script', async () => {
    const { page } = await open('many', html(cases['many']!), await newTab({ javaScriptEnabled: false }));
    expect(await page.locator('article:visible').count()).toBe(6);
    expect(await page.locator('#filter').isVisible()).toBe(false);
  });

  /** So many documents that only some of them stand in the page from the beginning; `last` is the last of them. */
  const manyAnd = (last: Result): Report =>
    reportOf([
      ...Array.from({ length: 500 }, (_, index) =>
        resultOf({
          file: `data/trace-${index}/trace.json`,
          trace_id: `trace-${index}`,
          findings: Array.from({ length: 4 }, () => findingOf({ message: `Step 5 of trace ${index} names step 7.` })),
          graph: graphOf(8, [[9, 3, true]]),
        }),
      ),
      last,
    ]);

  it('puts in what was kept for later as if it had stood there from the beginning', async () => {
    const last = cases['many']!.results[0]!;
    const drawn = { ...last, graph: graphOf(8, [[9, 3, true]]) };
    const { page, trouble } = await open('later', html(manyAnd(drawn)));
    const { page: whole } = await open('whole', html(reportOf([drawn])), await newTab());
    expect(await page.locator('#d501 article').count()).toBe(0);
    await page.locator('#d501 > summary').click();
    await expect.poll(() => page.locator('#d501 article').count()).toBe(4);
    const markup = (id: string) => `document.querySelector('${id}').innerHTML.replace(/ hidden=""|\\n/g, '')`;
    expect(await page.evaluate(markup('#d501'))).toBe(await whole.evaluate(markup('#d1')));
    expect(await page.locator('#d501 path.faulty').count()).toBe(1);
    expect(trouble).toEqual([]);
  });

  it('filters what was kept for later before and after it is put in', async () => {
    const last = resultOf({
      file: 'data/last/trace.json',
      findings: [findingOf({ rule: 'only-here', message: 'The words of the last one.' }), findingOf({})],
    });
    const { page } = await open('later-filter', html(manyAnd(last)));
    await page.locator('#f-text').fill('words of the last');
    expect(await page.locator('#f-count').textContent()).toBe('1 finding in 1 document');
    await page.locator('#d501 > summary').click();
    await expect.poll(() => page.locator('#d501 article:visible').count()).toBe(1);
    await page.locator('#f-text').fill('');
    expect(await page.locator('#d501 article:visible').count()).toBe(2);
    await page.locator('#f-rule').selectOption('only-here');
    expect(await page.locator('#f-count').textContent()).toBe('1 finding in 1 document');
    expect(await page.locator('#d501 article:visible').count()).toBe(1);
  });

  it('runs nothing of what was kept for later', async () => {
    const { page, trouble } = await open('later-hostile', html(manyAnd(cases['hostile']!.results[0]!)));
    await page.locator('#f-text').fill('owned');
    await page.locator('#f-text').fill('');
    await page.locator('#f-suppressed').check();
    await page.locator('#d501 > summary').click();
    await expect.poll(() => page.locator('#d501 article').count()).toBeGreaterThan(0);
    expect(await page.locator('img, iframe, object').count()).toBe(0);
    expect(await page.title()).toContain('forsy-lint:');
    expect(trouble).toEqual([]);
  });

  it('never shows a document whose findings did not fit as a clean one', async () => {
    const many = Array.from({ length: 15_000 }, () => findingOf({ checklist: 10 }));
    const results = ['a', 'b', 'c'].map((file) =>
      resultOf({ file, findings: many, checklist: checklistOf({ 10: 'fail' }) }),
    );
    const clean = resultOf({ file: 'clean', checklist: checklistOf() });
    const { page, trouble } = await open('unshown', html(reportOf([...results, clean])));
    expect(await page.locator('#f-count').textContent()).toBe('45000 findings in 3 documents');
    await page.locator('#f-item').selectOption('10');
    expect(await page.locator('#f-count').textContent()).toBe('45000 findings in 3 documents');
    expect(await page.locator('.matrix tbody tr:visible').count()).toBe(3);
    await page.locator('#f-item').selectOption('');
    await page.locator('#d2 > summary').click();
    await expect.poll(() => page.locator('#d2 article').count()).toBe(5000);
    expect(await page.locator('#f-count').textContent()).toBe('45000 findings in 3 documents');
    expect(trouble).toEqual([]);
  }, 60_000);

  it('opens a thousand traces and filters them', async () => {
    const results = Array.from({ length: 1000 }, (_, index) =>
      resultOf({
        file: `data/trace-${index}/trace.json`,
        trace_id: `trace-${index}`,
        findings: Array.from({ length: index % 7 }, () => findingOf({})),
        checklist: checklistOf(index % 7 ? { 10: 'fail' } : {}),
        graph: graphOf(8, index % 7 ? [[9, 3, true]] : []),
      }),
    );
    const text = html(reportOf(results));
    const { page, trouble } = await open('thousand', text);
    await page.locator('#f-text').fill('trace-998');
    expect(await page.locator('#f-count').textContent()).toBe('4 findings in 1 document');
    expect(trouble).toEqual([]);
    await page.locator('#f-text').fill('');
    if (pictures !== undefined) await page.screenshot({ path: join(pictures, 'thousand.png') });
  });
});

/** A trace of one step that names itself. */
const drawnAlone: NonNullable<Result['graph']> = {
  steps: [{ step: 1, turn: 1, actor: 'agent', action: 'agent_step', label: 'Alone', eval: -1 }],
  links: [{ from: 1, to: 1, kind: 'retry_of', faulty: true }],
};

/** Texts whose colour stands out from what is behind them by less than 4.5 to 1, in the terms of WCAG 2. */
const paleTexts = `(() => {
  const parts = (colour) => (colour.match(/[\\d.]+/g) || []).map(Number);
  const light = ([r, g, b]) => [r, g, b]
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = parts(getComputedStyle(at).backgroundColor);
      if (colour.length === 3 || colour[3] === 1) return colour;
    }
    return [255, 255, 255];
  };
  const pale = new Set();
  for (const element of document.body.querySelectorAll('*')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (!own || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName)) continue;
    const style = getComputedStyle(element);
    const inPicture = element.namespaceURI.endsWith('svg');
    const [a, b] = [parts(inPicture ? style.fill : style.color), behind(element)].map(light).sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) pale.add(element.tagName + '.' + (element.getAttribute('class') || '') + ' ' + ratio.toFixed(2));
  }
  return [...pale];
})()`;
