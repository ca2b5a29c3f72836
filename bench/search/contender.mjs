import { readFileSync } from 'node:fs';

// Searches so many bytes of a file for secrets and prints the processor time of the search itself:
// `node --expose-gc bench/search/contender.mjs <ours|secretlint> <file> <bytes>`.
const contenders = {
  async ours() {
    const { findText } = await import('../../packages/redact/dist/index.js');
    return (text) => findText(text, { policy: 'secrets' }).length;
  },
  async secretlint() {
    const { lintSource } = await import('@secretlint/core');
    const { creator } = await import('@secretlint/secretlint-rule-preset-recommend');
    const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator, rules: [] }] };
    return async (content) =>
      (
        await lintSource({
          source: { filePath: 'trace.jsonl', content, contentType: 'text' },
          options: { config, noPhysicFilePath: true },
        })
      ).messages.length;
  },
};

const [name, path, bytes] = process.argv.slice(2);
const text = readFileSync(path, 'utf8').slice(0, Number(bytes));
const search = await contenders[name]();
await search(text.slice(0, 200_000));
// What was left over from making ready is no part of the search, and whether it is collected meanwhile would be luck.
globalThis.gc?.();
const begun = process.cpuUsage();
const found = await search(text);
const { user, system } = process.cpuUsage(begun);
console.log(JSON.stringify({ milliseconds: (user + system) / 1000, found }));
