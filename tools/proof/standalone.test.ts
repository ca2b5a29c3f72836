import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Expected, loadFixtures } from '../fixtures/load.ts';
import { loadSchemas } from '../generate/schemas.ts';
import { bundled } from './bundle.ts';

/** Every fixture with the function that judges it and what is to be found. */
const cases = loadSchemas().flatMap((source) => {
  const { valid, invalid } = loadFixtures(source);
  const validate = `validate${String(source.schema['title'])}`;
  return [
    ...valid.map(({ document }) => ({ validate, document, findings: [] as readonly Expected[] })),
    ...invalid.map(({ document, findings }) => ({ validate, document, findings })),
  ];
});

/** Runs in bare Node and in a page: judges every document and says whether code can be made from strings there. */
const proof = `
export function run(validators, cases) {
  let made = true;
  try { new Function('return 1')(); } catch { made = false; }
  const results = cases.map(({ validate, document }) =>
    validators[validate](document).map(({ rule, pointer, message }) => ({ rule, pointer, message })));
  return { made, results };
}
`;

interface Answer {
  readonly made: boolean;
  readonly results: readonly (readonly Expected[])[];
}

let validators = '';
beforeAll(async () => {
  validators = (await bundled("export * from './index.ts';")).outputFiles[0]!.text;
});

function expectAll({ made, results }: Answer): void {
  expect(made).toBe(false);
  expect(results).toEqual(cases.map(({ findings }) => findings));
}

describe('in bare Node, without node_modules and where strings cannot become code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('every fixture has its findings', () => {
    writeFileSync(join(folder, 'validators.mjs'), validators);
    writeFileSync(join(folder, 'proof.mjs'), proof);
    writeFileSync(join(folder, 'cases.json'), JSON.stringify(cases));
    writeFileSync(
      join(folder, 'main.mjs'),
      `import { readFileSync } from 'node:fs';
import { run } from './proof.mjs';
import * as validators from './validators.mjs';
process.stdout.write(JSON.stringify(run(validators, JSON.parse(readFileSync('cases.json', 'utf8')))));
`,
    );
    expect(readdirSync(folder)).not.toContain('node_modules');
    const text = execFileSync(process.execPath, ['--disallow-code-generation-from-strings', 'main.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: {},
    });
    expectAll(JSON.parse(text) as Answer);
  });
});

const browser = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

describe.skipIf(!existsSync(browser))(
  `in a page whose policy forbids eval (skipped where there is no ${browser}; CHROMIUM names another)`,
  () => {
    let server: Server;
    let address = '';

    beforeAll(async () => {
      const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
        '/': ['text/html', '<!doctype html><title>proof</title><script type="module" src="/main.js"></script>'],
        '/main.js': [
          'text/javascript',
          `import { run } from '/proof.js';
import * as validators from '/validators.js';
window.answer = run(validators, await (await fetch('/cases.json')).json());
`,
        ],
        '/proof.js': ['text/javascript', proof],
        '/validators.js': ['text/javascript', validators],
        '/cases.json': ['application/json', JSON.stringify(cases)],
      };
      server = createServer(({ url }, response) => {
        const [type, text] = files[url ?? ''] ?? [];
        if (text === undefined) response.writeHead(404).end();
        else
          response
            .writeHead(200, {
              'content-type': `${type}; charset=utf-8`,
              'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
            })
            .end(text);
      });
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    });
    afterAll(() => server.close());

    it('every fixture has its findings', async () => {
      const chrome = await chromium.launch({
        executablePath: browser,
        args: [
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      });
      try {
        const page = await chrome.newPage();
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await page.goto(address);
        // Asked from outside, time after time: what waits inside the page would need the eval that the policy forbids.
        const answer = await vi.waitFor(
          async () => {
            const found = await page.evaluate('window.answer');
            expect(found).toBeDefined();
            return found as Answer;
          },
          { timeout: 300_000, interval: 100 },
        );
        expectAll(answer);
        expect(errors).toEqual([]);
      } finally {
        await chrome.close();
      }
    });
  },
);
