import { describe, expect, it } from 'vitest';
import { tries } from '../../../tools/chance/share.ts';
import { redact } from '../src/index.ts';
import type { Policy } from '../src/options/policies.ts';
import { expander } from './template.ts';

const count = tries(400);

/** A value for each row, made from a template. */
function values(template: string): string[] {
  const expand = expander(template);
  return Array.from({ length: count }, () => expand(template));
}

const passwords = values('{{a=alnum:14}}#{{b=digits:2}}x');
const keys = values('{{a=alnum:30}}7b3Q');
const numbers = values('{{a=digits:8}}').map((value) => `3${value.slice(1)}`);
const dates = numbers.map((_, row) => `19${40 + (row % 55)}-0${1 + (row % 9)}-${10 + (row % 18)}`);
const phones = numbers.map((value) => `0331 ${value.slice(0, 6)}`);
const securityNumbers = numbers.map((_, row) => `${219 + (row % 400)}-${38 + (row % 50)}-${1000 + row}`);
const accounts = numbers.map((value) => `jlindqvist${value}`);

const lines = (head: string, rows: readonly string[], foot = ''): string => `${head}\n${rows.join('\n')}${foot}`;

/** What is shown in rows without end, and what is sensitive in it. */
const shapes: readonly (readonly [name: string, policy: Policy, text: string, sensitive: readonly string[]])[] = [
  [
    'buckets, as `aws s3 ls` prints them',
    'strict',
    lines(
      '$ aws s3 ls',
      accounts.map((value) => `2026-01-02 10:00:00 ${value}-exports`),
      '\n\n$ ls\n',
    ),
    accounts,
  ],
  [
    'CSV',
    'secrets',
    lines(
      'name,password',
      passwords.map((value, row) => `user${row},${value}`),
    ),
    passwords,
  ],
  [
    'CSV with quotes',
    'secrets',
    lines(
      '"name","note","password"',
      passwords.map((value, row) => `"user${row}","a, b","${value}"`),
    ),
    passwords,
  ],
  [
    'CSV with ends of Windows',
    'secrets',
    lines(
      'name,password\r',
      passwords.map((value) => `x,${value}\r`),
    ),
    passwords,
  ],
  [
    'CSV with the numbers of its lines',
    'secrets',
    lines(
      '     1\tname,password',
      passwords.map((value, row) => `${String(row + 2).padStart(6)}\tuser,${value}`),
    ),
    passwords,
  ],
  [
    'TSV',
    'secrets',
    lines(
      'name\ttoken',
      keys.map((value, row) => `user${row}\t${value}`),
    ),
    keys,
  ],
  [
    'Markdown',
    'secrets',
    lines(
      '| name | password |\n|---|---|',
      passwords.map((value) => `| a | ${value} |`),
    ),
    passwords,
  ],
  [
    'psql',
    'secrets',
    lines(
      ' name | password \n------+----------',
      passwords.map((value) => ` a | ${value}`),
    ),
    passwords,
  ],
  [
    'an INSERT, with what ends a statement elsewhere',
    'secrets',
    `INSERT INTO u (name, password) VALUES\n${passwords.map((value) => `('user', '${value};)')`).join(',\n')};`,
    passwords,
  ],
  [
    'a COPY',
    'secrets',
    lines(
      'COPY public.u (name, password) FROM stdin;',
      passwords.map((value) => `user\t${value}`),
      '\n\\.',
    ),
    passwords,
  ],
  [
    'columns kept apart by blanks',
    'secrets',
    lines(
      'NAME      TOKEN                                 AGE',
      keys.map((value) => `user      ${value.padEnd(38)}2d`),
    ),
    keys,
  ],
  [
    'a list of YAML',
    'secrets',
    lines(
      'api_keys:',
      keys.map((value) => `  - ${value}`),
    ),
    keys,
  ],
  [
    'passwords in a list',
    'secrets',
    lines(
      'passwords:',
      passwords.map((value) => `  - ${value}`),
    ),
    passwords,
  ],
  [
    'entries of YAML',
    'secrets',
    lines(
      'secrets:',
      keys.map((value, row) => `  k${row}: ${value}`),
    ),
    keys,
  ],
  ['a list in brackets', 'secrets', `API_KEYS = [${keys.map((value) => `"${value}"`).join(', ')}]`, keys],
  [
    'a secret of Kubernetes, its kind before the data',
    'secrets',
    lines(
      'apiVersion: v1\nkind: Secret\ndata:',
      keys.map((value, row) => `  k${row}: ${btoa(value)}`),
    ),
    keys.map(btoa),
  ],
  [
    'a secret of Kubernetes, its kind behind the data',
    'secrets',
    lines(
      'apiVersion: v1\ndata:',
      keys.map((value, row) => `  k${row}: ${btoa(value)}`),
      '\nkind: Secret\n',
    ),
    keys.map(btoa),
  ],
  [
    'a private key',
    'secrets',
    lines(
      '-----BEGIN RSA PRIVATE KEY-----',
      keys.map((value) => (value + value).slice(0, 64)),
      '\n-----END RSA PRIVATE KEY-----',
    ),
    keys,
  ],
  ['codes', 'secrets', lines('GitHub backup codes', numbers), numbers],
  [
    'codes with numbers',
    'secrets',
    lines(
      'Backup codes:',
      numbers.map((value, row) => `${row + 1}. ${value}`),
    ),
    numbers,
  ],
  [
    'dates of birth',
    'pii',
    lines(
      'id,city,date_of_birth',
      dates.map((value, row) => `${row},Lyon,${value}`),
    ),
    dates,
  ],
  [
    'telephones',
    'pii',
    lines(
      'id,telefon',
      phones.map((value, row) => `${row},${value}`),
    ),
    phones,
  ],
  [
    'numbers of persons',
    'pii',
    lines(
      'id,ssn',
      securityNumbers.map((value, row) => `${row},${value}`),
    ),
    securityNumbers,
  ],
  [
    'numbers of persons on a page',
    'pii',
    `<table><tr><th>id</th><th>ssn</th></tr>\n${securityNumbers.map((value) => `<tr><td>1</td><td>${value}</td></tr>`).join('\n')}</table>`,
    securityNumbers,
  ],
  [
    'what stands under strokes',
    'pii',
    lines(
      'id    date_of_birth\n----- -------------',
      dates.map((value, row) => `${String(row).padEnd(5)} ${value}`),
    ),
    dates,
  ],
  [
    'what stands where its heading does',
    'pii',
    lines(
      'id     date_of_birth  city',
      dates.map((value, row) => `${String(row).padEnd(7)}${value}     Lyon`),
    ),
    dates,
  ],
  [
    'processes',
    'pii',
    lines(
      'USER              PID %CPU COMMAND',
      accounts.map((value, row) => `${value}  ${row}  0.0 bash`),
    ),
    accounts,
  ],
  ['homes', 'pii', lines('$ ls /home', accounts), accounts],
  [
    'an environment',
    'strict',
    lines(
      '$ env\nPWD=/srv\nSHLVL=1',
      keys.map((value, row) => `VAR${row}=${value}`),
    ),
    keys,
  ],
];

describe('what goes on for a thousand rows is masked in every one of them', () => {
  it.each(shapes)('%s', (_, policy, text, sensitive) => {
    const written = redact(text, { policy, key: 'k' }).value as string;
    const left = sensitive.flatMap((value, row) => (written.includes(value) ? [`row ${row}: ${value}`] : []));
    expect(left.slice(0, 5)).toEqual([]);
  });

  it('also where the text stands in a document', () => {
    const content = lines(
      'name,password',
      passwords.map((value, row) => `user${row},${value}`),
    );
    const { value } = redact(`{"n":1}\n${JSON.stringify({ content })}`, { policy: 'secrets', key: 'k' });
    expect(passwords.filter((password) => (value as string).includes(password))).toEqual([]);
  });
});

describe('what stands behind the rows is left as it is', () => {
  it.each([
    ['CSV', `\nSee https://example.com/a,b,c and notes`],
    ['CSV', '\n\nalpha,beta\ngamma,delta'],
  ])('of %s: %j', (_, behind) => {
    const text =
      lines(
        'name,password',
        passwords.map((value, row) => `user${row},${value}`),
      ) + behind;
    expect((redact(text, { policy: 'secrets', key: 'k' }).value as string).endsWith(behind)).toBe(true);
  });
});
