import { describe, expect, it } from 'vitest';
import { createSession, find, learnFrom, redact } from '../src/index.ts';
import { expander } from './template.ts';

const expand = expander('handed over');
const secret = expand('{{alnum:14}}7a');

/** What is said first, the answer, and whether the answer is one. */
const exchanges: readonly (readonly [asked: string, answer: string, isSecret: boolean])[] = [
  ['What is the password for the admin account?', secret, true],
  ['I need the database password to go on.', `${secret} is the one`, true],
  ['Could you send me the passphrase of the key?', `Sure: ${secret}, thanks`, true],
  ['The account is shop, and the password comes in the next message', secret, true],
  ['Here comes the password:', secret, true],
  ['My api key:', secret, true],
  ['ok, the token for the relay is:', secret, true],
  ['**Secret key:**', secret, true],
  ['mein Passwort:', secret, true],
  ['Bitte das Passwort für den Server eingeben', secret, true],
  ['Veuillez saisir le mot de passe.', secret, true],
  ['Das Passwort wurde geändert', secret, false],
  ['Which ticket is it, and what does the password policy say of these:', secret, false],
  ['The commit that renames the key:', secret, false],
  ['Which password policy shall I use?', secret, false],
  ['The password was changed. Which branch shall I build?', secret, false],
  ['What is the password for the admin account?', `I tried ${secret} and more`, false],
  // Whoever writes so much does more than answer.
  ['What is the password?', `${secret}\n${'This is the name of a build that I looked for. '.repeat(4)}`, false],
  ['What is the password?', `${secret}\nThis is what you asked for.`, true],
  ['I need the sudo password to go on. Could you share it?', `sure ${secret}`, true],
  ['Authentication failed with that password. Is it correct?', `oh wait no its ${secret}`, true],
  ['Which username and password shall I use for the form?', `dora and ${secret}`, true],
  ['Quel est le mot de passe ?', `c'est ${secret}`, true],
  ['Wie lautet das Passwort?', secret, true],
  ['Which name shall the branch have? The password was changed.', secret, false],
  ['Shall I rotate the password now?', secret, false],
  ['Which user name shall I use for the form?', secret, false],
  ['The installer wants a passphrase for the key file.', secret, true],
  ['Set DB_PASSWORD in the file. What should it be?', secret, true],
  ['What shall the new password be?', `${secret} please`, true],
  ['And the database password?', secret, true],
  ['I need a token to go on.', `ok one sec\n${secret}`, true],
  ['I need a token to go on.', `got it: ${secret} (valid until Friday)`, true],
  ['Could you share the credentials?', `ops ${secret}`, true],
  ['Quel mot de passe ?', `essaie ${secret}`, true],
  ['Does the form ask for a password?', `${secret} does`, false],
  ['Shall the field of the password be required?', `see ${secret} there`, false],
];

describe('A secret that a person hands over in a message of its own', () => {
  for (const [asked, answer, isSecret] of exchanges)
    it(`${isSecret ? 'is masked' : 'is none'} behind: ${asked}`, () => {
      const { value } = redact(
        {
          messages: [
            { role: 'assistant', content: asked },
            { role: 'user', content: answer },
          ],
        },
        { policy: 'secrets' },
      );
      expect(value.messages[1]!.content.includes(secret)).toBe(!isSecret);
    });

  it('is masked in the steps of a trace, in the parts of a message, and wherever it stands again', () => {
    const steps = [
      { actor: 'agent', output: 'Please enter the password.' },
      { actor: 'user', input: secret },
      { actor: 'agent', output: `I typed ${secret}.` },
    ];
    const parts = [
      { role: 'assistant', content: [{ type: 'text', text: 'What is your password?' }] },
      { role: 'user', content: [{ type: 'text', text: `It's ${secret}` }] },
    ];
    const halves = [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Set up the relay. My API key:' },
          { type: 'text', text: secret },
        ],
      },
    ];
    const question = 'What is the passphrase for the key file?';
    const events = [
      { source: 'agent', action: 'message', args: { content: question } },
      { source: 'user', action: 'message', args: { content: secret } },
    ];
    const langChain = [
      { type: 'ai', content: question },
      { type: 'human', content: secret },
    ];
    const message = (name: string, content: string) => ({
      lc: 1,
      type: 'constructor',
      id: ['langchain', 'schema', 'messages', name],
      kwargs: { content },
    });
    const written = [message('AIMessage', question), message('HumanMessage', secret)];
    const attributes = (of: (at: number, name: string) => string) => [
      { key: of(0, 'role'), value: { stringValue: 'assistant' } },
      { key: of(0, 'content'), value: { stringValue: question } },
      { key: of(1, 'role'), value: { stringValue: 'user' } },
      { key: of(1, 'content'), value: { stringValue: secret } },
    ];
    const spans = [
      attributes((at, name) => `gen_ai.prompt.${at}.${name}`),
      Object.fromEntries(
        attributes((at, name) => `llm.input_messages.${at}.message.${name}`).map(({ key, value }) => [
          key,
          value.stringValue,
        ]),
      ),
    ];
    const runs = [
      { inputs: { question }, outputs: { answer: secret } },
      { inputs: { input: question }, outputs: { output: secret } },
      { prompt: question, completion: secret },
      { role: 'agent', input: question, output: secret },
      { steps: [{ action: 'sudo ls', observation: '[sudo] password for dora:' }, { action: secret }] },
    ];
    for (const said of [steps, parts, halves, events, langChain, written, ...spans, ...runs])
      expect(JSON.stringify(redact(said, { policy: 'secrets' }).value)).not.toContain(secret);
  });

  it('is none where the next field is no answer, or the assistant speaks in the next attribute', () => {
    const question = 'What is the passphrase for the key file?';
    for (const said of [
      { question, id: secret },
      { input: 'Build the branch of the password form.', output: secret },
      {
        'gen_ai.prompt.0.role': 'user',
        'gen_ai.prompt.0.content': question,
        'gen_ai.prompt.1.role': 'assistant',
        'gen_ai.prompt.1.content': secret,
      },
    ])
      expect(redact(said, { policy: 'secrets' }).value).toEqual(said);
  });

  it('is said again where it was refused, and what is called otherwise then is none', () => {
    const said = (told: string, refusal: string, again: string) => [
      { role: 'user', content: told },
      { role: 'assistant', content: refusal },
      { role: 'user', content: again },
    ];
    const wrong = secret.toLowerCase();
    for (const messages of [
      said(`the wifi password is ${wrong}`, 'It was refused.', `no, with capitals: ${secret}`),
      said(`the token is ${wrong}`, '401 Unauthorized.', `typo, ${secret}`),
      said(`use the password ${wrong}`, 'Permission denied.', `I meant ${secret}`),
      said(`use the password ${wrong}`, 'Login failed.', `*${secret}`),
      said(`root password: marble77x`, 'Permission denied.', 'then it must be Harbor1987!'),
    ])
      expect(JSON.stringify(redact(messages, { policy: 'secrets' }).value[2])).toContain('REDACTED');
    for (const messages of [
      said('look at the password form', '403 Forbidden.', 'try release-2026.4'),
      said('look at the form', 'Permission denied.', 'try release-2026.4'),
      said(`use the password ${wrong}`, 'Done.', 'try release-2026.4'),
    ])
      expect(
        find(messages[2], { policy: 'secrets' }).length +
          find(messages, { policy: 'secrets' }).filter(({ pointer }) => pointer.startsWith('/2')).length,
      ).toBe(0);
  });

  it('is said again by whoever was not let in, and what is unlike what they said is none', () => {
    const lastOf = (again: string) =>
      redact(
        [
          { role: 'user', content: 'the password is sunshine.Rain' },
          { role: 'user', content: 'hm, access denied' },
          { role: 'user', content: `try with a capital: ${again}` },
        ],
        { policy: 'secrets' },
      ).value[2]!.content;
    expect(lastOf('Sunshine.Rain!')).toContain('REDACTED');
    expect(lastOf('Harbor!')).toContain('Harbor!');
  });

  it('is typed where its field was said to wait for it', () => {
    const messages = [
      { role: 'assistant', content: [{ type: 'text', text: 'The password field is focused.' }] },
      {
        role: 'assistant',
        content: [{ type: 'tool_use', id: 't1', name: 'computer', input: { action: 'type', text: secret } }],
      },
    ];
    expect(JSON.stringify(redact(messages, { policy: 'secrets' }).value)).not.toContain(secret);
  });

  it('is what a tool was told to ask a person, and what came back', () => {
    const call = (name: string, input: object) => ({ type: 'tool_use', id: 'toolu_01', name, input });
    const result = { type: 'tool_result', tool_use_id: 'toolu_01', content: secret };
    const chat = (name: string, question: string) => [
      {
        role: 'assistant',
        tool_calls: [{ id: 'c1', type: 'function', function: { name, arguments: JSON.stringify({ question }) } }],
      },
      { role: 'tool', tool_call_id: 'c1', content: secret },
    ];
    const question = 'What is the password for the server?';
    for (const said of [
      [call('ask_user', { question }), result],
      [call('ask_user', { question }), { ...result, content: JSON.stringify({ response: secret }) }],
      [call('AskUserQuestion', { questions: [{ question: 'Wie lautet das Passwort?', header: 'Login' }] }), result],
      chat('ask_user', question),
    ])
      expect(JSON.stringify(redact(said, { policy: 'secrets' }).value)).not.toContain(secret);
    for (const said of [
      [call('search_docs', { question }), result],
      [call('ask_user', { question: 'Which branch shall I build?' }), result],
      chat('ask_user', 'Which policy shall the passwords follow, and since when?'),
    ])
      expect(find(said, { policy: 'secrets' })).toEqual([]);
  });

  it('is what an agent types behind the words that it types a password', () => {
    const typed = (said: string, name: string, input: object) => [
      {
        role: 'assistant',
        content: [
          { type: 'text', text: said },
          { type: 'tool_use', id: 'toolu_01', name, input },
        ],
      },
    ];
    for (const said of [
      typed("Now I'll type the password.", 'computer', { action: 'type', text: secret }),
      typed('Let me enter the password:', 'mcp__browser__type_text', { ref: 'e4', text: secret }),
    ])
      expect(JSON.stringify(redact(said, { policy: 'secrets' }).value)).not.toContain(secret);
    for (const said of [
      typed("Now I'll type the name of the build.", 'computer', { action: 'type', text: secret }),
      typed("Now I'll type the password.", 'computer', { action: 'key', text: 'ctrl+a2' }),
      typed("Now I'll enter the user name and the password.", 'computer', { action: 'type', text: 'admin-7' }),
    ])
      expect(find(said, { policy: 'secrets' })).toEqual([]);
  });

  it('is what an agent types where a terminal asks for it, whether the arguments of a call are an object or a text', () => {
    const asked = (prompt: string, name: string, input: object) => [
      [
        { role: 'tool', tool_call_id: 'c1', content: prompt },
        {
          role: 'assistant',
          tool_calls: [{ id: 'c2', type: 'function', function: { name, arguments: JSON.stringify(input) } }],
        },
      ],
      [
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't1', content: prompt }] },
        { role: 'assistant', content: [{ type: 'tool_use', id: 't2', name, input }] },
      ],
    ];
    for (const said of [
      ...asked('[sudo] password for lena:', 'write_stdin', { session: 3, chars: `${secret}\n` }),
      ...asked('ops@build-7 password: ', 'terminal', { commands: [{ keystrokes: `${secret}\n`, wait: 1 }] }),
      ...asked("Enter passphrase for key '/srv/keys/id_ed25519': ", 'send', { keys: secret }),
      ...asked('Password:', 'bash', { command: `tmux send-keys -t main '${secret}' Enter` }),
    ])
      expect(JSON.stringify(redact(said, { policy: 'secrets' }).value)).not.toContain(secret);
    for (const said of [
      ...asked('Which build shall I look for?', 'write_stdin', { session: 3, chars: `${secret}\n` }),
      ...asked('Password:', 'write_stdin', { session: 3, chars: 'exit\n' }),
      ...asked('Password:', 'write_file', { path: `${secret}.txt` }),
      ...asked('Password:', 'bash', { command: 'tmux send-keys -t main C-c' }),
    ])
      expect(find(said, { policy: 'secrets' })).toEqual([]);
  });

  it('is a code that was sent to somebody, too', () => {
    const messages = [
      { role: 'assistant', content: 'The site asks for the verification code that was sent to you. What is it?' },
      { role: 'user', content: '286212' },
      { role: 'assistant', content: 'Which port does it listen on?' },
      { role: 'user', content: '286213' },
    ];
    expect(find(messages, { policy: 'secrets' }).map(({ pointer }) => pointer)).toEqual(['/1/content']);
  });

  it('is the answer of a person only', () => {
    const messages = [
      { role: 'assistant', content: 'What is the password?' },
      { role: 'tool', content: secret },
    ];
    expect(find(messages, { policy: 'secrets' })).toEqual([]);
  });

  it('is none where another question without one was asked since', () => {
    const question = 'What is the admin password?';
    const answer = 'tangerine42';
    expect(find([{ question, answer }], { policy: 'secrets' })).toHaveLength(1);
    const rows = [
      { question, note: 'none' },
      { question: 'Which build is it?', answer },
    ];
    expect(find(rows, { policy: 'secrets' })).toEqual([]);
  });

  it('is found again by a second look, which is told what the first one saw', () => {
    const session = createSession();
    const messages = [
      { role: 'assistant', content: 'What is the password?' },
      { role: 'user', content: secret },
    ];
    const seen = learnFrom(messages, { policy: 'secrets', session });
    expect(JSON.stringify(redact(messages, { policy: 'secrets', session, seen }).value)).not.toContain(secret);
  });
});
