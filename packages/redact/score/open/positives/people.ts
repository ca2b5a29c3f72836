import { mark } from '../../marks.ts';
import { person, simpleUser } from '../../people.ts';
import { nationalId, phone, publicAddress } from '../../personal-numbers.ts';
import type { Random } from '../../random.ts';
import { type Make, positives, type Shape } from '../../shape.ts';
import { company, digits, hex, service } from '../../values.ts';

const dutchStreets = [
  'Lindengracht',
  'Kerkstraat',
  'Prinsenlaan',
  'Oude Dijkweg',
  'Marktplein',
  'Havenkade',
  'Beukenhof',
  'Wilhelminasingel',
];
const dutchTowns = ['Amersfoort', 'Utrecht', 'Den Haag', "'s-Hertogenbosch", 'Zwolle', 'Capelle aan den IJssel'];
const germanStreets = [
  'Lindenstra\u00dfe',
  'Am Alten Markt',
  'Goetheallee',
  'Birkenweg',
  'Rosengasse',
  'Kaiserdamm',
  'Schillerplatz',
  'M\u00fchlstr.',
];
const germanTowns = ['M\u00fcnster', 'Freiburg im Breisgau', 'Dresden', 'Bad Homburg', 'K\u00f6ln'];
const frenchStreets = [
  'rue des Lilas',
  'avenue Victor Hugo',
  'boulevard de la Gare',
  'impasse du Moulin',
  'place Bellecour',
  'chemin des Vignes',
  "all\u00e9e de l'\u00c9glise",
];
const frenchTowns = ['Lyon', 'Saint-\u00c9tienne', 'Nantes', 'Aix-en-Provence'];
const britishStreets = [
  'Acacia Avenue',
  'High Street',
  'Church Lane',
  'Queensway',
  'Mill Road',
  'Park Crescent',
  'The Grove',
  'Victoria Terrace',
];
const britishTowns = ['Leeds', 'Bristol', 'Stoke-on-Trent', 'Milton Keynes'];
const americanStreets = [
  'Maple Street',
  'Oak Ridge Dr',
  'N Washington Ave',
  'Elm St',
  'Sunset Boulevard',
  'County Road 12',
  'W 42nd St',
  'Peachtree Ln',
];
const americanTowns = ['Springfield, IL', 'Austin, TX', 'Salt Lake City, UT', 'Portland, OR'];
const dutchZip = (r: Random): string => `${r.int(1000, 9999)} ${r.from('ABCDEGHJKL', 2)}`;
const britishZip = (r: Random): string =>
  `${r.pick(['LS', 'BS', 'MK', 'ST'])}${r.int(1, 19)} ${r.int(1, 9)}${r.from('ABDEFGHJ', 2)}`;

const address: Record<string, Make> = {
  'dutch-line': (r) =>
    `Bezorgadres: ${mark(`${r.pick(dutchStreets)} ${r.int(1, 250)}${r.pick(['', 'a', ' B', '-2'])}, ${dutchZip(r)} ${r.pick(dutchTowns)}`)}`,
  'dutch-two-lines': (r) =>
    `Aan:\n${mark(`${r.pick(dutchStreets)} ${r.int(1, 250)}\n${dutchZip(r)} ${r.pick(dutchTowns)}`)}\nNederland`,
  'dutch-in-prose': (r) =>
    `Ik woon op de ${mark(`${r.pick(dutchStreets)} ${r.int(1, 250)} in ${r.pick(dutchTowns)}`)} en wil graag ophalen.`,
  'german-line': (r) =>
    `Lieferadresse: ${mark(`${r.pick(germanStreets)} ${r.int(1, 180)}${r.pick(['', 'a', ' b'])}, ${digits(r, 5)} ${r.pick(germanTowns)}`)}`,
  'german-two-lines': (r) =>
    `An\n${mark(`${r.pick(germanStreets)} ${r.int(1, 180)}\n${digits(r, 5)} ${r.pick(germanTowns)}`)}\nDeutschland`,
  'german-with-letter': (r) =>
    `Die Adresse ist ${mark(`${r.pick(germanStreets)} ${r.int(1, 180)}, D-${digits(r, 5)} ${r.pick(germanTowns)}`)}.`,
  'french-line': (r) =>
    `Adresse : ${mark(`${r.int(1, 180)}${r.pick(['', ' bis', ' ter'])} ${r.pick(frenchStreets)}, ${digits(r, 5)} ${r.pick(frenchTowns)}`)}`,
  'french-two-lines': (r) =>
    `Livraison\n${mark(`${r.int(1, 180)}, ${r.pick(frenchStreets)}\n${digits(r, 5)} ${r.pick(frenchTowns)}`)}\nFrance`,
  'british-line': (r) =>
    `Ship to ${mark(`${r.int(1, 180)} ${r.pick(britishStreets)}, ${r.pick(britishTowns)} ${britishZip(r)}`)} please.`,
  'british-lines': (r) =>
    `Address:\n${mark(`Flat ${r.int(1, 40)}, ${r.int(1, 180)} ${r.pick(britishStreets)}\n${r.pick(britishTowns)}\n${britishZip(r)}`)}\n`,
  'american-line': (r) =>
    `Billing address: ${mark(`${r.int(100, 9999)} ${r.pick(americanStreets)}, ${r.pick(americanTowns)} ${digits(r, 5)}`)}`,
  'american-lines': (r) =>
    `Mail it to\n${mark(`${r.int(100, 9999)} ${r.pick(americanStreets)} Apt ${r.int(1, 40)}\n${r.pick(americanTowns)} ${digits(r, 5)}-${digits(r, 4)}`)}\nUSA`,
  'american-box': (r) =>
    `Send checks to ${mark(`P.O. Box ${digits(r, 4)}, ${r.pick(americanTowns)} ${digits(r, 5)}`)}.`,
  'json-street-field': (r) => ({
    customer: {
      street: mark(`${r.pick([...germanStreets, ...dutchStreets])} ${r.int(1, 150)}`),
      postal_code: mark(digits(r, 5)),
      city: 'Ulm',
    },
  }),
  'json-address-line': (r) => ({
    shipping_address: {
      address_line1: mark(`${r.int(10, 999)} ${r.pick(americanStreets)}`),
      city: 'Austin',
      state: 'TX',
    },
  }),
  'json-address-camel': (r) => ({
    streetAddress: mark(`${r.int(1, 99)} ${r.pick(frenchStreets)}`),
    addressLocality: 'Lyon',
    addressCountry: 'FR',
  }),
  'json-whole-address': (r) => ({
    order: digits(r, 6),
    deliveryAddress: mark(`${r.int(1, 180)} ${r.pick(britishStreets)}, ${r.pick(britishTowns)}, ${britishZip(r)}`),
  }),
  'json-text-address': (r) => ({
    role: 'tool',
    content: JSON.stringify({
      naam: 'x',
      adres: mark(`${r.pick(dutchStreets)} ${r.int(1, 250)}`),
      postcode: mark(`${digits(r, 4)} ${r.pick(['AB', 'KC', 'XJ'])}`),
    }),
  }),
};

const home: Record<string, Make> = {
  'archive-tar-verbose': (r) =>
    `-rw-r--r-- ${mark(simpleUser(r))}/staff ${digits(r, 4)} 2026-03-01 10:00 src/app.ts\n-rw-r--r-- root/root 1234 2026-03-01 10:00 home/${mark(simpleUser(r))}/notes.txt`,
  'archive-tar-names': (r) => `home/${mark(simpleUser(r))}/.bashrc\nhome/${mark(simpleUser(r))}/projects/app/main.py`,
  'archive-unzip-list': (r) =>
    `  Length      Date    Time    Name\n---------  ---------- -----   ----\n     ${digits(r, 4)}  2026-03-01 10:00   Users/${mark(simpleUser(r))}/Desktop/plan.docx`,
  'archive-unzip-run': (r) =>
    `  inflating: home/${mark(simpleUser(r))}/app/config.json\n  creating: Users/${mark(simpleUser(r))}/Documents/`,
  'archive-rsync': (r) =>
    `sending incremental file list\nhome/${mark(simpleUser(r))}/.ssh/config\nhome/${mark(simpleUser(r))}/photos/a.jpg`,
  'ls-long': (r) =>
    `drwxr-xr-x  12 ${mark(simpleUser(r))}  staff   384 Mar  1 10:00 src\n-rw-r--r--   1 ${mark(simpleUser(r))}  staff  1203 Mar  1 10:00 package.json`,
  'ls-of-home': (r) => `$ ls /home\n${mark(simpleUser(r))}\n$ ls -la /Users/${mark(simpleUser(r))}`,
  'git-config-paths': (r) =>
    `safe.directory=/home/${mark(simpleUser(r))}/${service(r)}\ncore.excludesfile=/Users/${mark(simpleUser(r))}/.gitignore_global`,
  'file-url': (r) =>
    `file:///Users/${mark(simpleUser(r))}/Documents/report.html and file:///C:/Users/${mark(simpleUser(r))}/a.txt`,
  'file-url-encoded': (r) =>
    `file:///c%3A/Users/${mark(simpleUser(r))}/src/app and vscode-file://vscode-app/c:/Users/${mark(simpleUser(r))}/AppData/Local`,
  'wsl-mount': (r) => `/mnt/c/Users/${mark(simpleUser(r))}/source/repos/${service(r)}$ npm test`,
  cygwin: (r) => `/cygdrive/c/Users/${mark(simpleUser(r))}/project\n/c/Users/${mark(simpleUser(r))}/.bash_profile`,
  'mac-library': (r) => `/Users/${mark(simpleUser(r))}/Library/Application Support/Code/User/settings.json`,
  'mac-volumes': (r) =>
    `/System/Volumes/Data/Users/${mark(simpleUser(r))}/dev and /Volumes/Backup/Users/${mark(simpleUser(r))}/x`,
  unc: (r) =>
    `\\\\fileserver\\Users\\${mark(simpleUser(r))}\\Desktop\\a.xlsx and \\\\wsl$\\Ubuntu\\home\\${mark(simpleUser(r))}\\src`,
  'unc-home': (r) => `\\\\${company(r)}-fs01\\home\\${mark(simpleUser(r))}\\docs`,
  'windows-escaped-json': (r) => ({
    content: JSON.stringify({
      cwd: `C:\\Users\\${mark(simpleUser(r))}\\source\\app`,
      log: `opened "D:\\Users\\${mark(simpleUser(r))}\\x.log"`,
    }),
  }),
  'shell-prompt': (r) => `${mark(simpleUser(r))}@laptop:~/src/${service(r)}$ git status`,
  'shell-prompt-path': (r) =>
    `PS C:\\Users\\${mark(simpleUser(r))}\\app> npm run build\n(base) /home/${mark(simpleUser(r))}/app $ make`,
  'environment-lines': (r) =>
    `HOME=/home/${mark(simpleUser(r))}\nPWD=/Users/${mark(simpleUser(r))}/src\nUSERPROFILE=C:\\Users\\${mark(simpleUser(r))}`,
  'path-list': (r) =>
    `PATH=/Users/${mark(simpleUser(r))}/.nvm/versions/node/v20/bin:/usr/local/bin:/home/${mark(simpleUser(r))}/.cargo/bin`,
  'stack-frames': (r) =>
    `  File "/home/${mark(simpleUser(r))}/app/main.py", line ${r.int(1, 99)}\n    at Object.<anonymous> (/Users/${mark(simpleUser(r))}/app/index.js:${r.int(1, 99)}:5)`,
  'node-modules': (r) =>
    `npm error path /Users/${mark(simpleUser(r))}/app/node_modules/x\nnpm error A complete log of this run can be found in: /home/${mark(simpleUser(r))}/.npm/_logs/a.log`,
  'folder-names-in-projects': (r) =>
    `~/.claude/projects/-Users-${mark(simpleUser(r))}-dev-app/${hex(r, 8)}.jsonl and ~/.claude/projects/-home-${mark(simpleUser(r))}-app`,
  'scp-and-mounts': (r) =>
    `scp a.txt build:/home/${mark(simpleUser(r))}/in/\n-v /Users/${mark(simpleUser(r))}/data:/data:ro\n--mount type=bind,src=/home/${mark(simpleUser(r))}/x,dst=/x`,
  'diff-headers': (r) =>
    `--- /home/${mark(simpleUser(r))}/a.py\t2026-03-01\n+++ b/Users/${mark(simpleUser(r))}/Library/x.plist`,
};

const names: Record<string, Make> = {
  'git-log': (r) => {
    const p = person(r);
    return `commit ${hex(r, 40)}\nAuthor: ${mark(p.full)} <${mark(p.email)}>\nDate:   Mon Mar 2 10:00:00 2026 +0100`;
  },
  'git-shortlog': (r) => {
    const p = person(r);
    return `    ${r.int(1, 99)}\t${mark(p.full)} <${mark(p.email)}>`;
  },
  'package-author': (r) => {
    const p = person(r);
    return JSON.stringify({ name: 'x', author: `${mark(p.full)} <${mark(p.email)}>`, license: 'MIT' });
  },
  'json-person': (r) => {
    const p = person(r);
    return { user: { firstName: mark(p.given), lastName: mark(p.family), email: mark(p.email) } };
  },
  'mail-header': (r) => {
    const p = person(r);
    return `From: ${mark(p.full)} <${mark(p.email)}>\nSubject: Invoice ${r.int(100, 999)}\n\nHello,`;
  },
};

const email: Record<string, Make> = {
  'email-in-log': (r) => `level=info msg="sent mail" to=${mark(person(r).email)} id=${hex(r, 8)}`,
  'email-encoded': (r) => `GET /unsubscribe?email=${mark(person(r).email.replace('@', '%40'))}&list=${r.int(1, 9)}`,
  'email-in-csv': (r) => `id,email,plan\n${r.int(1, 99)},${mark(person(r).email)},pro\n`,
};

const phones: Record<string, Make> = {
  'phone-fields': (r) => ({ contact: { phone: mark(phone(r).international), mobile_number: mark(phone(r).compact) } }),
  'phone-in-signature': (r) =>
    `Best regards\nT: ${mark(phone(r).international)}\nMobile: ${mark(phone(r).international)}`,
};

const ips: Record<string, Make> = {
  'ip-log-field': (r) => `level=info remote_addr=${mark(publicAddress(r).v4)} method=GET status=200`,
  'ip-json-field': (r) => ({ event: 'login', client_ip: mark(publicAddress(r).v4), ok: true }),
  'ip-ssh-log': (r) =>
    `sshd[${r.int(100, 999)}]: Failed password for root from ${mark(publicAddress(r).v4)} port ${r.int(1024, 60000)} ssh2`,
  'ip-forwarded': (r) => `X-Forwarded-For: ${mark(publicAddress(r).v4)}, ${mark(publicAddress(r).v4)}`,
  'ip-command': (r) => `ssh deploy@${mark(publicAddress(r).v4)} -p 22\nping -c 1 ${mark(publicAddress(r).v6)}`,
};

const ids: Record<string, Make> = {
  'id-fields': (r) => ({ employee: { ssn: mark(nationalId(r).ssn), bsn: mark(nationalId(r).bsn) } }),
  'id-prose': (r) =>
    `Her national insurance number is ${mark(nationalId(r).nino)}, his tax id (Steuer-ID) ${mark(nationalId(r).steuerId)}.`,
};

/** People: where they live, what their accounts are called, how they are reached. */
export const peopleShapes: readonly Shape[] = [
  ...positives('pii/address', address),
  ...positives('pii/home-path', home),
  ...positives('pii/name', names),
  ...positives('pii/email', email),
  ...positives('pii/phone', phones),
  ...positives('pii/ip', ips),
  ...positives('pii/national-id', ids),
];
