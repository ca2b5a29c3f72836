import { negatives, type Shape } from '../shape.ts';
import { company, digits, hex, host, lowerAlnum, service, upperAlnum, uuid } from '../values.ts';

/** Numbers, names and addresses that only look personal. */
export const impersonalShapes: readonly Shape[] = [
  ...negatives('pii/email', {
    'git-at': (r) =>
      `git clone git@${r.pick(['github.com', 'gitlab.com', 'codeberg.org'])}:${company(r)}/${service(r)}${r.int(1, 99)}.git`,
    decorators: (r) =>
      `n@app.route("/${service(r)}")\\n@pytest.fixture\\ndef ${service(r)}_${r.int(1, 99)}():\\n@router.get("/x")`,
    'route-decorators': (r) =>
      `\t@app.get("/${service(r)}/${r.int(1, 99)}")\n\t@login_required\n\tasync def index(): ...\nx@dataclasses.dataclass`,
    'scoped-packages': (r) =>
      `pnpm add @${company(r)}/${service(r)}@${r.int(1, 9)}.${r.int(0, 20)}.${r.int(0, 9)} @types/node@^20 lodash@npm:lodash-es@4.17.21`,
    'version-at': (r) =>
      `${service(r)}@${r.int(1, 9)}.${r.int(0, 9)}.${r.int(0, 99)} and react@19.0.0-rc.${r.int(1, 9)} (peer typescript@>=5.4)`,
    'reserved-domains': (r) =>
      `mail to ${r.pick(['user', 'admin', 'info', 'test', 'alice', 'bob', 'someone'])}${r.int(1, 999)}@${r.pick(['example.com', 'example.org', 'example.net', 'test.example', 'localhost', 'mail.invalid', 'foo.test'])}`,
    'no-reply': (r) => `Co-authored-by: bot-${service(r)}${r.int(1, 99)}[bot] <noreply@github.com>`,
    'retina-files': (r) => `icon-${service(r)}@2x.png logo${r.int(1, 99)}@3x.webp sprite@1x.avif`,
    'action-pins': (r) =>
      `uses: actions/setup-node@v${r.int(1, 6)}\nuses: ${company(r)}/${service(r)}@main.${r.int(1, 9)}`,
    'css-at-rules': (r) =>
      `@media (min-width: ${r.int(300, 2000)}px) { a{b:c}@font-face{src:local(x)} }@layer ${service(r)};`,
    'template-address': (r) =>
      `\${user}@\${domain} or {{name}}@{{host}} for ${service(r)} ${r.int(1, 999)}; <your-name>@<your-host>`,
    'at-mentions': (r) => `Thanks @${service(r)}-bot and @${company(r)}/core for #${r.int(1, 9999)}`,
    'docker-digest-at': (r) => `image: ${company(r)}/${service(r)}@sha256:${hex(r, 64)}`,
    'python-matmul': (r) => `y = W@x.T + b@c.real  # layer ${r.int(1, 99)} of ${service(r)}`,
    'root-at-host': (r) => `root@${hex(r, 12)}:/app# ls /srv/${service(r)}`,
  }),
  ...negatives('pii/phone', {
    epochs: (r) =>
      `created=${r.int(1700000000, 1799999999)} updated_ms=${r.int(1700000000, 1799999999)}${r.int(100, 999)}`,
    timestamps: (r) =>
      `2026-0${r.int(1, 9)}-1${r.int(0, 9)} 1${r.int(0, 9)}:3${r.int(0, 9)}:2${r.int(0, 9)},${r.int(100, 999)} 20260${r.int(1, 9)}1${r.int(0, 9)}T0${r.int(1, 9)}1112Z`,
    uuids: (r) => `request ${uuid(r)} of ${uuid(r)} failed`,
    'numeric-guid': (r) => `${digits(r, 8)}-${digits(r, 4)}-4${digits(r, 3)}-8${digits(r, 3)}-${digits(r, 12)}`,
    'order-numbers': (r) => `Order #${digits(r, 3)}-${digits(r, 7)}-${digits(r, 7)} shipped, invoice ${digits(r, 10)}`,
    'book-numbers': (r) =>
      `ISBN 978-${r.int(0, 9)}-${digits(r, 2)}-${digits(r, 6)}-${r.int(0, 9)}, page ${r.int(1, 900)}`,
    'versions-and-builds': (r) =>
      `build 10.0.${digits(r, 5)}.${digits(r, 4)}, chrome ${r.int(90, 140)}.0.${digits(r, 4)}.${digits(r, 3)}`,
    coordinates: (r) => `lat=${r.int(10, 80)}.${digits(r, 7)}, lon=-${r.int(10, 170)}.${digits(r, 7)}`,
    'large-integers': (r) => ({
      rows: Number(digits(r, 10)),
      bytes: Number(digits(r, 12)),
      seed: digits(r, 10),
      id: digits(r, 11),
    }),
    arithmetic: (r) =>
      `${digits(r, 3)} - ${digits(r, 3)} + ${digits(r, 4)} = ${digits(r, 4)} / (${digits(r, 5)} % ${digits(r, 3)})`,
    'hex-and-binary': (r) => `0x${hex(r, 8)} 0b${r.from('01', 16)} 0o${r.from('1234567', 9)} +${digits(r, 3)}%`,
    'line-numbers': (r) =>
      `src/${service(r)}.ts:${r.int(100, 999)}:${r.int(10, 99)} ${digits(r, 4)} ${digits(r, 4)} ${digits(r, 4)}\n@@ -${digits(r, 3)},${r.int(1, 99)} +${digits(r, 3)},${r.int(1, 99)} @@`,
    'table-of-numbers': (r) =>
      `| n | mean | max |\n|---|---|---|\n| ${digits(r, 6)} | ${digits(r, 3)}.${digits(r, 4)} | ${digits(r, 10)} |`,
    'progress-bars': (r) =>
      ` ${r.int(1, 99)}% [=====>     ] ${digits(r, 7)}/${digits(r, 8)} ${r.int(10, 99)}:${r.int(10, 59)} eta ${r.int(10, 99)}s`,
    'file-listing': (r) =>
      `-rw-r--r-- 1 root root ${digits(r, 9)} May  4 10:11 ${service(r)}-20260${r.int(1, 9)}1${r.int(0, 9)}-${digits(r, 6)}.log`,
    'process-list': (r) =>
      `${digits(r, 5)} ${digits(r, 5)} ?  Ssl ${r.int(0, 20)}:${r.int(10, 59)} ${service(r)} --port ${digits(r, 4)} --id ${digits(r, 10)}`,
    'issue-numbers': (r) =>
      `PROJ-${digits(r, 4)} RFC ${r.int(1000, 9999)} CVE-2026-${digits(r, 5)} PEP ${digits(r, 3)} #${digits(r, 5)} !${digits(r, 4)}`,
    'tracking-numbers': (r) =>
      `tracking 1Z${upperAlnum(r, 16)} / ${digits(r, 4)} ${digits(r, 4)} ${digits(r, 4)} ${digits(r, 4)} ${digits(r, 4)} ${r.int(10, 99)}`,
    'svg-paths': (r) =>
      `<path d="M${digits(r, 2)}.${digits(r, 3)} ${digits(r, 2)}.5l-${digits(r, 2)}.${digits(r, 3)} ${digits(r, 3)}.2c0-${digits(r, 2)} ${digits(r, 3)}-12 ${digits(r, 2)}.4-9z"/>`,
    'phone-words': (r) =>
      `const phone = form.get('phone'); // at most ${r.int(10, 20)} digits, see ${service(r)}\nphone: z.string().regex(/^\\+?[0-9 ]{${r.int(6, 9)},15}$/)`,
    'phone-placeholder': (r) =>
      `phone: "${r.pick(['+1 (XXX) XXX-XXXX', '(###) ###-####', '<phone>', '+00 000 000 000', '[PHONE]', 'xxx-xxx-xxxx'])}" # ${service(r)} ${r.int(1, 99)}`,
  }),
  ...negatives('pii/account', {
    'failed-checksum': (r) =>
      `batch ${r.pick(['4000000000000001', '4111111111111112', '5500000000000005', '4242424242424241'])} of ${r.int(1, 999)} in ${service(r)}`,
    'sixteen-digits': (r) => `nonce=${breakLuhn(digits(r, 16))} snowflake=${digits(r, 18)}`,
    'number-runs': (r) => `${'0'.repeat(16)} ${'1'.repeat(16)} 1234567890123456 ${digits(r, 20)}`,
    'card-mask': (r) =>
      `card ending in ${digits(r, 4)}: **** **** **** ${digits(r, 4)}, XXXX-XXXX-XXXX-${digits(r, 4)}`,
    'iban-mask': (r) => `DE** **** **** **** **** ${digits(r, 2)} and GB00 XXXX ${digits(r, 2)} of ${service(r)}`,
    'iban-shape-wrong': (r) => `ref DE00${digits(r, 18)} code FR99${upperAlnum(r, 6)} ${service(r)}`,
    floats: (r) => `0.${digits(r, 16)} ${r.int(1, 9)}.${digits(r, 15)}e-${r.int(1, 9)}`,
    'hash-tails': (r) => `${service(r)}-${breakLuhn(digits(r, 16))}-${hex(r, 8)}.log`,
    'card-words': (r) =>
      `card_number: string; // ${r.int(12, 19)} digits, checked by ${service(r)}\ncardNumber?: number`,
    'imei-and-barcodes': (r) => `EAN ${digits(r, 13)} GTIN ${digits(r, 14)} SKU ${upperAlnum(r, 8)}`,
  }),
  ...negatives('pii/national-id', {
    'dates-and-ranges': (r) =>
      `from ${r.int(100, 999)}-${r.int(10, 99)} to ${r.int(1000, 9999)}; lines ${r.int(100, 999)}-${r.int(10, 99)}-${r.int(1000, 9999)} of ${service(r)}`,
    'part-numbers': (r) =>
      `part ${digits(r, 3)}-${digits(r, 2)}-${digits(r, 4)} rev ${r.from('ABCDEF', 1)} fits ${service(r)}`,
    'ssn-words': (r) => `ssn: str | None = Field(pattern=r"^\\d{3}-\\d{2}-\\d{4}$")  # ${service(r)} ${r.int(1, 99)}`,
    'ssn-placeholder': (r) =>
      `SSN: ${r.pick(['XXX-XX-XXXX', '***-**-****', '000-00-0000', '<ssn>', '[SSN]'])} for row ${r.int(1, 9999)}`,
    'passport-library': (r) =>
      `import passport from 'passport'; passport.use(new LocalStrategy(${service(r)}${r.int(1, 99)}));`,
    'tax-words': (r) => `tax_id = fields.Char("Tax ID", size=${r.int(8, 20)})  # of ${service(r)}`,
    'eleven-digits': (r) => `job ${digits(r, 11)} took ${digits(r, 9)} ns on ${service(r)}`,
    'sin-function': (r) =>
      `y = sin(${digits(r, 3)} ${r.pick(['+', '-', '*'])} ${digits(r, 3)}) * cos(${digits(r, 3)}); BSN node ${r.int(1, 9)}`,
  }),
  ...negatives('pii/ip', {
    'documentation-ranges': (r) =>
      `curl http://${r.pick(['192.0.2', '198.51.100', '203.0.113'])}.${r.int(1, 254)}/${service(r)}`,
    'loopback-and-any': (r) =>
      `listening on ${r.pick(['127.0.0.1', '0.0.0.0', '[::1]', '[::]'])}:${r.int(1000, 9999)} (${service(r)})`,
    versions: (r) => `version ${r.int(1, 9)}.${r.int(0, 20)}.${r.int(0, 20)}.${r.int(0, 9)} of ${service(r)} installed`,
    'assembly-version': (r) =>
      `[assembly: AssemblyVersion("${r.int(1, 9)}.${r.int(0, 99)}.${r.int(0, 99)}.${r.int(0, 99)}")]`,
    'file-version': (r) =>
      `FileVersion=${r.int(10, 140)}.0.${digits(r, 4)}.${r.int(10, 255)} ProductVersion=${r.int(10, 99)}.${r.int(1, 99)}.${r.int(1, 99)}.1`,
    'section-numbers': (r) =>
      `see section ${r.int(1, 9)}.${r.int(1, 9)}.${r.int(1, 9)}.${r.int(1, 9)} of the ${service(r)} manual`,
    'object-identifiers': (r) =>
      `OID 1.3.6.1.4.1.${digits(r, 5)}.${r.int(1, 9)}.${r.int(1, 99)} and 2.5.29.${r.int(10, 40)}`,
    'mask-and-broadcast': (r) =>
      `netmask 255.255.${r.pick(['255', '240', '0'])}.0 broadcast 255.255.255.255 metric ${r.int(1, 999)}`,
    'out-of-range': (r) => `${r.int(256, 999)}.${r.int(1, 255)}.${r.int(256, 999)}.1 is not an address (${service(r)})`,
    'documentation-six': (r) => `2001:db8:${hex(r, 4)}::${r.int(1, 99)} is used in examples of ${service(r)}`,
    'time-and-scopes': (r) =>
      `std::vector::push_back at 1${r.int(0, 9)}:${r.int(10, 59)}:${r.int(10, 59)} a::b::c ${service(r)}::${hex(r, 4)}::run`,
    'mac-address': (r) => `link/ether 02:42:${hex(r, 8).match(/../g)!.join(':')} brd ff:ff:ff:ff:ff:ff`,
  }),
  ...negatives('pii/address', {
    'numbers-and-words': (r) =>
      `${r.int(10, 900)} tests passed, ${r.int(1, 9)} failed in the ${service(r)} suite, ${r.int(10, 99)} skipped`,
    'street-words': (r) => `the fast path to main street ${service(r)}: ${r.int(2, 9)} ways to drive the court case`,
    'code-lines': (r) => `${r.int(10, 999)} const road = way.drive(${r.int(10, 99)}); // lane ${service(r)}`,
    'street-fields': (r) => `street: string; city: string; zip: /^[0-9]{5}$/; // ${service(r)} ${r.int(1, 99)}`,
    'version-place': (r) => `Release ${r.int(1, 99)} Way, in ${service(r)} place ${r.int(1, 9)} of ${r.int(10, 99)}`,
    'disk-drive': (r) => `${r.int(2, 99)} Drive letters, ${r.int(100, 999)} Hard Drive sectors on ${service(r)}`,
  }),
  ...negatives('pii/home-path', {
    'shared-homes': (r) =>
      `/home/${r.pick(['ubuntu', 'runner', 'node', 'vscode', 'user', 'vagrant', 'circleci', 'coder', 'jovyan', 'appuser'])}/work/${service(r)}/${r.int(1, 99)}`,
    'mac-shared': (r) =>
      `/Users/${r.pick(['Shared', 'runner', 'username', 'user', '<you>', '$USER', `\${USER}`, 'yourname', 'me'])}/${service(r)}/${r.int(1, 99)}`,
    'windows-shared': (r) =>
      `C:\\Users\\${r.pick(['Public', 'Default', 'runneradmin', '%USERNAME%', 'ContainerAdministrator', '<user>', 'Administrator'])}\\${service(r)}\\${r.int(1, 99)}`,
    'tilde-home': (r) =>
      `~/${r.pick(['.config', 'code', '.cache', 'src'])}/${service(r)}/${r.int(1, 99)}.toml and $HOME/${service(r)}`,
    'api-routes': (r) => `GET /users/${r.int(1, 9999)}/orders and /home/index.html and /api/Users/${service(r)}`,
    'users-route': (r) =>
      `router.get('/users/:id/profile', show); // /users/me /users/login ${service(r)} ${r.int(1, 99)}`,
    'source-folders': (r) =>
      `src/users/${service(r)}.controller.ts app/home/page${r.int(1, 99)}.tsx lib/Users/index.ts`,
    'root-home': (r) => `/root/.cache/${service(r)}/${hex(r, 12)} and /var/lib/${service(r)}`,
    'workspace-folder': (r) =>
      `/workspace/${service(r)}/src/main${r.int(1, 99)}.rs /opt/app /srv/www /tmp/${lowerAlnum(r, 8)}`,
    'hyphen-words': (r) => `multi-user-home-page-${service(r)} single-users-view-${r.int(1, 99)} data-home-link`,
    'docker-user': (r) => `WORKDIR /home/node/app\nUSER node\nEXPOSE ${r.int(1000, 9999)}\nLABEL app=${service(r)}`,
    'user-words': (r) =>
      `USER=${r.pick(['root', 'node', 'ubuntu', 'runner', 'nobody', '$USER', 'www-data'])}\nPORT=${r.int(1000, 9999)}\nAPP=${service(r)}`,
  }),
  ...negatives('pii/name', {
    'bot-authors': (r) =>
      `Author: ${r.pick(['dependabot[bot]', 'github-actions[bot]', 'renovate[bot]'])} <${r.int(1000000, 9999999)}+bot@users.noreply.github.com>\n    Bump ${service(r)}`,
    'capitalised-words': (r) =>
      `The ${r.pick(['Visual Studio', 'Apache Kafka', 'Amazon Aurora', 'Google Cloud', 'Jupyter Notebook'])} ${r.pick(['Release', 'Update'])} ${r.int(1, 99)} for ${service(r)}`,
    'class-names': (r) =>
      `class ${r.pick(['Order', 'User', 'Token'])}${r.pick(['Manager', 'Builder', 'Service'])}${r.int(1, 99)} extends Base Controller of ${service(r)}`,
    'name-keys': (r) => ({
      name: service(r),
      display_name: `${service(r)} service`,
      package_name: `@${company(r)}/${service(r)}`,
      count: r.int(1, 99999),
    }),
    'file-name-keys': (r) => ({
      filename: `${service(r)}.py`,
      tool_name: 'Read',
      full_name: `${company(r)}/${service(r)}`,
      n: r.int(1, 9999),
    }),
    'author-fields': (r) =>
      `author: ${company(r)} contributors\nlicense: MIT\nversion: ${r.int(0, 9)}.${r.int(0, 99)}.0`,
    'git-config-plain': (r) =>
      `core.bare=false\ncore.autocrlf=input\ninit.defaultbranch=main\nremote.origin.url=https://github.com/${company(r)}/${service(r)}${r.int(1, 99)}.git`,
    'from-imports': (r) =>
      `from ${service(r)} import ${r.pick(['Model', 'Client', 'Session'])}${r.int(1, 99)}\nFrom: the ${service(r)} queue\nTo: the log`,
    'product-hosts': (r) => `${host(r)} answered in ${r.int(1, 999)} ms from Frankfurt am Main`,
  }),
  ...negatives('strict/address', {
    loopback: (r) => `http://127.0.0.1:${r.int(1000, 9999)}/${service(r)} and [::1]:${r.int(1000, 9999)}`,
    'dotted-versions': (r) =>
      `openssl 1.1.1${r.from('abcdefgh', 1)}, kernel 5.10.${r.int(1, 250)}, ${service(r)} 10.${r.int(1, 9)}`,
  }),
  ...negatives('strict/host', {
    'public-hosts': (r) =>
      `https://${r.pick(['registry.npmjs.org', 'pypi.org', 'github.com', 'crates.io', 'docs.python.org'])}/${service(r)}/${r.int(1, 999)}`,
    'internal-word': (r) =>
      `import x from './internal/${service(r)}'; // go: internal/${service(r)}/api${r.int(1, 99)}.go; node:internal/modules`,
    'local-words': (r) => `config.local.json .env.local ${service(r)}.local.ts settings.local.${r.int(1, 99)}.yaml`,
    'localhost-hosts': (r) => `http://localhost:${r.int(1000, 9999)}/${service(r)}`,
    'member-access': (r) =>
      `this.internal.${service(r)}.get(${r.int(1, 99)}); foo.local.value; theme.home.header; corp.run()`,
  }),
  ...negatives('strict/resource', {
    'bucket-words': (r) =>
      `histogram bucket ${r.int(1, 99)} of ${r.int(100, 999)}; token bucket limiter in ${service(r)}; queue is empty, cluster sizes vary`,
    'bucket-template': (r) =>
      `s3://\${BUCKET}/${service(r)}/${r.int(1, 99)} gs://<your-bucket>/x arn:aws:s3:::{bucket}/*`,
    'queue-code': (r) =>
      `const queue = new Queue<Job${r.int(1, 99)}>(); queue.push(${service(r)}); cluster.fork(); bucket.sort();`,
    'aws-managed': (r) =>
      `arn:aws:iam::aws:policy/${r.pick(['AdministratorAccess', 'ReadOnlyAccess', 'PowerUserAccess'])} # ${service(r)} ${r.int(1, 99)}`,
  }),
  ...negatives('strict/environment', {
    'flags-in-prose': (r) =>
      `The feature flag for ${service(r)} is off by default; turn on flag number ${r.int(1, 99)} later.`,
    'compiler-flags': (r) => `clang -O2 -Wall -DNDEBUG=1 -DVERSION=${r.int(1, 99)} -o ${service(r)} main.c`,
    'single-assignment': (r) => `NODE_ENV=test npx vitest run ${service(r)} --retry=${r.int(1, 9)}`,
  }),
];

/** Changes the last digit of a number whose Luhn check happens to be right. */
function breakLuhn(number: string): string {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const value = Number(number[number.length - 1 - index]);
    sum += index % 2 === 1 ? (value * 2 > 9 ? value * 2 - 9 : value * 2) : value;
  }
  return sum % 10 === 0 ? number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10) : number;
}
