import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { find, type RedactOptions, redact, redactText } from '../src/index.ts';
import { expander } from './template.ts';

/** Each of these is what some redactor has done to somebody. One law apiece. */
const make = expander('failures of others');
const key = 'a key for tests only';
const options = { policy: 'secrets', key } as const;
const token = (): string => `ghp_${make('{{alnum:36}}')}`;
const written = (value: unknown): string => JSON.stringify(value);

describe('what others have failed at', () => {
  it('covers every field, also the last answer, titles, keys and folders', () => {
    const fields = ['final_output', 'title', 'summary', 'cwd', 'thinking', 'error', 'stdout', 'label', 'x-unknown', ''];
    for (const field of fields) {
      const value = token();
      const steps = [{ output: { [field]: `it said ${value} and` } }, { [`key ${value}`]: 1 }];
      expect(written(redact({ [field]: value, steps, meta: { tags: [value] } }, options).value), field).not.toContain(
        value,
      );
    }
  });

  it('leaves markers that stand there already as they are', () => {
    const markers = ['[REDACTED:password:1a2b3c4d]', '[REDACTED]', '[CREDENTIAL]', '[PERSON_12]', '[INTERNAL_URL]'];
    for (const policy of ['secrets', 'pii'] as const)
      for (const marker of markers)
        for (const text of [
          `password: ${marker}`,
          `export API_KEY='${marker}'`,
          `postgres://app:${marker}@db.example/x`,
          `/Users/${marker}/src`,
          `{"token":"${marker}"}`,
        ])
          expect(redactText(text, { policy, key }).value).toBe(text);
  });

  it('writes no piece of a value into what stands for it', () => {
    for (const style of ['open-token', 'forsy'] as const)
      for (const strategy of ['mask', 'hash', 'drop'] as const) {
        const value = token();
        const {
          value: after,
          matches,
          notes,
        } = redact({ env: `GITHUB_TOKEN=${value}` }, { ...options, style, strategy });
        const all = written([after, matches, notes]);
        for (let at = 4; at + 6 <= value.length; at++) expect(all).not.toContain(value.slice(at, at + 6));
      }
  });

  it('tells of a match when, and only when, something has changed', () => {
    const texts = ['nothing here', `Authorization: Bearer ${token()}`, 'max_tokens: 4096', `x ${token()} y`];
    for (const text of texts) {
      const { value, matches } = redactText(text, options);
      expect(matches.length > 0).toBe(value !== text);
      expect(find({ text }, options).length > 0).toBe(value !== text);
    }
  });

  it('sees a value that was cut over streamed chunks, wherever the cut is', () => {
    const value = token();
    for (let cut = 1; cut < value.length; cut += 3) {
      const deltas = [`the token is ${value.slice(0, cut)}`, `${value.slice(cut)} and`, ' it works'];
      const { value: after } = redact(
        deltas.map((text) => ({ type: 'content_block_delta', delta: { type: 'text_delta', text } })),
        options,
      );
      const joined = after.map(({ delta }) => delta.text).join('');
      expect(joined).not.toContain(value);
      expect(written(after)).not.toContain(
        value.slice(Math.max(cut, value.length - cut) === cut ? 4 : cut, cut + 12).padEnd(8, '\0'),
      );
    }
  });

  it('reads no message together with the one before it, also where an object within says whose it is', () => {
    const said = ['Pages come next, and set the token to ', make('{{alnum:20}}'), ' and no more'];
    const messages = said.map((content) => ({ type: 'response_item', payload: { role: 'assistant', content } }));
    const written = said.map((content) => ({ lc: 1, type: 'constructor', id: ['AIMessage'], kwargs: { content } }));
    for (const list of [messages, written]) expect(redact(list, options).value).toBe(list);
    // Where nothing says so, they are pieces.
    expect(
      redact(
        said.map((content) => ({ content })),
        options,
      ).value[1]?.content,
    ).toContain('REDACTED');
  });

  it('reads no answer together with the one before it', () => {
    const answer = (id: string, text: string): object[] =>
      text.match(/.{1,7}/g)!.map((content) => ({ id, choices: [{ index: 0, delta: { content } }] }));
    const second = answer('two', 'payloads come next');
    const { value } = redact([...answer('one', `try ${token()}`), ...second], options);
    expect(value.slice(-second.length)).toEqual(second);
  });

  it('is not misled by line ends that are written as escapes', () => {
    const body = Array.from({ length: 4 }, () => make('{{base64:64}}'));
    const block = ['-----BEGIN PRIVATE KEY-----', ...body, '-----END PRIVATE KEY-----'];
    for (const end of ['\n', '\r\n', '\\n', '\\\\n', '\\\\\\\\n', '\\r\\n']) {
      const after = redactText(`key = "${block.join(end)}"`, options).value;
      for (const line of body) expect(after, JSON.stringify(end)).not.toContain(line);
    }
  });

  it('does not mask a short value everywhere it could stand', () => {
    const { value } = redact({ env: 'DB_PASSWORD=ab12x', text: 'Take ab12x, cab12xy and ab12x.' }, options);
    expect(value.env).not.toContain('ab12x');
    expect(value.text).toBe('Take ab12x, cab12xy and ab12x.');
  });

  it('leaves ids, digests and the lines of lock files alone', () => {
    const id = make('{{uuid}}');
    const quiet = [
      id,
      `session ${id}`,
      { id, parentUuid: make('{{uuid}}'), sessionId: id, requestId: `req_${make('{{alnum:24}}')}` },
      { tool_use_id: `toolu_01${make('{{alnum:22}}')}`, call_id: `call_${make('{{alnum:24}}')}` },
      `commit ${make('{{hex:40}}')}\nindex ${make('{{hex:7}}')}..${make('{{hex:7}}')} 100644`,
      `"integrity": "sha512-${make('{{base64:86}}')}=="`,
      `  resolved "https://registry.yarnpkg.com/x/-/x-1.0.0.tgz#${make('{{hex:40}}')}"`,
      `checksum = "${make('{{hex:64}}')}"`,
      `x/net v0.1.0 h1:${make('{{base64:43}}')}=`,
      `image: nginx@sha256:${make('{{hex:64}}')}`,
      { type: 'thinking', thinking: '', signature: `${make('{{base64:400}}')}==` },
      { type: 'reasoning', encrypted_content: `gAAAAA${make('{{base64url:300}}')}` },
      '<div class="sk-output-waiting">',
      '@app.route("/")\nn@app.route',
      'AuthService - token refreshed for user 42',
    ];
    for (const value of quiet) expect(find(value, { policy: 'pii', key }), written(value).slice(0, 60)).toEqual([]);
  });

  it('leaves the holes of templates alone', () => {
    const holes = [
      '<YOUR_API_KEY>',
      `$${'{API_KEY}'}`,
      '{{ api_key }}',
      '$API_KEY',
      'process.env.API_KEY',
      '%API_KEY%',
    ];
    const more = [
      'sk-...abcd',
      'xxxxxxxxxxxx',
      '********',
      'your-api-key-here',
      `$${'{{ secrets.KEY }}'}`,
      '$(cat key)',
    ];
    for (const hole of [...holes, ...more])
      for (const text of [`api_key: ${hole}`, `API_KEY="${hole}"`, `{"api_key":"${hole}"}`, `--token ${hole}`])
        expect(redactText(text, options).value).toBe(text);
  });

  it('takes no id and no moment for a phone number', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1_500_000_000, max: 1_900_000_000 }), (id, moment) => {
        const document = { id, ts: moment, at: `${moment}000`, text: `run ${id} began at ${moment} (${moment}123 ms)` };
        expect(find(document, { policy: 'pii', key }).filter(({ kind }) => kind === 'phone')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves the bytes of an image as they are, even where they look like something', () => {
    for (let round = 0; round < 40; round++) {
      const image = `data:image/png;base64,iVBORw0KGgo${make('{{base64:2000}}')}`;
      expect(redact({ image, text: `![](${image})` }, { policy: 'pii', key }).value).toEqual({
        image,
        text: `![](${image})`,
      });
    }
  });

  it('goes into the steps of agents within agents', () => {
    const value = token();
    let nested: unknown = { role: 'tool', content: [{ type: 'text', text: `export TOKEN=${value}` }] };
    for (let depth = 0; depth < 12; depth++)
      nested = depth % 3 === 2 ? { subagent: JSON.stringify(nested) } : { agent: { messages: [nested] } };
    expect(written(redact(nested, options).value)).not.toContain(value);
  });
});

describe('numbers', () => {
  const number = Number(make('{{of:1:3456789}}{{digits:7}}'));
  it('are masked where their key says that they are secret, and are JSON still', () => {
    const document = {
      password: number,
      args: written({ db_password: number }),
      deep: written({ a: written({ password: number }) }),
    };
    for (const strategy of ['mask', 'hash', 'drop'] as const) {
      const { value } = redact(document, { ...options, strategy });
      expect(written(value)).not.toContain(String(number));
      expect(typeof JSON.parse(value.args).db_password).toBe('string');
      expect(typeof JSON.parse(JSON.parse(value.deep).a).password).toBe('string');
      expect(redact(value, { ...options, strategy }).value).toEqual(value);
    }
    expect(JSON.parse(redactText(`{"password": ${number}}`, options).value)).toEqual({
      password: expect.stringMatching(/^\[REDACTED:password:[0-9a-f]{8}\]$/),
    });
  });
  it('stay numbers everywhere else', () => {
    const document = {
      max_tokens: number,
      prompt_tokens: 12345,
      port: 5432,
      ts: number,
      passed: 4821,
      token_count: 99999,
      vocab: { '\u0120password': number, '\u2581token': number, '##password': number },
    };
    expect(redact(document, { policy: 'pii', key }).value).toBe(document);
    for (const text of [written(document), `so ${written(document)}`, written({ text: written(document) })])
      expect(redactText(text, { policy: 'pii', key }).value).toBe(text);
  });
});

describe('a planted value', () => {
  const spellings = (value: string): string[] => [
    value,
    JSON.stringify(value).slice(1, -1),
    JSON.stringify(JSON.stringify(value)).slice(3, -3),
    encodeURIComponent(value),
    btoa(value),
    btoa(`x:${value}`),
  ];
  it('survives in no encoding, in the output, the matches, the notes or an error', () => {
    const policies = ['secrets', 'pii', 'strict'] as const;
    const all: RedactOptions[] = policies.flatMap((policy) =>
      (['mask', 'hash', 'drop'] as const).flatMap((strategy) =>
        (['open-token', 'forsy'] as const).map((style) => ({ policy, strategy, style, key })),
      ),
    );
    for (const given of all) {
      const value = make('{{alnum:9}}/{{alnum:9}}+"{{alnum:6}}');
      const document = {
        first: `export DB_PASSWORD='${value}'`,
        again: spellings(value).map((spelling) => `seen ${spelling} there`),
        [`k ${value}`]: true,
      };
      const { value: after, matches, notes } = redact(document, given);
      const text = written([after, matches, notes]);
      for (const spelling of spellings(value))
        expect(text, `${given.policy} ${given.strategy}`).not.toContain(spelling);
    }
  });
  it('is not named by the error of a document that cannot be redacted', () => {
    const value = token();
    const cyclic: Record<string, unknown> = { [value]: { env: `TOKEN=${value}` } };
    (cyclic[value] as Record<string, unknown>)['self'] = cyclic;
    for (const bad of [cyclic, { [value]: () => value }, { [value]: new Map([[value, value]]) }])
      try {
        redact(bad, options);
        expect.unreachable();
      } catch (error) {
        expect(`${(error as Error).message} ${(error as Error).stack}`).not.toContain(value);
      }
  });
});
