import { describe, expect, it } from 'vitest';
import { redact } from '../src/index.ts';

const author = 'Author: Jordan Parisi <jp@acme-metal.dev>';
const told = (said: string): string =>
  redact([{ content: author }, { content: said }], { policy: 'pii' }).value[1]!.content;

describe('a name that a git line told', () => {
  it.each([
    'Ask Jordan Parisi about the build.',
    'Parisi Jordan is on call.',
    'Thanks Jordan, that works.',
    'Hi Parisi, are you there?',
    "Jordan's branch is red.",
    'Jordan approved the change.',
    '@jordan please look',
    'Jordan: could you look?',
  ])('is masked where it is a person: %s', (said) => {
    expect(told(said)).not.toMatch(/jordan|parisi/i);
  });

  it.each([
    'Flights to Jordan leave at noon.',
    'The weather in Jordan was fine.',
    'Jordan, Lebanon and Egypt are countries.',
    '{"country": "Jordan"}',
    'const jordan = country("jordan");',
    'Air Jordan sneakers',
  ])('stays where it may be a country: %s', (said) => {
    expect(told(said)).toBe(said);
  });
});

describe('the name of an account with a dot', () => {
  const said = (text: string): string =>
    redact([{ cwd: '/Users/quorn.velm/code' }, { content: text }], { policy: 'pii' }).value[1]!.content!;

  it('is masked in the folder that an agent names after the path', () => {
    expect(said('~/.claude/projects/-Users-quorn-velm-code-app/x.jsonl')).not.toMatch(/quorn|velm/);
  });

  it('leaves its words where they stand apart', () => {
    expect(said('the velm of a quorn')).toBe('the velm of a quorn');
  });
});

describe('a whole name that somebody told', () => {
  const said = (name: string, text: string): string =>
    redact([{ customer_name: name }, { content: text }], { policy: 'pii' }).value[1]!.content!;

  it.each([
    'Achterberg, Marlene wrote on Monday',
    'ACHTERBERG, MARLENE',
    'by Achterberg,Marlene',
    'the branch marlene.achterberg/fix',
    'the bucket of marlene_achterberg',
    'by m.achterberg on Monday',
    'as M. Achterberg wrote',
  ])('is masked the other way round, and as machines and papers shorten it: %s', (text) => {
    expect(said('Marlene Achterberg', text)).not.toMatch(/marlene|achterberg/i);
  });

  it.each([
    ['Achterberg, Marlene', 'Marlene Achterberg'],
    ['Jörg Lindström', 'Lindström, Jörg'],
    ['Jan van der Meulen', 'van der Meulen, Jan'],
    ['Anna Maria Lindqvist', 'Lindqvist, Anna Maria'],
  ])('%s is also %s', (name, other) => {
    expect(said(name, `as ${other} wrote`)).toMatch(/^as \[REDACTED:person_name:\w+\] wrote$/);
  });

  it.each([
    ['Bob Field', 'the columns b.field and bob_field'],
    ['Marlene Achterberg', 'the achterberg, marlenes and m.achterbergs'],
  ])('leaves what only begins like a spelling of %s: %s', (name, text) => {
    expect(said(name, text)).toBe(text);
  });
});

describe('what somebody told of themselves', () => {
  const said = (first: string, text: string): string =>
    redact([{ content: first }, { content: text }], { policy: 'pii' }).value[1]!.content!;

  it.each([
    ['venkatesh85@quillstone.io', 'ls /srv/mail\nvenkatesh85'],
    ['j.cavalcanti@quillstone.io', 'ls /srv/mail\nj.cavalcanti'],
    ['bozena_kaczmarczyk@quillstone.io', 'ls /srv/mail\nbozena_kaczmarczyk'],
  ])('is masked where the account of an address stands alone: %s', (address, text) => {
    expect(said(`write to ${address}`, text)).not.toContain(address.split('@')[0]);
  });

  it.each([
    ['release24@quillstone.io', 'the branch release24'],
    ['support@quillstone.io', 'ask support'],
  ])('leaves what is a word of programs: %s', (address, text) => {
    expect(said(`write to ${address}`, text)).toBe(text);
  });

  it('is masked without its accents, as machines spell it', () => {
    const author = 'Author: Annegret Oberl\u00e4nder <ao@quillstone.io>';
    expect(said(author, 'annegret.oberlander.mbox')).not.toMatch(/annegret|oberlander/);
  });

  it('is masked below the end of a letter, and stays in a list of places', () => {
    const author = 'From: Jordan Parisi <jp@quillstone.io>';
    expect(said(author, 'See you.\n\nBest,\nJordan\n')).not.toContain('Jordan');
    expect(said(author, 'The best:\nJordan is warm\n')).toContain('Jordan');
  });
});
