import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { deniable, folderOf, run } from '../command.ts';
import { runHere } from '../run-here.ts';

const trace = readFileSync(
  fileURLToPath(new URL('../../../../examples/dataset/csv-totals/trace.json', import.meta.url)),
  'utf8',
);
type Line = readonly [program: 'trace-formats' | 'forsy-lint', ...words: string[]];
const titled = (lines: readonly (readonly [Line, RegExp])[]) =>
  lines.map(([line, says]) => [line.map((word) => word || "''").join(' '), line, says] as const);

describe('a command line that cannot be meant is one line, with what to do, and 2:', () => {
  const folder = folderOf({ 'a.json': trace, 'list.json': '[]', 'none.json': '' });
  mkdirSync(join(folder, 'empty'));
  const lines: readonly (readonly [Line, RegExp])[] = [
    [['trace-formats', 'valdate', 'a.json'], /no command "valdate"\.\nDid you mean trace-formats validate\?\n$/],
    [['trace-formats', '--hlep'], /no flag --hlep before a command\.\nDid you mean --help\?\n$/],
    [['trace-formats', '-f', 'json', 'validate'], /no flag -f before a command\.\nThe command comes first/],
    [['trace-formats', 'validate', '--formt', 'json'], /no flag --formt\.\nDid you mean --format\?\n$/],
    [['trace-formats', 'validate', '-a.json'], /no flag -a\.json\.\nIf it is a file, write \.\/-a\.json; see --help/],
    [
      ['trace-formats', 'validate', 'a.json', '-f', 'json=r', '-f', 'sarif=./r'],
      /--format sarif=\.\/r and --format json=r would both be written to .*\/r\.\nGive each a file of its own\.\n$/,
    ],
    [
      ['forsy-lint', 'a.json', '-f', 'json=r', '--receipt', 'r'],
      /--receipt r and --format json=r would both be written|--format json=r and --receipt r would both be written/,
    ],
    [['forsy-lint', 'attest', '-', '--item', '1', '--by', 'A'], /: attest takes no standard input\.\nName a file\.\n$/],
    [
      ['forsy-lint', 'attest', '@latest', '--item', '1', '--by', 'A'],
      /takes no sessions, and @latest names one\.\nName a/,
    ],
    [['forsy-lint', 'attest', './@a', '--item', '1', '--by', 'A'], /@a could not be read: there is no such file/],
    [['forsy-lint', 'verify', '-'], /: verify takes no standard input\.\nName a file\.\n$/],
    [['forsy-lint', 'verify', '@1:codex'], /: verify takes no sessions, and @1:codex names one\.\nName a file\.\n$/],
    [['forsy-lint', 'merge', 'list.json', '-'], /: merge takes no standard input\.\nName a file\.\n$/],
    [['forsy-lint', 'merge', '@latest'], /: merge takes no sessions, and @latest names one\.\nName a file\.\n$/],
    [['trace-formats', 'validate', '-f', 'jsn', 'a.json'], /\nDid you mean --format json\?\n$/],
    [['trace-formats', 'hook', 'install', '--to', 'claude', '--event', 'stop'], /\nDid you mean --event=Stop\?\n$/],
    [['trace-formats', 'skills', 'instal'], /cannot do "instal"\.\nDid you mean trace-formats skills install\?\n$/],
    [['trace-formats', 'hook', 'remove', '--to', 'claude'], /hook cannot do "remove"\.\nWrite .* hook uninstall --to/],
    [['trace-formats', 'hook', 'install', 'claude'], /was given "claude"\.\nDid you mean --to claude\?\n$/],
    [['trace-formats', 'hook', 'show', 'a'], /hook show takes no further words, but it was given "a"\.\n$/],
    [['trace-formats', 'hook', 'install'], /Say for which agent with --to\.\nThere are claude, codex and gemini\.\n$/],
    [['trace-formats', 'skills', 'uninstall', 'forsy-trace'], /takes nothing away.*\nDelete that folder/],
    [['trace-formats', 'help', 'redct'], /no command "redct"\.\nDid you mean trace-formats redact\?\n$/],
    [['forsy-lint', 'help', 'explian'], /no command "explian"\.\nDid you mean forsy-lint explain\?\n$/],
    [['forsy-lint', 'help', 'bogus'], /no command "bogus"\.\nSee forsy-lint --help .*; trace-formats is a program/],
    [['trace-formats', 'help', 'bogus'], /no command "bogus"\.\nSee trace-formats --help .*; forsy-lint is a program/],
    [['forsy-lint', 'explian'], /\nDid you mean forsy-lint explain\?\n$/],
    [['forsy-lint', 'rules', 'a'], /rules takes no words, but it was given "a"\./],
    ...(
      [
        ['trace-formats', 'validate', 'a.json'],
        ['trace-formats', 'detect', 'a.json'],
        ['forsy-lint', 'a.json'],
      ] as const
    ).map(
      (line) =>
        [
          [...line, '--stdin-filename', 'b.json'],
          /names standard input, of which nothing is read here\.\nName - among/,
        ] as const,
    ),
    // A variable that is not set must not mean the current folder.
    [['trace-formats', 'redact', '', '--in-place'], /One of the words is empty/],
    [['trace-formats', 'validate', ''], /One of the words is empty/],
    [['forsy-lint', '', '--fix'], /One of the words is empty/],
    [['trace-formats', 'redact', 'a.json', '-o', ''], /--output was given an empty value\./],
    [['trace-formats', 'redact', 'a.json', '--redact='], /--redact was given an empty value\./],
    [['forsy-lint', 'a.json', '--skip', ''], /--skip was given an empty value\./],
    // A list without a rule in it would ask every rule, as if nothing had been said.
    [['forsy-lint', 'a.json', '--only', ','], /--only "," names no rule\.\nWrite --only <id> or --only <id>,<id>;/],
    [['forsy-lint', 'a.json', '--only', 'caused-by-points-back', '--only', ' , '], /--only " , " names no rule\./],
    [
      ['forsy-lint', 'a.json', '--only', 'null-is-null', '--skip', 'times-run-forward,null-is-null'],
      /--skip leaves out every rule that --only names, so none would be asked\.\nLeave one of them out/,
    ],
    [
      ['forsy-lint', 'a.json', '--only', 'null-is-null', '--rule', 'null-is-null:off'],
      /Every rule that --only names is switched off, so none would be asked\.\nName another one, or ask it all the same with/,
    ],
    [
      ['forsy-lint', 'a.json', '--release=yes'],
      /it can only be reviewed\.\nWrite --release alone, or --release=reviewed\.\n$/,
    ],
    [
      ['forsy-lint', '--release', 'reviewed', 'a.json'],
      /no file or folder "reviewed"\.\nIf it is what the release is asked for, write --release=reviewed\.\n$/,
    ],
    [['forsy-lint', 'a.json', '--release=review'], /\nDid you mean --release=reviewed\?\n$/],
    [['forsy-lint', 'a.json', '--fail-on', 'never-ever'], /it is one of error, warning, never\.\n$/],
    [['forsy-lint', 'a.json', '--skip=,,'], /--skip ",," names no rule\./],
    [['forsy-lint', 'a.json', '--rule', 'caused-by-points-back:off:error'], /does not say what the rule weighs\./],
    [
      ['forsy-lint', 'a.json', '--release='],
      /--release was given an empty value\.\nGive it one, or write --release alone/,
    ],
    [['forsy-lint', 'attest', '--dataset=', '--sample', '1', '--seed', '1'], /--dataset was given an empty value\./],
    // What would do nothing is not passed over.
    [['forsy-lint', 'a.json', '--fix', '--fix-dry-run'], /--fix and --fix-dry-run exclude one another\.\nLeave one/],
    [['forsy-lint', 'a.json', '--suppress-all', '-f', 'json'], /--suppress-all and --format exclude one another\./],
    [['forsy-lint', 'a.json', '--suppress-all', '--release'], /--suppress-all and --release exclude one another\./],
    [['forsy-lint', 'a.json', '--shard', '1/2', '--fix'], /--fix and --shard exclude one another\.\nDo one after/],
    [['forsy-lint', 'a.json', '-f', 'blob=b', '--fix'], /--fix and -f blob exclude one another\./],
    [['forsy-lint', 'a.json', '--suppress-all', '--prune-suppressions'], /--suppress-all exclude one another\./],
    [['forsy-lint', 'a.json', '--prune-suppressions', '--release'], /and --release exclude one another\./],
    [
      ['forsy-lint', 'attest', 'a.json', '--item', '1', '--by', 'D', '-c', 'none.json'],
      /--config belongs to a dataset\./,
    ],
    [['forsy-lint', 'attest', '--dataset=a.json/x', '--sample', '1', '--seed', '1'], /a\.json\/x is no folder\./],
    [['forsy-lint', 'explain', 'caused-by-points-back', 'b'], /explain tells of one rule at a time\./],
    [['trace-formats', 'redact', 'a.json', '--check', '--in-place'], /--in-place and --check exclude one another\./],
    [['trace-formats', 'redact', 'a.json', '--check', '-o', 'b.json'], /--output and --check exclude one another\./],
    // A place may have any name.
    [['trace-formats', 'redact', 'a.json', '-o', 'no', '--in-place'], /--output and --in-place exclude one another\./],
    [['trace-formats', 'redact', '-', '--in-place'], /Standard input has no place to be written back to\./],
    [
      ['trace-formats', 'redact', 'a.json', '-o', '-b.json'],
      /-o needs a value: -o <path>\.\nIf .*, write -o=-b\.json\n$/,
    ],
    // Of two reports on one another a program could read none.
    [
      ['forsy-lint', 'a.json', '-f', 'json', '-f', 'stylish'],
      /stylish and json would both go to standard output.*\nGive it a file: --format json=<file>\n$/,
    ],
    [['trace-formats', 'validate', 'a.json', '-f', 'github', '-f', 'sarif'], /github and sarif would both go/],
    [
      ['trace-formats', 'convert', 'a.json', '--to', 'trajectory', '--timestamp', '2026-02-30T00:00:00Z'],
      /--timestamp is "2026-02-30T00:00:00Z", and it must be a time with its zone/,
    ],
    [
      ['trace-formats', 'convert', 'a.json', '--to', 'sts', '--timestamp', 'now'],
      /--timestamp does nothing with --to sts: it is for trajectory\.\nLeave --timestamp out/,
    ],
    [
      ['trace-formats', 'convert', 'a.json', '--to', 'forsy', 'redact=pii'],
      /redact=pii is an option of --to open-token, and does nothing with --to forsy\.\nLeave it out, and mask/,
    ],
    [
      ['trace-formats', 'convert', 'a.json', 'mode=ndjson', '--to', 'sft'],
      /mode=ndjson is an option of --to open-token/,
    ],
    [['trace-formats', 'convert', 'a.json', '--to', 'sft', '--roundtrip'], /--roundtrip does nothing with --to sft/],
    // Whoever slips is not led to mask nothing.
    [['trace-formats', 'export', 'a.json', 'redact=nope'], /^[^\n]* one of none, secrets, pii, strict\.\n$/],
    [['trace-formats', 'export', 'a.json', 'redact=pii', '--redact', 'none'], /redact is given twice: as a word and/],
    [
      ['trace-formats', 'convert', 'a.json', '--to', 'atif', '--to', 'sts'],
      /--to is given twice, and takes one value\.\nLeave/,
    ],
    [['forsy-lint', 'a.json', '--release', '--release=reviewed'], /--release is given twice, and takes one value\./],
    [['trace-formats', 'export', 'a.json', '--max-bytes=9', 'max_bytes=8'], /max_bytes is given twice/],
    // A file of the name - is not what was meant.
    [
      ['trace-formats', 'convert', 'a.json', '--to', 'sts', '-o', '-'],
      /^trace-formats: --output - would make a file of the name -/,
    ],
    [['trace-formats', 'validate', 'a.json', '-f', 'json=-'], /--format json=- would make a file of the name -/],
    // Of nothing it is not said that nothing was found in it.
    [['trace-formats', 'redact', 'empty', '--check'], /^trace-formats: There is no file to redact in empty\./],
    [['trace-formats', 'migrate', 'empty', '--in-place'], /There is no file to migrate in empty\./],
    [['trace-formats', 'convert', 'empty', '--to', 'forsy'], /There is no file to convert in empty\./],
    [
      ['trace-formats', 'redact', 'a.json', '-c', 'none.json'],
      /none\.json is not JSON: none\.json:1:1 The file is empty\./,
    ],
    [
      ['trace-formats', 'redact', 'a.json', '-c', 'list.json'],
      /list\.json: The configuration is an empty list, but it must be an object\./,
    ],
    [['trace-formats', 'redact', 'a.json', '-c', 'empty'], /configuration empty could not be read: it is a folder\./],
  ];
  it.each(titled(lines))('%s', async (_, line, says) => {
    const [program, ...words] = line;
    const { out, err, code } = await runHere(program, words, folder);
    // Every eighth line is asked of the built command too: a start of Node for each would show the same seventy times.
    if (lines.findIndex(([one]) => one === line) % 8 === 0)
      expect(await runHere(program, words, folder)).toEqual({ out, err, code });
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toMatch(says);
    expect(err.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe(trace);
  });
});

describe.skipIf(process.platform === 'win32')('in a folder that was deleted', () => {
  const inDeleted = (program: string, words: readonly string[], input: string) => {
    const folder = folderOf({});
    const bin = fileURLToPath(new URL(`../../bin/${program}.cjs`, import.meta.url));
    return spawnSync('sh', ['-c', 'rmdir "$1"; shift; exec "$0" "$@"', process.execPath, folder, bin, ...words], {
      cwd: folder,
      encoding: 'utf8',
      input,
    });
  };

  it.each([
    ['trace-formats', 'validate'],
    ['trace-formats', 'convert', 'a.json', '--to', 'sts', '-o', 'b.json'],
    ['trace-formats', 'sessions', '--project', '.'],
    ['forsy-lint', '.'],
    ['forsy-lint', 'init'],
  ])('a command that needs one says so in one line, with what to do, and 2: %s %s', (program, ...words) => {
    const { stdout, stderr, status } = inDeleted(program, words, '');
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toMatch(/^[a-z-]+: The current folder is not there any more.*\nChange into another folder.*\n$/);
  });
  it.each(['trace-formats', 'forsy-lint'])('%s still says its version and shows its help', (program) => {
    for (const flag of ['--version', '--help']) expect(inDeleted(program, [flag], '').status, flag).toBe(0);
  });
  it('a stop hook still keeps no agent from stopping', () => {
    const hook = JSON.stringify({ hook_event_name: 'Stop', session_id: 's', transcript_path: 'log.jsonl' });
    expect(inDeleted('trace-formats', ['save'], hook)).toMatchObject({ status: 0, stdout: '' });
  });
});

describe('what is said beside a result, and how it ends', () => {
  it('two files that would be written to one place are both left alone', async () => {
    const folder = folderOf({ 'a/x.json': trace, 'b/x.json': trace });
    for (const words of [
      ['a', 'b'],
      ['a/x.json', 'b/x.json'],
    ])
      for (const command of [['redact'], ['migrate'], ['convert', '--to', 'trajectory']]) {
        const { err, code } = await runHere('trace-formats', [...command, ...words, '-o', 'out'], folder);
        expect(code).toBe(2);
        expect(err).toMatch(/b\/x\.json and a\/x\.json would both be written to .*x\.json\.\n\w+ them one after/);
        expect(readdirSync(folder)).toEqual(['a', 'b']);
      }
  });
  it('a file that holds several sessions is not written to one place, nor the first of them alone', async () => {
    const row = JSON.stringify({ messages: [{ role: 'user', content: 'Add 2 and 3.' }] });
    const folder = folderOf({ 'rows.jsonl': `${row}\n${row}\n` });
    for (const place of [[], ['-o', 'one.json']]) {
      const { out, err, code } = await runHere(
        'trace-formats',
        ['convert', 'rows.jsonl', '--to', 'open-token', ...place],
        folder,
      );
      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err).toMatch(/more than one (?:document|session).*\nName a folder/);
      expect(readdirSync(folder)).toEqual(['rows.jsonl']);
    }
  });
  it('a flag that is given twice with one value says it once', async () => {
    const folder = folderOf({ 'x.json': trace });
    const words = ['convert', 'x.json', '--to', 'sft', '--to', 'sft', '-o', 'rows.jsonl'];
    expect((await runHere('trace-formats', words, folder)).code).toBe(0);
  });
  it('a file that is named twice is converted once', async () => {
    const folder = folderOf({ 'a/x.json': trace });
    expect(
      (await runHere('trace-formats', ['convert', 'a', 'a/x.json', '--to', 'sft', '-o', 'rows.jsonl'], folder)).code,
    ).toBe(0);
    expect(readFileSync(join(folder, 'rows.jsonl'), 'utf8').match(/\n/g)).toHaveLength(1);
  });
  it('save has a word for a copy that no hook asks for, and for a format that is none', async () => {
    const folder = folderOf({ 'a.json': trace });
    for (const [words, says] of [
      [['a.json', '--copy'], /^Error: --copy is for a hook, which names a transcript on standard input\.\n$/],
      [['--copy'], /^Error: --copy is for a hook/],
      [['a.json', '--from', 'nope'], /^Error: a\.json: There is no format "nope"\. Formats that can be converted are/],
    ] as const) {
      expect(await runHere('trace-formats', ['save', ...words], folder, { input: trace })).toMatchObject({
        out: '',
        code: 1,
        err: expect.stringMatching(says),
      });
      expect(readdirSync(folder)).toEqual(['a.json']);
    }
  });
  it.skipIf(process.platform === 'win32')('a pipe to which nobody writes is not waited for', async () => {
    const folder = folderOf({ 'a.json': trace, 'n.json': '{"steps": {}}' });
    execFileSync('mkfifo', [join(folder, 'pipe.json')]);
    const lines: readonly Line[] = [
      ['trace-formats', 'save', 'pipe.json'],
      ['trace-formats', 'annotate', 'pipe.json', 'n.json'],
      ['trace-formats', 'annotate', 'a.json', 'pipe.json'],
      ['trace-formats', 'redact', 'a.json', '-c', 'pipe.json'],
      ['forsy-lint', 'attest', 'pipe.json', '--item', '9', '--by', 'D'],
      ['forsy-lint', 'verify', 'pipe.json'],
      ['forsy-lint', 'a.json', '-c', 'pipe.json'],
    ];
    for (const [program, ...words] of lines) {
      const { out, err, code } = await runHere(program, words, folder);
      expect({ out, code }, words.join(' ')).toEqual({ out: '', code: words[0] === 'save' ? 1 : 2 });
      expect(err, words.join(' ')).toMatch(/it is not a regular file/);
    }
  });
  it.skipIf(process.platform === 'win32')('a folder on standard input is no input that is empty', () => {
    const folder = folderOf({});
    const input = openSync(folder, 'r');
    for (const words of [
      ['validate', '-'],
      ['redact', '-'],
      ['convert', '-', '--to', 'sts'],
      ['detect', '-'],
    ]) {
      const bin = fileURLToPath(new URL('../../bin/trace-formats.cjs', import.meta.url));
      const stdio = [input, 'pipe', 'pipe'] as const;
      const { stdout, stderr, status } = spawnSync(process.execPath, [bin, ...words], {
        stdio: [...stdio],
        encoding: 'utf8',
      });
      expect({ stdout, stderr, status }, words[0]).toEqual({
        stdout: '',
        stderr: 'trace-formats: Standard input is a folder.\nName it as a path.\n',
        status: 2,
      });
    }
    closeSync(input);
  });
  it('names that were typed are shown without what a terminal would obey', async () => {
    const folder = folderOf({ 'a.json': trace, 'n.json': '{"steps": {}}' });
    const red = '\u001b[31mred.json';
    const lines: readonly Line[] = [
      ['forsy-lint', 'attest', 'a.json', '--item', '9', '--by', red],
      ['trace-formats', 'annotate', 'a.json', 'n.json', '-o', red],
      ['trace-formats', 'detect', red],
    ];
    for (const [program, ...words] of lines) {
      const { out, err } = await runHere(program, words, folder);
      expect(out + err, words[0]).toContain('\\u001b[31mred');
      expect(out + err, words[0]).not.toContain('\u001b');
    }
  });
  it('a report on what was masked stands beside the masked text, not in it', async () => {
    const folder = folderOf({ 'a.txt': `password=${'hunter'}${'2024'}Zq9x\n` });
    const plain = await runHere('trace-formats', ['redact', 'a.txt'], folder);
    const { out, err } = await runHere('trace-formats', ['redact', 'a.txt', '--report', '-f', 'json'], folder);
    expect(out.replace(/:[0-9a-f]{8}\]/, ']')).toBe(plain.out.replace(/:[0-9a-f]{8}\]/, ']'));
    expect(err).toContain('"report_version"');
    // With --check there is no masked text, and the report is the answer.
    expect((await runHere('trace-formats', ['redact', 'a.txt', '--check', '-f', 'json'], folder)).out).toContain(
      '"report_version"',
    );
  });
  it('of what was refused or is not there, nobody says that nothing was found in it', async () => {
    const folder = folderOf({ 'a.json': '{"a": 1, "a": 2}' });
    for (const name of ['a.json', 'gone.json']) {
      const { err, code } = await runHere('trace-formats', ['redact', name, '-o', 'out.json'], folder);
      expect(code, name).toBe(2);
      expect(err, name).not.toContain('Nothing sensitive was found');
    }
  });
  it('a path that is not there is 2 beside others that are', async () => {
    const folder = folderOf({ 'a.json': trace });
    for (const words of [
      ['migrate', 'a.json', 'gone.json', '-o', 'out/'],
      ['convert', 'a.json', 'gone.json', '--to', 'sts', '-o', 'out/'],
      ['redact', 'a.json', 'gone.json', '-o', 'out/'],
      ['validate', 'a.json', 'gone.json'],
    ]) {
      const { out, err, code } = await runHere('trace-formats', words, folder);
      expect(code, words[0]).toBe(2);
      expect(out + err, words[0]).toMatch(/gone\.json/);
    }
    expect(readdirSync(join(folder, 'out')).sort()).toEqual(['a.json', 'a.sts.jsonl']);
  });
});

describe('what stands around a command', () => {
  it('a configuration as editors on Windows write it', async () => {
    const address = ['jan.kowalski', 'firma-kowalski.pl'].join('@');
    const folder = folderOf({
      'a.txt': `Write to ${address} about Falcon.`,
      'redact.json': '\ufeff{\r\n  "patterns": [{ "type": "project", "pattern": "Falcon" }]\r\n}\r\n',
      'forsy-lint.config.json': '\ufeff{\r\n  "rules": {}\r\n}\r\n',
      'a.json': trace,
    });
    const { out, code } = await runHere(
      'trace-formats',
      ['redact', 'a.txt', '--redact', 'pii', '-c', 'redact.json'],
      folder,
    );
    expect(code).toBe(0);
    expect(out).not.toMatch(/Falcon|kowalski/);
    expect((await runHere('forsy-lint', ['a.json', '--skip', 'artifacts-are-recorded'], folder)).code).toBe(0);
  });

  it.skipIf(process.platform !== 'linux')(
    'a file whose name is not UTF-8 is told, and the others are still read',
    async () => {
      const folder = folderOf({ 'in/b.json': trace });
      writeFileSync(
        Buffer.concat([Buffer.from(join(folder, 'in/tr')), Buffer.from([0xe9]), Buffer.from('.json')]),
        trace,
      );
      const lines: readonly Line[] = [
        ['trace-formats', 'validate', 'in'],
        ['trace-formats', 'redact', 'in', '-o', 'out'],
        ['trace-formats', 'convert', 'in', '--to', 'trajectory', '-o', 'trajectories'],
        ['trace-formats', 'migrate', 'in', '--in-place'],
      ];
      for (const [program, ...words] of lines) {
        const { out, err, code } = await runHere(program, words, folder);
        expect(out + err, words[0]).toMatch(/its name is not UTF-8; rename it/);
        expect(code, words[0]).toBe(2);
      }
      expect(readFileSync(join(folder, 'out/b.json'), 'utf8')).toBe(trace);
      expect(readdirSync(join(folder, 'trajectories'))).toEqual(['b.trajectory.json']);
    },
  );

  it('colour follows the terminal where nobody says anything, unless it is one that has none', async () => {
    const folder = folderOf({ 'a.json': '{' });
    const isColoured = async (environment: Record<string, string>, outIsTerminal = true): Promise<boolean> => {
      const { out } = await runHere('trace-formats', ['validate', 'a.json'], folder, { environment, outIsTerminal });
      expect(out).toContain('json-is-complete');
      return out.includes('\u001b[');
    };
    expect(await isColoured({ TERM: 'xterm-256color' })).toBe(true);
    expect(await isColoured({})).toBe(true);
    expect(await isColoured({ TERM: 'xterm-256color' }, false)).toBe(false);
    expect(await isColoured({ TERM: 'dumb' })).toBe(false);
    expect(await isColoured({ TERM: 'xterm-256color', NO_COLOR: '1' })).toBe(false);
    expect(await isColoured({ TERM: 'dumb', FORCE_COLOR: '1' })).toBe(true);
  });
  it('colour follows the flag, then NO_COLOR, then FORCE_COLOR', async () => {
    const folder = folderOf({ 'a.json': '{' });
    const isColoured = async (
      environment: Readonly<Record<string, string>>,
      ...words: readonly string[]
    ): Promise<boolean> =>
      (await runHere('trace-formats', ['validate', 'a.json', ...words], folder, { environment })).out.includes(
        '\u001b[',
      );
    expect(await isColoured({})).toBe(false);
    expect(await isColoured({}, '--color')).toBe(true);
    expect(await isColoured({ FORCE_COLOR: '1' })).toBe(true);
    expect(await isColoured({ FORCE_COLOR: '0' })).toBe(false);
    expect(await isColoured({ FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false);
    expect(await isColoured({ FORCE_COLOR: '1' }, '--no-color')).toBe(false);
    expect(await isColoured({ NO_COLOR: '1' }, '--color')).toBe(true);
    // A report in a file is read by anything.
    expect(
      (
        await runHere('trace-formats', ['validate', 'a.json', '-f', 'stylish=r.txt'], folder, {
          environment: { FORCE_COLOR: '1' },
        })
      ).code,
    ).toBe(1);
    expect(readFileSync(join(folder, 'r.txt'), 'utf8')).not.toContain('\u001b[');
  });

  it.skipIf(deniable === undefined)('a place where save may not write is one line and 1, and 0 as a hook', () => {
    const folder = folderOf({ 'a.json': trace });
    chmodSync(folder, 0o555);
    const user = deniable?.user;
    const said = run('trace-formats', ['save', 'a.json'], folder, '', {}, user);
    expect(said).toMatchObject({ out: '', code: 1 });
    expect(said.err).toMatch(/^Error: Nothing could be saved in .*trajectories: writing there is not permitted\.\n$/);
    const hook = JSON.stringify({ hook_event_name: 'Stop', transcript_path: join(folder, 'a.json') });
    expect(run('trace-formats', ['save'], folder, hook, {}, user).code).toBe(0);
    expect(run('trace-formats', ['save', '--copy'], folder, hook, {}, user).code).toBe(0);
    expect(readdirSync(folder)).toEqual(['a.json']);
  });
});
