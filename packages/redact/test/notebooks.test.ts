import { describe, expect, it } from 'vitest';
import { find, redact } from '../src/index.ts';
import { expander } from './template.ts';

const expand = expander('notebooks');
const secret = expand('{{alnum:32}}');

/** A cell of a notebook that printed some lines, and one that ends in a value. */
const printing = (source: string, ...lines: string[]) => ({
  cells: [{ cell_type: 'code', source: [source], outputs: [{ output_type: 'stream', name: 'stdout', text: lines }] }],
});
const ending = (source: string, value: string, more: object = {}) => ({
  cells: [
    {
      cell_type: 'code',
      source: ['import os\n', source],
      outputs: [{ output_type: 'execute_result', data: { 'text/plain': [value], ...more } }],
    },
  ],
});

describe('a cell of a notebook', () => {
  it.each([
    ['prints a secret', printing('print(client.access_token)', `${secret}\n`)],
    ['ends in a secret', ending("os.environ['DB_PASSWORD']", `'${secret}'`)],
    ['runs a command that shows one', printing('!cat /run/secrets/api_token', `${secret}\n`)],
  ])('that %s is masked', (_, notebook) => {
    const { value } = redact(notebook, { policy: 'secrets' });
    expect(JSON.stringify(value)).not.toContain(secret);
    expect(find(value, { policy: 'secrets' })).toEqual([]);
  });

  it.each([
    ['measures a secret', ending("len(os.environ['DB_PASSWORD'])", '32')],
    ['makes a digest of a secret', ending('sha256(password).hexdigest()', `'${expand('{{hex:64}}')}'`)],
    ['cuts a text into tokens', ending('tokenizer.tokenize(text)', `'${secret}'`)],
    ['prints several lines', printing('print(client.access_token)', 'one\n', `${secret}\n`)],
    ['draws a picture', ending('client.token', `'${secret}'`, { 'image/png': expand('iVBORw0KGgo{{alnum:200}}') })],
    ['names no secret', printing('print(client.name)', `${secret}\n`)],
  ])('that %s stays', (_, notebook) => {
    expect(find(notebook, { policy: 'secrets' })).toEqual([]);
  });
});
