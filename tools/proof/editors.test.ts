import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { getLanguageService, type LanguageService, TextDocument } from 'vscode-json-languageservice';
import { idBase } from '../generate/schemas.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, root)), 'utf8');

/** What VS Code does without any extension: it loads schemas by their address, from the net or from the disk. */
function editor(associations: readonly { fileMatch: string[]; url: string }[]): LanguageService {
  const service = getLanguageService({
    schemaRequestService: async (uri) =>
      uri.startsWith(idBase) ? read(`schemas/${uri.slice(idBase.length)}`) : readFileSync(fileURLToPath(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  });
  service.configure({
    validate: true,
    schemas: associations.map(({ fileMatch, url }) => ({ fileMatch, uri: new URL(url, root).href })),
  });
  return service;
}

const settings = (): { fileMatch: string[]; url: string }[] => parse(read('.vscode/settings.json'))['json.schemas'];
const catalog = (): { fileMatch: string[]; url: string }[] => JSON.parse(read('schemas/catalog.json')).schemas;
const trace = JSON.parse(read('schemas/forsy/v0.1/valid/trace/minimal.json')) as Record<string, unknown>;

/** The three ways in which a schema meets a document. */
const ways = [
  {
    way: 'by the settings of VS Code',
    service: () => editor(settings()),
    path: 'examples/dataset/new/trace.json',
    document: trace,
  },
  {
    way: 'by the catalogue that SchemaStore reads',
    service: () => editor(catalog()),
    path: 'one.forsy.json',
    document: trace,
  },
  {
    way: 'by $schema in the document',
    service: () => editor([]),
    path: 'anywhere.json',
    document: { $schema: './schemas/forsy/v0.1/trace.schema.json', ...trace },
  },
];

describe.each(ways)('a trace $way', ({ service, path, document }) => {
  const open = (value: unknown) => {
    const text = TextDocument.create(new URL(path, root).href, 'json', 1, JSON.stringify(value, null, 2));
    const languageService = service();
    return { text, languageService, json: languageService.parseJSONDocument(text) };
  };
  const positionOf = (text: TextDocument, what: string, within = 1) =>
    text.positionAt(text.getText().indexOf(what) + within);

  it('is not complained of when it is valid', async () => {
    const { text, languageService, json } = open(document);
    expect(await languageService.doValidation(text, json)).toEqual([]);
  });

  it('is underlined exactly where a value is wrong', async () => {
    const { text, languageService, json } = open({ ...document, trace_mode: 'dreamt' });
    const [diagnostic, ...more] = await languageService.doValidation(text, json);
    expect(more).toEqual([]);
    expect(text.getText(diagnostic!.range)).toBe('"dreamt"');
    expect(diagnostic!.message).toContain('"live"');
  });

  it('is underlined in the step that lacks a key', async () => {
    const steps = structuredClone(document['steps']) as Record<string, unknown>[];
    delete steps[1]!['tool'];
    const { text, languageService, json } = open({ ...document, steps });
    const [diagnostic] = await languageService.doValidation(text, json);
    expect(diagnostic!.message).toContain('tool');
    const start = text.getText().indexOf('{', text.getText().indexOf('"step": 1'));
    expect(text.offsetAt(diagnostic!.range.start)).toBe(start);
  });

  it('explains a key on hover', async () => {
    const { text, languageService, json } = open(document);
    const hover = await languageService.doHover(text, positionOf(text, '"termination_reason"'), json);
    const { description } = JSON.parse(read('schemas/forsy/v0.1/trace.schema.json')).$defs.terminationReason;
    expect(JSON.stringify(hover?.contents).replaceAll('\\\\', '')).toContain(String(description).slice(0, 30));
  });

  it('offers keys that are missing and the words that a key may have', async () => {
    const { learning: _learning, ...rest } = document as Record<string, unknown>;
    const { text, languageService, json } = open(rest);
    const keys = await languageService.doComplete(text, positionOf(text, '"trace_id"', 0), json);
    expect(keys?.items.map(({ label }) => label)).toContain('learning');
    const values = await languageService.doComplete(text, positionOf(text, '"live"', 1), json);
    expect(values?.items.map(({ label }) => label)).toEqual(expect.arrayContaining(['"live"']));
  });
});

it('every schema of the catalogue loads in an editor and refuses something', async () => {
  for (const { fileMatch, url } of catalog()) {
    const name = fileMatch[0]!.replace('*', 'x');
    const text = TextDocument.create(new URL(name, root).href, 'json', 1, '[]');
    const service = editor(catalog());
    const diagnostics = await service.doValidation(text, service.parseJSONDocument(text));
    expect(
      diagnostics.map(({ message }) => message),
      url,
    ).toEqual([expect.stringContaining('object')]);
  }
});
