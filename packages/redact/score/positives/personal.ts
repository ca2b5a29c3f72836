import { around, mark } from '../marks.ts';
import { person, simpleUser } from '../people.ts';
import { accountNumber, cardNumber, nationalId, phone, publicAddress } from '../personal-numbers.ts';
import { positives, type Shape } from '../shape.ts';
import { company, digits, hex, host, service, uuid } from '../values.ts';

/** Email addresses, telephone numbers, accounts, identity numbers and network addresses of people. */
export const personalShapes: readonly Shape[] = [
  ...positives('pii/email', {
    prose: (r) => `Please send the report to ${mark(person(r).email)} when it is done.`,
    log: (r) => `2026-03-04T05:06:07Z INFO user.signup email=${mark(person(r).email)} plan=free`,
    'angle-brackets': (r) => `To: "${around(person(r).full)}" <${mark(person(r).email)}>`,
    mailto: (r) => `<a href="mailto:${mark(person(r).email)}?subject=Hi">contact</a>`,
    'json-field': (r) => ({ id: r.int(1, 9999), contact: { email: mark(person(r).email), verified: true } }),
    'plus-tag': (r) => `filter on ${mark(person(r).email.replace('@', `+${service(r)}@`))} in the inbox`,
    'percent-encoded': (r) => `GET /unsubscribe?email=${mark(person(r).email.replace('@', '%40'))}&list=7`,
    csv: (r) => `id,email,plan\n1,${mark(person(r).email)},pro\n2,${mark(person(r).email.toUpperCase())},free`,
    'sql-row': (r) => `INSERT INTO users VALUES (${r.int(1, 99)}, '${mark(person(r).email)}', now());`,
    'object-key': (r) => ({ quotas: { [mark(person(r).email)]: 12 } }),
    'npm-author': (r) => `"author": "${around(person(r).full)} <${mark(person(r).email)}>",`,
    'ssh-comment': (r) => `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${hex(r, 43)} ${mark(person(r).email)}`,
  }),
  ...positives('pii/phone', {
    international: (r) => `Call me at ${mark(phone(r).international)} after five.`,
    compact: (r) => `sms.send(to=${mark(phone(r).compact)}, body="ok")`,
    'json-key': (r) => ({ customer: { id: uuid(r), phone: mark(phone(r).international) } }),
    'national-with-word': (r) => `Phone: ${mark(phone(r).national)}\nFax: none`,
    'tel-link': (r) => `<a href="tel:${mark(phone(r).compact)}">call us</a>`,
    mobile: (r) => `her mobile number is ${mark(phone(r).national)}, try that`,
    whatsapp: (r) => `WhatsApp ${mark(phone(r).international)} for support.`,
    'united-states-dashes': (r) =>
      `Tel. ${mark(`+1-${r.pick(['212', '415', '617', '303', '512'])}-555-01${digits(r, 2)}`)} (office)`,
    'united-states-brackets': (r) =>
      `Contact number: ${around('(')}${mark(`${r.pick(['212', '415', '617', '303', '512'])}) 555-01${digits(r, 2)}`)}`,
    table: (r) => `| name | phone |\n|---|---|\n| desk | ${mark(phone(r).international)} |`,
  }),
  ...positives('pii/account', {
    'card-spaced': (r) => `The card ${mark(cardNumber(r).spaced)} was declined twice.`,
    'card-compact': (r) => `card_number=${mark(cardNumber(r).compact)}&exp=12/29`,
    'card-dashes': (r) => `paid with ${mark(cardNumber(r).dashed)}`,
    'card-json': (r) => ({ payment: { pan: mark(cardNumber(r).compact), brand: 'unknown', exp_month: 4 } }),
    'iban-spaced': (r) => `Please transfer it to ${mark(accountNumber(r).spaced)}.`,
    'iban-compact': (r) => `iban: "${mark(accountNumber(r).compact)}"`,
    'iban-in-log': (r) => `payout created beneficiary=${mark(accountNumber(r).compact)} amount=120.00`,
    'account-and-routing': (r) => `Routing number: ${around('021000021')}\nAccount number: ${mark(digits(r, 12))}`,
  }),
  ...positives('pii/national-id', {
    'social-security': (r) => `SSN: ${mark(nationalId(r).ssn)}`,
    'social-security-prose': (r) => `her social security number is ${mark(nationalId(r).ssn)} according to the form`,
    'social-security-json': (r) => ({ applicant: { ssn: mark(nationalId(r).ssn), age: 41 } }),
    'national-insurance': (r) => `National Insurance number ${mark(nationalId(r).nino)}`,
    'spanish-dni': (r) => `DNI: ${mark(nationalId(r).dni)}`,
    'brazilian-cpf': (r) => `CPF ${mark(nationalId(r).cpf)}`,
    'polish-pesel': (r) => `PESEL: ${mark(nationalId(r).pesel)}`,
    'dutch-bsn': (r) => `BSN ${mark(nationalId(r).bsn)}`,
    'indian-aadhaar': (r) => `Aadhaar number: ${mark(nationalId(r).aadhaar)}`,
    'canadian-sin': (r) => `Social Insurance Number (SIN): ${mark(nationalId(r).sin)}`,
    'german-tax': (r) => `Steuer-ID: ${mark(nationalId(r).steuerId)}`,
    'passport-number': (r) => `Passport number: ${mark(`${r.from('CFGHJKLMNPRTVWXYZ', 1)}${digits(r, 8)}`)}`,
    'date-of-birth': (r) => ({
      patient: { date_of_birth: mark(`19${r.int(50, 99)}-0${r.int(1, 9)}-1${r.int(0, 9)}`), ward: 3 },
    }),
    'driving-licence': (r) => `Driver's license: ${mark(`${r.from('ABCDEFG', 1)}${digits(r, 7)}`)} (valid)`,
  }),
  ...positives('pii/ip', {
    'access-log': (r) => `${mark(publicAddress(r).v4)} - - [04/May/2026:10:11:12 +0000] "GET / HTTP/1.1" 200 612`,
    forwarded: (r) => ({ headers: { 'x-forwarded-for': mark(publicAddress(r).v4) } }),
    'ssh-failed': (r) => `sshd[812]: Failed password for root from ${mark(publicAddress(r).v4)} port 51022 ssh2`,
    'with-port': (r) => `connect to ${mark(publicAddress(r).v4)}:8443 failed: timed out`,
    'version-six': (r) => `client=${mark(publicAddress(r).v6)} method=GET`,
    'version-six-url': (r) => `http://[${mark(publicAddress(r).v6)}]:8080/health`,
    'json-field': (r) => ({ event: 'login', ip_address: mark(publicAddress(r).v4), ok: true }),
    ping: (r) => `PING ${host(r)} (${mark(publicAddress(r).v4)}) 56(84) bytes of data.`,
  }),
  ...positives('pii/address', {
    'united-states': (r) =>
      `Ship to ${mark(`${r.int(11, 9899)} ${r.pick(['Maple', 'Linden', 'Harrow', 'Pinecrest'])} ${r.pick(['Street', 'Ave', 'Blvd', 'Drive'])}, ${r.pick(['Springfield, IL 62704', 'Portland, OR 97205', 'Austin, TX 78704'])}`)} please.`,
    'united-states-unit': (r) =>
      `Address: ${mark(`${r.int(11, 9899)} ${r.pick(['Oak', 'Cedar', 'Willow'])} Road, Apt ${r.int(1, 40)}B, Denver, CO 8020${r.int(1, 9)}`)}`,
    british: (r) =>
      `I live at ${mark(`${r.int(2, 180)} ${r.pick(['Rosemary', 'Station', 'Mill', 'Abbey'])} ${r.pick(['Lane', 'Road', 'Close'])}, ${r.pick(['Leeds LS6 2AB', 'Bristol BS3 4QN', 'London SW9 8RT'])}`)}.`,
    german: (r) =>
      `Lieferadresse: ${mark(`${r.pick(['Lindenstraße', 'Goethestr.', 'Am Mühlbach', 'Bergweg'])} ${r.int(1, 140)}, ${r.pick(['10969 Berlin', '80331 München', '50667 Köln'])}`)}`,
    french: (r) =>
      `adresse : ${mark(`${r.int(1, 120)} ${r.pick(['rue des Tilleuls', 'avenue Victor Hugo', 'boulevard Voltaire'])}, ${r.pick(['75011 Paris', '69003 Lyon', '31000 Toulouse'])}`)}`,
    spanish: (r) =>
      `Vive en ${mark(`${r.pick(['Calle Mayor', 'Calle de Alcalá', 'Avenida de América'])} ${r.int(1, 90)}, ${r.pick(['28013 Madrid', '08002 Barcelona', '41004 Sevilla'])}`)}`,
    italian: (r) =>
      `Indirizzo: ${mark(`${r.pick(['Via Garibaldi', 'Via dei Mille', 'Corso Italia'])} ${r.int(1, 90)}, ${r.pick(['20121 Milano', '00184 Roma', '10122 Torino'])}`)}`,
    dutch: (r) =>
      `Woonadres: ${mark(`${r.pick(['Keizersgracht', 'Dorpsstraat', 'Kerkweg'])} ${r.int(1, 300)}, ${r.pick(['1016 EK Amsterdam', '3511 AB Utrecht', '9711 CD Groningen'])}`)}`,
    'json-field': (r) => ({
      shipping: {
        street: mark(`${r.int(11, 989)} ${r.pick(['Juniper', 'Elm', 'Chestnut'])} Street`),
        city: 'Boulder',
        zip: around(`8030${r.int(1, 9)}`),
      },
    }),
  }),
  ...positives('pii/name', {
    'git-author-line': (r) =>
      `commit ${hex(r, 40)}\nAuthor: ${mark(person(r).full)} <${mark(person(r).email)}>\nDate:   Mon May 4 10:11:12 2026 +0200`,
    'git-config': (r) =>
      `$ git config user.name "${mark(person(r).full)}"\n$ git config user.email ${mark(person(r).email)}`,
    'git-config-list': (r) =>
      `core.bare=false\nuser.name=${mark(person(r).full)}\nuser.email=${mark(person(r).email)}\nremote.origin.fetch=+refs/heads/*`,
    gitconfig: (r) =>
      `[user]\n\tname = ${mark(person(r).full)}\n\temail = ${mark(person(r).email)}\n[pull]\n\trebase = true`,
    'signed-off-by': (r) => `Fix the parser\n\nSigned-off-by: ${mark(person(r).full)} <${mark(person(r).email)}>`,
    'co-authored-by': (r) =>
      `git commit -m "Add cache\n\nCo-Authored-By: ${mark(person(r).full)} <${mark(person(r).email)}>"`,
    'git-blame': (r) => `${hex(r, 8)} (${mark(person(r).full)} 2026-01-02 10:11:12 +0100  14) return total`,
    'author-flag': (r) => `git commit --author="${mark(person(r).full)} <${mark(person(r).email)}>" -m wip`,
    'author-environment': (r) =>
      `GIT_AUTHOR_NAME="${mark(person(r).full)}" GIT_AUTHOR_EMAIL=${mark(person(r).email)} git commit -m x`,
    'learned-then-prose': (r) => {
      const { full, email } = person(r);
      return {
        steps: [
          { output: `Author: ${mark(full)} <${mark(email)}>` },
          { output: `I asked ${mark(full)} about the failing test.` },
        ],
      };
    },
    'learned-given-name': (r) => {
      const { given, family, email } = person(r);
      return {
        steps: [
          { output: `user.name=${mark(`${given} ${family}`)}\nuser.email=${mark(email)}` },
          { output: `Thanks ${mark(given)}, that fixed it.` },
        ],
      };
    },
    'full-name-key': (r) => ({ user: { id: r.int(1, 99), full_name: mark(person(r).full), role: 'editor' } }),
    'first-and-last-keys': (r) => ({
      first_name: mark(person(r).given),
      last_name: mark(person(r).family),
      plan: 'pro',
    }),
    'mail-from': (r) => `From: ${mark(person(r).full)} <${mark(person(r).email)}>\nSubject: build`,
    'ls-owner': (r) => {
      const user = simpleUser(r);
      return `$ whoami\n${mark(user)}\n$ ls -l\n-rw-r--r--  1 ${mark(user)}  staff  220 May  4 10:11 notes.md`;
    },
    'shell-prompt': (r) => `${mark(simpleUser(r))}@${company(r)}-laptop:~/work$ make test`,
    'python-package-author': (r) =>
      `[project]\nname = "${service(r)}"\nauthors = [{ name = "${mark(person(r).full)}", email = "${mark(person(r).email)}" }]`,
  }),
];
