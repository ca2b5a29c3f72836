import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { bundle } from '../generate/bundle.ts';
import { publishedSchemas } from '../schema-diff/sources.ts';

/** What the READMEs tell whoever uses the schemas with Ajv, in the words of its call. */
const said = "addVocabulary(['x-rule', 'x-when', 'x-form'])";

describe('Ajv in its strict mode, as it comes', () => {
  const sources = publishedSchemas();
  it('refuses our annotations by itself', () => {
    const trace = sources.find(({ name }) => name === 'forsy')!;
    expect(() => new Ajv2020().compile(bundle(trace, sources))).toThrow('strict mode: unknown keyword: "x-form"');
  });

  it.each(sources)('takes the schema $name once it knows the annotations that the READMEs name', (source) => {
    const ajv = new Ajv2020({ logger: false });
    ajv.addVocabulary([...said.matchAll(/x-\w+/g)].map(([word]) => word));
    expect(ajv.compile(bundle(source, sources))).toBeTypeOf('function');
  });

  it.each(['schemas', 'packages/schema'])('is told so in the README of %s', (folder) => {
    expect(readFileSync(new URL(`../../${folder}/README.md`, import.meta.url), 'utf8')).toContain(said);
  });
});
