import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

// Prints every regular expression of the packages as they are built: those that are written down, and those that are made when
// the cases of the detectors and of the rules are looked at, or every so many of them: `node tools/proof/expressions.mjs [each]`.
const each = Number(process.argv[2] ?? 1);
const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const expressions = new Map();
const note = (source, flags) => expressions.set(`${flags}/${source}`, { source, flags });

const Made = RegExp;
const noted = (expression) => {
  note(expression.source, expression.flags);
  return expression;
};
globalThis.RegExp = new Proxy(Made, {
  construct: (target, words, self) => noted(Reflect.construct(target, words, self)),
  apply: (target, self, words) => noted(Reflect.apply(target, self, words)),
});

const built = {};
for (const name of ['digest', 'validate', 'report', 'redact', 'lint', 'convert']) {
  const path = `${packages}${name}/dist/index.js`;
  literals(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
  built[name] = await import(path);
}
// As documents of one dataset, so that what they have in common is learned once.
const session = built.redact.createSession();
for (const { text } of casesIn(`${packages}redact/src/detectors`))
  built.redact.find({ content: text.replace(/\{\{[^{}]*\}\}/g, 'x7Kq9Lm2') }, { policy: 'strict', session });
const trace = JSON.parse(readFileSync(`${packages}../examples/dataset/csv-totals/trace.json`, 'utf8'));
// Every expression is met in the first steps as in all, and what the cases say of steps takes their place anyway.
trace.steps = trace.steps.slice(0, 2);
const rules = `${packages}lint/src/rules/forsy`;
for (const id of readdirSync(rules).filter((name) => !name.endsWith('.ts')))
  for (const { document } of casesIn(`${rules}/${id}`))
    built.lint.lintDocument(together(trace, document), 'forsy/v0.1', {
      settings: { ...built.lint.defaultSettings, only: new Set([id]) },
    });
process.stdout.write(JSON.stringify([...expressions.values()]));

function literals(node) {
  if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
    const end = node.text.lastIndexOf('/');
    note(node.text.slice(1, end), node.text.slice(end + 1));
  }
  ts.forEachChild(node, literals);
}

function casesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|[/\\])cases\.json$/.test(path))
    .flatMap((path) => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8')).filter((_, index) => index % each === 0));
}

/** A trace with what a case says of it. */
function together(value, change) {
  if (typeof change !== 'object' || change === null || typeof value !== 'object' || value === null) return change;
  const copy = Array.isArray(change) ? [] : { ...value };
  for (const [key, one] of Object.entries(change)) copy[key] = together(value[key], one);
  return copy;
}
