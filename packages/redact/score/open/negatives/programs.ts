import { type Make, negatives, type Shape } from '../../shape.ts';
import { alnum, hex, service } from '../../values.ts';

const makers: Record<string, Make> = {
  'names-in-programs': (r) =>
    `const pass = hasCallWithArgs && x${r.int(1, 99)};\nthis._passThrough = !!passThrough;\npropertiesPass = this.options.isEqual?.(received);\nexports.Minipass = Minipass;`,
  'types-with-numbers': (r) =>
    `export function fromX509(options: X509CredentialOptions): X509Credential;\n{ credential: X509Credential | undefined; retries: ${r.int(1, 9)} }`,
  'calls-that-draw': (r) => `$token = bin2hex(random_bytes(${r.int(16, 64)}));\n$password = $_POST["password"];`,
  'shortened-keys': (r) => `api_key: sk-...${alnum(r, 4)}\ntoken: ghp_****${alnum(r, 4)}`,
  'sealed-values': (r) => `password: ENC[AES256_GCM,data:${alnum(r, 20)},iv:${alnum(r, 43)}=,type:str]`,
  'salts-in-examples': (r) => `argon2id('password', 'salt${r.int(1000, 9999)}', { t: 1, m: 8 })`,
  'log-of-a-service': (r) =>
    `INFO AuthService - token refreshed for user ${r.int(1, 999)}\nINFO password changed for user ${service(r)}${r.int(1, 99)}`,
  'pipes-that-read': (r) =>
    `echo "$TOKEN" | docker login --password-stdin\necho "step-${r.int(1, 99)}a" | tee token.log`,
  'files-that-are-shown': (r) =>
    `$ cat src/token${r.int(1, 9)}.ts\nimport { a } from './b';\nexport const c = ${r.int(1, 99)};`,
  'tables-of-counts': (r) =>
    `token_duration      ${r.int(1, 999)}h\ntoken_policies      [default]\ntokenizers          0.${r.int(1, 40)}.1\nsecrets             ${r.int(10_000_000, 99_999_999)}`,
  'colours-and-options': (r) => `--mocha-test-pass-color: #${hex(r, 6)};\n--pass-arg=imports@env.sync${r.int(1, 9)}`,
  'keys-of-elements': (r) => `<Route element={<ApiKeys />} key="api-keys-${hex(r, 4)}" />`,
};

/** What programs, logs and tables say of secrets without telling one. */
export const programShapes: readonly Shape[] = negatives('secret/code', makers, 8);
