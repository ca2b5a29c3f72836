import { mark } from '../../marks.ts';
import { person } from '../../people.ts';
import { type Make, positives, type Shape } from '../../shape.ts';
import { company, digits, hex, service } from '../../values.ts';

const names: Record<string, Make> = {
  'my-name-is': (r) => `Hi, my name is ${mark(person(r).full)} and I ordered twice.`,
  'form-of-patient': (r) => `Patient: ${mark(person(r).full)}\nWard: ${r.int(1, 9)}`,
  'account-list': (r) => `x${r.int(1, 9)}:x:1001:1001:${mark(person(r).full)},,,:/srv/x:/bin/sh`,
  'signed-letter': (r) => `See you then.\n\nKind regards,\n${mark(person(r).full)}\n`,
  'post-in-brackets': (r) => `- ${mark(person(r).full)} (Engineering Manager)\n- the ${service(r)} team`,
  'table-of-customers': (r) => `id,full_name,plan\n${r.int(1, 99)},${mark(person(r).full)},pro\n`,
  'asked-of-git': (r) => ({
    steps: [{ step: 1, tool: 'Bash', input: "git log -1 --format='%an'", output: `${mark(person(r).full)}\n` }],
  }),
  'asked-of-git-with-subject': (r) => ({
    steps: [
      {
        step: 1,
        tool: 'Bash',
        input: 'git log --pretty=format:"%h|%an|%s" -1',
        output: `${hex(r, 7)}|${mark(person(r).full)}|Fix it`,
      },
    ],
  }),
};

const numbers: Record<string, Make> = {
  'born-in-german': (r) => `Geburtsdatum: ${mark(`0${r.int(1, 9)}.0${r.int(1, 9)}.19${r.int(50, 99)}`)}`,
  'born-in-french': (r) => `né le ${mark(`0${r.int(1, 9)}/0${r.int(1, 9)}/19${r.int(50, 99)}`)}`,
  'tax-number-in-russian': (r) => `ИНН: ${mark(`77${digits(r, 10)}`)}`,
  'staff-number': (r) => `Employee ID: ${mark(`E${digits(r, 6)}`)}`,
  'card-of-network': (r) => `    link/ether ${mark(`3c:22:0b:${hex(r, 2)}:9f:4d`)} brd ff:ff:ff:ff:ff:ff`,
};

const emails: Record<string, Make> = {
  'spelled-in-brackets': (r) => `write to ${mark(`${r.from('bcdfgmnprst', 7)} (at) ${company(r)} (dot) io`)}`,
};

/** Persons whom a sentence, a form, a letter, a table or a command introduces. */
export const introductionShapes: readonly Shape[] = [
  ...positives('pii/name', names),
  ...positives('pii/national-id', numbers),
  ...positives('pii/email', emails),
];
