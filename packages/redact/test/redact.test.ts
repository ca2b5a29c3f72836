import { runInNewContext } from 'node:vm';
import { contentHash, sha256Hex } from '@trace-formats/digest';
import { valueAt } from '@trace-formats/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../tools/chance/share.ts';
import { createSession, find, findText, learnFrom, redact, redactText } from '../src/index.ts';
import { expander } from './template.ts';

const make = expander('redact');
const secret = make('{{token=alnum:32}}');
const url = (value: string): string => `postgres://app:${value}@db.internal:5432/main`;
const options = { policy: 'secrets', key: 'a key for tests only' } as const;

describe('redact', () => {
  it('masks a value and leaves the punctuation around it alone', () => {
    const { value, matches } = redact({ note: `Use ${url(secret)}, please.` }, options);
    expect(value.note).toMatch(
      /^Use postgres:\/\/app:\[REDACTED:password:[0-9a-f]{8}\]@db\.internal:5432\/main, please\.$/,
    );
    expect(matches).toHaveLength(1);
    expect(matches[0]).toMatchObject({ kind: 'password', pointer: '/note', range: [19, 51], inKey: false });
  });

  it('finds the value again wherever it stands, in every encoding, and in keys', () => {
    const inside = JSON.stringify({ deep: JSON.stringify({ value: `x ${secret}` }) });
    const document = {
      first: url(secret),
      plain: `The value ${secret} stands here.`,
      basic: `Basic ${btoa(`user:${secret}`)}`,
      shifted: btoa(`u:${secret}\n`),
      percent: encodeURIComponent(`?q=${secret}&r`),
      inside,
      [`key ${secret}`]: 1,
    };
    const { value, matches } = redact(document, options);
    const text = JSON.stringify(value);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(btoa(secret).slice(4, 20));
    expect(JSON.stringify(matches)).not.toContain(secret);
    expect(JSON.parse(JSON.parse(String(value['inside'])).deep).value).toMatch(/^x \[REDACTED:password:/);
    expect(matches.find((match) => match.inKey)?.pointer).toMatch(/^\/key \[REDACTED:password:/);
    expect(find(value, options)).toEqual([]);
    expect(redact(value, options).value).toEqual(value);
  });

  it('numbers keys that collide after masking', () => {
    const other = make('{{alnum:32}}');
    const { value } = redact({ [url(secret)]: 1, [url(other)]: 2, x: 3 }, { ...options, style: 'forsy' });
    expect(value).toEqual({
      'postgres://app:[CREDENTIAL]@db.internal:5432/main': 1,
      'postgres://app:[CREDENTIAL]@db.internal:5432/main_2': 2,
      x: 3,
    });
    const both = { [url(secret)]: { token: secret }, [url(other)]: { token: other } };
    const after = redact(both, { ...options, style: 'forsy' });
    // A place in what came out is where the match says, also below such a key.
    for (const { pointer } of after.matches.filter(({ inKey }) => !inKey))
      expect(valueAt(after.value, pointer)).toBe('[CREDENTIAL]');
    expect(new Set(after.matches.map(({ pointer }) => pointer)).size).toBe(4);
    expect(new Set(find(both, options).map(({ pointer }) => pointer)).size).toBe(4);
  });

  it('masks the rest of a key of which one line was masked before', () => {
    const [first, last] = [make('{{base64:64}}'), make('{{base64:64}}')];
    const label = 'RSA PRIVATE' + ' KEY';
    const note = `-----BEGIN ${label}-----\n${first}\n[REDACTED]\n${last}\n-----END ${label}-----`;
    const { value } = redact({ note }, options);
    expect(value.note).not.toContain(first);
    expect(value.note).not.toContain(last);
    expect(redact(value, options).value).toEqual(value);
  });

  it('keeps keys that a schema defines', () => {
    const document = { [url(secret)]: 1 };
    expect(redact(document, { ...options, keepKey: () => true }).value).toEqual(document);
    // Nor is it one where the same text is known for a secret from elsewhere.
    const both = { token: secret, [secret]: 1 };
    expect(redact(both, { ...options, keepKey: () => true }).value).toHaveProperty(secret, 1);
  });

  it('changes only the bytes of the value in a JSON text, and sees duplicate keys', () => {
    const text = `{ "a" : "${url(secret)}",\n\t"a": "second",  "n": 1.0e3, "u":"\\u00e9" }\n`;
    const { value } = redactText(text, options);
    expect(value.replace(/\[REDACTED:password:[0-9a-f]{8}\]/, secret)).toBe(text);
    expect(findText(text, options)[0]?.range).toEqual([text.indexOf(secret), text.indexOf(secret) + 32]);
  });

  it('reads JSON that was cut short', () => {
    const text = JSON.stringify({ a: JSON.stringify({ url: url(secret), rest: 'x'.repeat(50) }) }).slice(0, -20);
    expect(redactText(text, options).value).not.toContain(secret);
  });

  it('knows what the program of a list of arguments takes, in a tree and in a JSON text', () => {
    const password = ['Tr0ub4dor', 3].join('&');
    const lists = [
      ['docker', 'exec', 'db', '/usr/bin/mysql', '-uroot', `-p${password}`, 'shop'],
      ['sshpass', '-p', password, 'ssh', 'db'],
    ];
    for (const list of lists) {
      const without = ['cat', ...list.filter((word) => !/mysql|sshpass/.test(word))];
      for (const [words, isGiven] of [[list, true] as const, [without, false] as const]) {
        expect(JSON.stringify(redact({ command: words }, { policy: 'secrets' }).value).includes(password)).toBe(
          !isGiven,
        );
        const text = JSON.stringify({ command: words });
        expect(redactText(text, { policy: 'secrets' }).value.includes(password)).toBe(!isGiven);
      }
    }
  });

  it('sees the numbers that states know a person by where they are numbers of JSON', () => {
    const person = {
      pesel: 92071314764,
      user_cpf: 52998224725,
      personnummer: 198507099805,
      nid: 12,
      counted: 92071314771,
    };
    for (const one of [person, JSON.stringify(person)]) {
      const { value } = redact({ one }, { ...options, policy: 'pii' });
      const after = typeof value.one === 'string' ? JSON.parse(value.one) : value.one;
      const masked = expect.stringMatching(/^\[REDACTED:national_id:/);
      expect(after).toEqual({ ...person, pesel: masked, user_cpf: masked, personnummer: masked });
    }
  });

  it('masks a secret that is a number of JSON wherever it would as a string, and leaves what is counted', () => {
    const number = 48213377;
    const secrets = {
      ...{
        client_secret: number,
        secret: number,
        token: number,
        auth_token: number,
        apiKey: number,
        secret_key: number,
      },
      ...{ security_code: 482133, access_code: 4711, verificationCode: 482133 },
    };
    const counted = {
      ...{ tokens: number, max_tokens: number, total_token: number, input_token: number, cached_token: number },
      ...{ cost_per_token: 12345678, image_token: number, tokenCount: number, prompt_tokens: 12000000 },
      ...{ status_code: 4711, error_code: number, country_code: 4711, primary_key: number, cache_key: number },
      ...{ public_key: 12345678, secret_count: number, access_code_id: 4711, key: number },
    };
    const kept = { ...counted, usage: { token: 5, secret: 4711, api_key: 482133, token_id: 128009 } };
    const all = { ...secrets, ...kept };
    const masked = expect.stringMatching(/^\[REDACTED:(?:secret|otp):/);
    const expected = { ...Object.fromEntries(Object.keys(secrets).map((key) => [key, masked])), ...kept };
    expect(redact(all, options).value).toEqual(expected);
    expect(JSON.parse(redactText(JSON.stringify(all), options).value)).toEqual(expected);
  });

  it('judges what a number is by the name of the field', () => {
    const fields = { phone: '326 771 9282', remote_addr: '80.80.23.41' };
    const kept = { count: fields.phone, version: fields.remote_addr };
    const all = { ...options, policy: 'pii' } as const;
    expect(redact(kept, all).value).toEqual(kept);
    const masked = redact(fields, all).value;
    expect(masked.phone).not.toBe(fields.phone);
    expect(masked.remote_addr).not.toBe(fields.remote_addr);
  });

  it('knows the name of an entry whose value is wrapped in its type', () => {
    const attributes = [
      { key: 'http.request.header.x-api-key', value: { stringValue: secret } },
      { key: 'http.request.header.x-api-key', value: { arrayValue: { values: [{ stringValue: secret }] } } },
      { key: 'db.operation.name', value: { stringValue: make('{{alnum:32}}') } },
    ];
    const kept = JSON.stringify(attributes[2]);
    for (const one of [attributes, JSON.stringify(attributes)]) {
      const text = JSON.stringify(redact({ attributes: one }, options).value);
      expect(text).not.toContain(secret);
      expect(text).toContain(typeof one === 'string' ? JSON.stringify(kept).slice(1, -1) : kept);
    }
  });

  it('writes the whole digest for hash, and nothing for drop', () => {
    expect(redactText(url(secret), { ...options, strategy: 'hash' }).value).toMatch(
      /app:\[REDACTED:password:[0-9a-f]{64}\]@/,
    );
    expect(redactText(url(secret), { ...options, strategy: 'drop' }).value).toBe(
      'postgres://app:@db.internal:5432/main',
    );
  });

  it('takes the words of a marker for none of the command that it stands in', () => {
    const expand = expander('markers in commands');
    const value = {
      input: `Would you say that\n"posts about me generate more interest" ${expand('ghp_{{alnum:36}}')}`,
      output: { message: { id: expand('{{alnum:22}}') } },
    };
    const once = redact(value, options);
    expect(once.value).toMatchObject({ output: value.output });
    expect(redact(once.value, options).value).toEqual(once.value);
  });

  it('sees a value that was cut over streamed chunks', () => {
    const pieces = [
      'The url is postg',
      `res://app:${secret.slice(0, 9)}`,
      secret.slice(9, 20),
      `${secret.slice(20)}@db/x`,
      ' now',
    ];
    const events = pieces.map((text) => ({ type: 'delta', delta: { text } }));
    const { value, matches } = redact({ events }, options);
    const joined = value.events.map((event) => event.delta.text).join('');
    expect(joined).toMatch(/^The url is postgres:\/\/app:(?:\[REDACTED:password:[0-9a-f]{8}\]){3}@db\/x now$/);
    expect(matches).toHaveLength(3);
    expect(find(value, options)).toEqual([]);
  });

  it('masks a key in each of the lines that a notebook or a task keeps as a list', () => {
    const body = ['{{base64:64}}', '{{base64:64}}', '{{base64:40}}'].map((one) => make(one));
    const key = ['-----BEGIN PRIVATE KEY-----', ...body, '-----END PRIVATE KEY-----'];
    const lists = [key, key.map((line) => `${line}\n`), key.map((line) => ` ${line}\r\n`)];
    for (const lines of lists)
      for (const one of [{ lines }, JSON.stringify({ lines }, null, 1), JSON.stringify([1, { lines }])]) {
        const { value, matches } = redact({ id: 'a', one }, options);
        const after = JSON.stringify(value);
        for (const line of body) expect(after).not.toContain(line);
        expect(after.match(/\[REDACTED:private_key:[0-9a-f]{8}\]/g)).toHaveLength(3);
        expect(matches).toHaveLength(3);
        const read = typeof value.one === 'string' ? JSON.parse(value.one) : value.one;
        const shown: string[] = (Array.isArray(read) ? read[1] : read).lines;
        expect(shown).toHaveLength(5);
        expect(shown.map((line) => line.endsWith('\n'))).toEqual(lines.map((line) => line.endsWith('\n')));
        expect(find(value, options)).toEqual([]);
        expect(redact(value, options).value).toEqual(value);
      }
  });

  it('does not run one message or step into the next', () => {
    const token = expander('messages')(`gh${'p_'}{{alnum:36}}`);
    const starts = [token, `password: ${secret}`, 'password:', '/home/', 'API_KEY='];
    for (const start of starts)
      for (const rest of [
        ['yes', 'no'],
        ['Skipping', 'done'],
      ]) {
        const texts = [start, ...rest];
        const pointersOf = (value: unknown): string[] =>
          find(value, { ...options, policy: 'pii' }).map((m) => m.pointer);
        const known = start === token || start.endsWith(secret);
        const messages = texts.map((content, index) => ({ role: index === 0 ? 'user' : 'assistant', content }));
        expect(pointersOf({ messages })).toEqual(known ? ['/messages/0/content'] : []);
        const steps = texts.map((output, index) => ({ step: index + 1, output }));
        expect(pointersOf({ steps })).toEqual(known ? ['/steps/0/output'] : []);
        // Where nothing says what the strings are, a value that one of them holds whole ends with it.
        if (known) expect(pointersOf(texts.map((content) => ({ content })))).toEqual(['/0/content']);
      }
  });

  it('gives the same bytes under the same key, and others under another', () => {
    const once = redactText(url(secret), options).value;
    expect(redactText(url(secret), options).value).toBe(once);
    expect(redactText(url(secret), { ...options, key: 'another' }).value).not.toBe(once);
    expect(redactText(url(secret), { policy: 'secrets' }).value).not.toBe(
      redactText(url(secret), { policy: 'secrets' }).value,
    );
  });

  it('remembers values from document to document, and learns ahead of them', () => {
    const session = createSession({ key: 'k' });
    const first = redactText(`see ${secret}`, { policy: 'secrets', session });
    expect(first.matches).toEqual([]);
    learnFrom({ a: url(secret) }, { policy: 'secrets', session });
    expect(redactText(`see ${secret}`, { policy: 'secrets', session }).value).toMatch(/^see \[REDACTED:password:/);
    expect(JSON.stringify(session)).not.toContain(secret);
  });

  it('masks known names, hosts and patterns, and leaves allowed values', () => {
    const own = {
      ...options,
      names: ['Jane Doe'],
      hosts: ['build7'],
      patterns: [{ type: 'badge', pattern: /\bB-\d{6}\b/ }],
    };
    const { value } = redactText('jane doe logged in to build7 with B-123456, not rebuild72.', {
      ...own,
      style: 'forsy',
    });
    expect(value).toBe('[PERSON_1] logged in to [INTERNAL_URL] with [CUSTOMER_ID], not rebuild72.');
    const allow = [{ value: secret, reason: 'a published test value' }];
    expect(findText(url(secret), { ...options, allow })).toEqual([]);
  });

  it('finds in a second pass, by what the first one saw, all that it finds without', () => {
    const text = fc.oneof(
      fc.constantFrom(secret, url(secret), `the value ${secret}`, 'Jane Doe', 'jane.doe@firma-kowalski.pl', 'none'),
      fc.string({ maxLength: 12 }),
    );
    const values = fc.letrec((tie) => ({
      value: fc.oneof(
        text,
        fc.array(tie('value'), { maxLength: 5 }),
        fc.dictionary(fc.oneof(fc.constantFrom('password', 'delta', 'content', '7'), text), tie('value'), {
          maxKeys: 5,
        }),
      ),
    })).value;
    fc.assert(
      fc.property(fc.array(values, { maxLength: 4 }), (documents) => {
        const pii = { policy: 'pii', session: createSession({ key: 'k' }) } as const;
        const seen = documents.map((one) => learnFrom(one, pii));
        for (const [index, one] of documents.entries()) {
          const all = redact(one, pii);
          const { value, matches } = redact(one, { ...pii, seen: seen[index]! });
          expect({ value, matches }).toEqual({ value: all.value, matches: all.matches });
          expect(find(all.value, { ...pii, seen: all.changed })).toEqual(find(all.value, pii));
        }
      }),
      { numRuns: tries(40) },
    );
  });

  it('leaves everything alone under the policy none', () => {
    expect(redact({ a: url(secret) }, { policy: 'none' })).toMatchObject({
      value: { a: url(secret) },
      matches: [],
      notes: [],
    });
  });

  it('says kinds and counts in its notes, and whose key it was', () => {
    const { notes } = redact({ a: url(secret) }, options);
    expect(notes).toEqual(["policy secrets, strategy mask, digests under the user's key", 'password: 1']);
  });

  it('computes the digests of known documents again', () => {
    const events = [{ content: { text: url(secret) } }];
    const document = {
      open_token_version: '0.1',
      events,
      integrity: { hash_alg: 'sha256', events_hash: contentHash(events) },
    };
    const { value, notes } = redact(document, options);
    expect(value.integrity.events_hash).toBe(contentHash(value.events));
    expect(notes.at(-1)).toMatch(/events_hash was computed again/);
    // So it is in a list of documents, and in what is wrapped around one.
    const { value: wrapped } = redact([document, { session: document }], options);
    expect([wrapped[0], (wrapped[1] as { session: unknown }).session]).toEqual([value, value]);
    // Half a pair has no canonical form, so no digest fits; what stands beside it is masked all the same.
    const unsound = redact({ ...document, events: [...events, { text: '\ud800' }] }, options);
    expect(JSON.stringify(unsound.value.events[0])).toBe(JSON.stringify(value.events[0]));
    expect(unsound.value.integrity.events_hash).toBe(null);
    expect(unsound.notes.at(-1)).toMatch(/events_hash was set to null, because the events hold text that is no sound/);
    const content = `a ${url(secret)}`;
    const artifacts = [
      { content, hash: `sha256:${sha256Hex(content)}` },
      { content: null, diff: content, hash: `sha256:${sha256Hex('other')}` },
      { content: 'clean', description: url(secret), hash: `sha256:${sha256Hex('clean')}` },
    ];
    const forsy = redact({ static_output: { artifacts } }, options).value.static_output.artifacts;
    expect(forsy[0]!.hash).toBe(`sha256:${sha256Hex(forsy[0]!.content!)}`);
    expect(forsy[1]!.hash).toBeNull();
    expect(forsy[2]!.hash).toBe(artifacts[2]!.hash);
  });
});

describe('hostile values', () => {
  it('walks 10,000 levels and 50,000 leaves', () => {
    let deep: unknown = url(secret);
    for (let level = 0; level < 10_000; level++) deep = level % 2 ? [deep] : { a: deep };
    const { value } = redact(deep, options);
    let inner: unknown = value;
    while (typeof inner === 'object' && inner !== null) inner = Object.values(inner)[0];
    expect(inner).toMatch(/REDACTED/);
    const wide = Array.from({ length: 50_000 }, (_, index) => (index === 40_000 ? url(secret) : `leaf ${index}`));
    expect(find(wide, options).map((match) => match.pointer)).toEqual(['/40000']);
  });

  it('walks deeply nested JSON texts', () => {
    const text = '['.repeat(100_000);
    expect(redactText(text, options).value).toBe(text);
    const mixed = `${'{"a":['.repeat(20_000)}"${url(secret)}`;
    expect(redactText(mixed, options).value).not.toContain(secret);
  });

  it('names the place of a cycle and of what is not JSON, and no value', () => {
    const loop: Record<string, unknown> = { a: { b: [url(secret)] } };
    loop['again'] = { loop };
    expect(() => redact(loop, options)).toThrow(/^The value at \/again\/loop contains itself/);
    expect(() => redact({ when: new Map([[secret, 1]]) }, options)).toThrow(
      /^The value at \/when is not plain JSON data/,
    );
    expect(() => redact({ f: () => secret }, options)).toThrow(/is a function/);
    expect(() => redact({ pin: 47111234n }, options)).toThrow(
      /^The value at \/pin is a bigint, and only JSON values can be redacted\.$/,
    );
    // What JSON would be written of as it says itself is not what was read.
    const own = Object.defineProperty({ a: 1 }, 'toJSON', { value: () => secret });
    const list = Object.defineProperty(['a'], 'toJSON', { value: () => [secret] });
    class Sealed extends Array<string> {
      toJSON = (): string => secret;
    }
    for (const odd of [own, list, Sealed.from(['a']), new (class extends Array {})(), new (class {})()])
      expect(() => redact({ odd }, options)).toThrow(/^The value at \/odd is not plain JSON data/);
    const plain = [runInNewContext('({ a: ["b"] })'), Object.create(null), { toJSON: 'a word' }];
    expect(redact(plain, options).value).toBe(plain);
    const shared = { s: url(secret) };
    expect(redact([shared, shared], options).matches).toHaveLength(2);
  });

  it('keeps a key called __proto__', () => {
    const value = JSON.parse(`{"__proto__":{"a":"${url(secret)}"},"b":1}`);
    const text = JSON.stringify(redact(value, options).value);
    expect(text).toMatch(/^\{"__proto__":\{"a":"postgres:\/\/app:\[REDACTED/);
  });

  it('takes broken surrogates', () => {
    const value = `${secret}\ud800`;
    expect(redactText(url(value), options).value).not.toContain(secret);
  });

  it('refuses an empty key and an unknown policy, strategy or style in clear words', () => {
    expect(() => redact({}, { policy: 'secrets', key: '' })).toThrow('The redaction key is empty');
    expect(() => redact({}, { policy: 'all' as 'pii' })).toThrow('The policy "all" is not known');
    // A name that every object knows is no policy either: nothing would be masked under it.
    expect(() => redactText('', { policy: 'toString' as 'pii' })).toThrow('The policy "toString" is not known');
    // Taken for the usual one, `masks` would be stated in the notes, and `dropp` would leave a marker.
    expect(() => redactText('', { policy: 'pii', strategy: 'dropp' as 'drop' })).toThrow('The strategy "dropp" is not');
    expect(() => redact({}, { policy: 'pii', style: 'forsi' as 'forsy' })).toThrow('The style "forsi" is not known');
    expect(() => find({}, undefined as never)).toThrow('No policy was given');
    expect(() => learnFrom({}, {} as never)).toThrow('No policy was given');
  });
});

describe('laws', () => {
  const document = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.string({ unit: 'binary' }),
      fc.integer(),
      fc.constantFrom(
        url(secret),
        `x${secret}y`,
        btoa(`:${secret}`),
        encodeURIComponent(url(secret)),
        JSON.stringify({ a: url(secret) }),
      ),
      fc.array(tie('value')),
      fc.dictionary(fc.string(), tie('value')),
    ),
  })).value;

  it('redacting twice is redacting once, and nothing is found in redacted output', () => {
    fc.assert(
      fc.property(document, fc.constantFrom('mask' as const, 'drop' as const, 'hash' as const), (value, strategy) => {
        const once = redact(value, { ...options, policy: 'strict', strategy });
        expect(find(once.value, { ...options, policy: 'strict' })).toEqual([]);
        expect(redact(once.value, { ...options, policy: 'strict', strategy }).value).toEqual(once.value);
      }),
      { numRuns: tries(100) },
    );
  });

  it('no planted value survives, in the output, the matches or the notes', () => {
    fc.assert(
      fc.property(document, (value) => {
        const out = JSON.stringify(redact([url(secret), value], options));
        expect(out).not.toContain(secret);
        expect(out).not.toContain(btoa(`:${secret}`).slice(2, -2));
      }),
      { numRuns: tries(100) },
    );
  });

  it('what holds nothing sensitive comes back as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        if (find(value, { ...options, policy: 'secrets' }).length === 0)
          expect(redact(value, options).value).toEqual(value);
      }),
    );
  });
});

it.each([
  ['n', 'APP_ENV=prod'],
  ['t', 'REGION=eu'],
  ['r', 'NAME=x1'],
  ['u000a', 'ROLE=all'],
])('A password ends before \\%s, and the setting behind it stays', (sign, next) => {
  const text = (password: string): string => `HOST=db.example\\nDB_PASSWORD=${password}\\${sign}${next}`;
  const { value } = redactText(text(['Qz7R', 'w2Lm9Kt4'].join('')), { policy: 'secrets' });
  expect(value.replace(/\[REDACTED:[^\]]+\]/, 'gone')).toBe(text('gone'));
});
