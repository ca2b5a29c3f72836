import { type Make, negatives, type Shape } from '../../shape.ts';
import { alnum, base64, company, hex, host, lowerAlnum, service, uuid } from '../../values.ts';

const makers: Record<string, Make> = {
  'kubernetes-secret-key-ref': (r) => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${service(r)}
spec:
  template:
    spec:
      containers:
        - name: ${service(r)}
          image: ghcr.io/${company(r)}/${service(r)}@sha256:${hex(r, 64)}
          env:
            - name: DB_PASSWORD
              valueFrom:
                secretKeyRef:
                  name: ${service(r)}-db-credentials
                  key: password
            - name: STRIPE_SECRET_KEY
              valueFrom:
                secretKeyRef: { name: ${service(r)}-stripe-v${r.int(1, 9)}, key: secret-key }
          envFrom:
            - secretRef:
                name: ${service(r)}-env-${lowerAlnum(r, 5)}`,
  'kubernetes-external-secret': (r) => `apiVersion: external-secrets.io/v1beta1
kind: ExternalSecret
metadata:
  name: ${service(r)}-secrets
spec:
  refreshInterval: 1h
  secretStoreRef:
    kind: ClusterSecretStore
    name: vault-backend-${r.int(1, 4)}
  data:
    - secretKey: api-token
      remoteRef:
        key: apps/${service(r)}/prod
        property: api_token`,
  'kubernetes-sealed-secret-names': (r) =>
    `kubectl get secrets -n ${service(r)}\nNAME                           TYPE                                  DATA   AGE\n${service(r)}-token-${lowerAlnum(r, 5)}            kubernetes.io/service-account-token   3      ${r.int(2, 90)}d\nregistry-credentials-${lowerAlnum(r, 6)}    kubernetes.io/dockerconfigjson        1      ${r.int(2, 90)}d\nsh.helm.release.v1.${service(r)}.v${r.int(1, 30)}   helm.sh/release.v1                    1      4h`,
  'kubernetes-describe-secret': (r) =>
    `Name:         ${service(r)}-credentials\nNamespace:    default\nAnnotations:  meta.helm.sh/release-name: ${service(r)}\nType:  Opaque\n\nData\n====\npassword:  ${r.int(10, 40)} bytes\napi-key:   ${r.int(20, 64)} bytes\nca.crt:    ${r.int(1000, 1999)} bytes`,
  'terraform-variable-references': (r) => `resource "aws_db_instance" "${service(r)}" {
  identifier     = "${service(r)}-${r.int(1, 9)}"
  username       = var.db_username
  password       = var.db_password
  master_password = random_password.master[${r.int(0, 3)}].result
  kms_key_id     = aws_kms_key.${service(r)}.arn
}

resource "helm_release" "${service(r)}" {
  set_sensitive {
    name  = "auth.password"
    value = data.aws_secretsmanager_secret_version.${service(r)}.secret_string
  }
}`,
  'terraform-random-password': (r) => `resource "random_password" "${service(r)}" {
  length           = ${r.int(16, 40)}
  special          = true
  override_special = "!#$%&*()-_=+[]{}<>:?"
  keepers = { secret_version = "v${r.int(1, 20)}" }
}

output "admin_password" {
  value     = random_password.${service(r)}.result
  sensitive = true
}`,
  'terraform-plan-sensitive': (r) =>
    `  # aws_secretsmanager_secret_version.${service(r)} will be created\n  + resource "aws_secretsmanager_secret_version" "${service(r)}" {\n      + arn            = (known after apply)\n      + secret_id      = (known after apply)\n      + secret_string  = (sensitive value)\n      + version_id     = "${uuid(r)}"\n    }`,
  'terraform-lock': (r) =>
    `provider "registry.terraform.io/hashicorp/random" {\n  version     = "3.${r.int(1, 7)}.${r.int(0, 9)}"\n  constraints = "~> 3.1"\n  hashes = [\n    "h1:${base64(r, 43)}=",\n    "zh:${hex(r, 64)}",\n    "zh:${hex(r, 64)}",\n  ]\n}`,
  'github-actions-secrets': (r) => `      - uses: actions/checkout@${hex(r, 40)} # v4.2.${r.int(0, 9)}
        with:
          token: \${{ secrets.GITHUB_TOKEN }}
          persist-credentials: false
      - name: Publish
        run: npm publish --provenance
        env:
          NODE_AUTH_TOKEN: \${{ secrets.NPM_TOKEN_${r.int(1, 4)} }}
          SONAR_TOKEN: \${{secrets.SONAR_TOKEN}}
      - uses: aws-actions/configure-aws-credentials@v4
        with:
          role-to-assume: arn:aws:iam::123456789012:role/${service(r)}-deploy
          role-session-name: ${service(r)}-${r.int(100, 999)}`,
  'github-actions-cache-key': (r) => `      - uses: actions/cache@v4
        with:
          path: ~/.pnpm-store
          key: \${{ runner.os }}-pnpm-\${{ hashFiles('**/pnpm-lock.yaml') }}
          restore-keys: |
            Linux-pnpm-${hex(r, 64)}
            Linux-pnpm-
Cache restored from key: Linux-pnpm-${hex(r, 64)}
Cache saved with key: node-cache-Linux-x64-npm-${hex(r, 64)}`,
  'gitlab-ci-variables': (r) => `deploy:
  image: registry.${company(r)}.io/${service(r)}:${r.int(1, 9)}.${r.int(0, 20)}
  script:
    - docker login -u "$CI_REGISTRY_USER" -p "$CI_REGISTRY_PASSWORD" "$CI_REGISTRY"
    - helm upgrade ${service(r)} ./chart --set auth.token=$DEPLOY_TOKEN --set image.tag=$CI_COMMIT_SHORT_SHA
  id_tokens:
    VAULT_ID_TOKEN:
      aud: https://vault.${company(r)}.io
  secrets:
    DATABASE_PASSWORD:
      vault: production/db/password@ops`,
  'azure-pipelines-variables': (r) => `variables:
  - group: ${service(r)}-secrets
  - name: vaultName
    value: kv-${service(r)}-${r.int(10, 99)}
steps:
  - task: AzureKeyVault@2
    inputs:
      azureSubscription: '$(serviceConnection)'
      KeyVaultName: '$(vaultName)'
      SecretsFilter: 'sql-password,redis-key'
  - bash: ./deploy.sh --password "$(sql-password)" --key $(redis-key)
    env:
      SYSTEM_ACCESSTOKEN: $(System.AccessToken)`,
  'compose-variables': (r) => `services:
  db:
    image: postgres:${r.int(12, 17)}-alpine
    environment:
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?set it in .env}
      POSTGRES_USER: \${POSTGRES_USER:-postgres}
      POSTGRES_PASSWORD_FILE: /run/secrets/db_password_v${r.int(1, 9)}
    secrets:
      - db_password
  ${service(r)}:
    environment:
      - REDIS_URL=redis://:\${REDIS_PASSWORD}@redis:6379/${r.int(0, 9)}
      - JWT_SECRET=\${JWT_SECRET}
secrets:
  db_password:
    file: ./secrets/db_password.txt`,
  'helm-values-existing-secret': (r) => `auth:
  enabled: true
  existingSecret: ${service(r)}-redis-auth
  existingSecretPasswordKey: redis-password
  secretName: ${service(r)}-tls-${lowerAlnum(r, 5)}
serviceAccount:
  create: true
  automountServiceAccountToken: false
  name: ${service(r)}-sa
imagePullSecrets:
  - name: regcred-${r.int(1, 9)}
ingress:
  annotations:
    cert-manager.io/private-key-secret-ref: letsencrypt-account-key`,
  'helm-template-references': (r) =>
    `            - name: {{ .Values.${service(r)}.name }}\n              value: {{ .Values.auth.password | quote }}\n          password: {{ include "${service(r)}.password" . | b64enc | quote }}\n          secret-key: {{ randAlphaNum ${r.int(16, 64)} | b64enc }}\n          checksum/secret: {{ include (print $.Template.BasePath "/secret.yaml") . | sha256sum }}\n          checksum/config: ${hex(r, 64)}`,
  'ansible-lookups': (r) => `- name: Create the ${service(r)} user
  community.postgresql.postgresql_user:
    name: ${service(r)}
    password: "{{ lookup('hashi_vault', 'secret=kv/data/${service(r)}:password') }}"
    login_password: "{{ vault_pg_admin_password }}"
    state: present
  no_log: true
  register: token_result_${r.int(1, 9)}
- ansible.builtin.uri:
    headers:
      Authorization: "Bearer {{ token_result.json.access_token }}"`,
  'cloudformation-references': (r) => `Parameters:
  DBPassword:
    Type: String
    NoEcho: true
    MinLength: ${r.int(8, 16)}
Resources:
  Db:
    Properties:
      MasterUserPassword: !Sub '{{resolve:secretsmanager:\${${service(r)}Secret}:SecretString:password}}'
      MasterUsername: !Ref DBUser
      KmsKeyId: !GetAtt ${service(r)}Key.Arn`,
  'openapi-security': (r) => `components:
  securitySchemes:
    ApiKeyAuth:
      type: apiKey
      in: header
      name: X-API-Key
    bearerAuth:
      type: http
      scheme: bearer
      bearerFormat: JWT
paths:
  /${service(r)}/{id}:
    post:
      operationId: rotate${r.int(10, 99)}ApiKey
      requestBody:
        content:
          application/json:
            schema:
              properties:
                password: { type: string, format: password, minLength: ${r.int(8, 20)} }
                client_secret: { type: string, writeOnly: true, example: "your-client-secret" }`,
  'json-schema-passwords': (r) =>
    JSON.stringify(
      {
        $id: `https://${host(r)}/schemas/login-${r.int(1, 99)}.json`,
        properties: {
          password: { type: 'string', minLength: r.int(8, 16), pattern: '^(?=.*[A-Z])(?=.*\\d).+$' },
          api_key: { type: 'string', description: 'The key from the settings page' },
          token: { $ref: `#/$defs/token${r.int(1, 9)}` },
        },
        required: ['password', 'api_key'],
      },
      null,
      2,
    ),
  'sql-ddl': (r) => `CREATE TABLE ${service(r)}_users (
  id BIGSERIAL PRIMARY KEY,
  email VARCHAR(${r.int(100, 255)}) NOT NULL UNIQUE,
  password_hash CHAR(60) NOT NULL,
  password_digest text DEFAULT '',
  reset_token VARCHAR(64) DEFAULT NULL,
  api_key UUID DEFAULT gen_random_uuid(),
  secret BYTEA,
  token_version INTEGER DEFAULT ${r.int(0, 9)}
);
CREATE UNIQUE INDEX idx_${service(r)}_token_${hex(r, 8)} ON ${service(r)}_users (reset_token);`,
  'prisma-schema': (r) => `model Session {
  id           String   @id @default(cuid())
  sessionToken String   @unique @map("session_token")
  accessToken  String?  @db.Text
  expires      DateTime
  passwordHash String   @db.VarChar(${r.int(60, 255)})
  @@index([sessionToken], map: "idx_${service(r)}_${lowerAlnum(r, 6)}")
}`,
  'rails-migration': (r) =>
    `class AddTokensTo${r.int(10, 99)}Users < ActiveRecord::Migration[7.${r.int(0, 2)}]\n  def change\n    add_column :users, :password_digest, :string, null: false, limit: ${r.int(60, 255)}\n    add_column :users, :reset_password_token, :string\n    add_index :users, :reset_password_token, unique: true, name: 'idx_${hex(r, 8)}'\n  end\nend`,
  'protobuf-and-graphql': (r) =>
    `message LoginRequest {\n  string username = 1;\n  string password = 2;\n  string access_token = ${r.int(3, 9)};\n  bytes  secret_key = 1${r.int(0, 9)};\n}\n\ntype Mutation {\n  login(email: String!, password: String!): AuthPayload!\n  refreshToken(token: ID!): String! @cost(value: ${r.int(2, 20)})\n}`,
  'env-example-file': (r) =>
    `# copy to .env and fill in (rev ${r.int(10, 99)})\nDATABASE_URL=postgres://user:password@localhost:5432/${service(r)}\nSECRET_KEY=change-me\nJWT_SECRET=your-256-bit-secret\nAPI_KEY=\nSTRIPE_SECRET_KEY=sk_test_...\nOPENAI_API_KEY=sk-your-key-here\nSMTP_PASSWORD=<smtp password>\nNEXTAUTH_SECRET=generate-with-openssl-rand-base64-32\nADMIN_PASSWORD=xxxxxxxx`,
  'application-yaml-references': (r) => `spring:
  datasource:
    url: jdbc:postgresql://\${DB_HOST:localhost}:5432/${service(r)}
    username: \${DB_USER}
    password: \${DB_PASSWORD:}
  security:
    oauth2:
      client:
        registration:
          github:
            client-id: \${GITHUB_CLIENT_ID}
            client-secret: \${GITHUB_CLIENT_SECRET:#{null}}
jwt:
  secret: \${JWT_SECRET}
  expiration-ms: ${r.int(1, 9)}600000
server.ssl.key-store-password: \${KEYSTORE_PASSWORD_${r.int(1, 9)}}`,
  'systemd-and-nginx': (r) =>
    `[Service]\nEnvironmentFile=/etc/${service(r)}/secrets.env\nLoadCredential=db_password:/etc/credstore/${service(r)}.${lowerAlnum(r, 4)}\n\nserver {\n  ssl_certificate_key /etc/letsencrypt/live/${host(r)}/privkey.pem;\n  auth_basic_user_file /etc/nginx/.htpasswd;\n  proxy_set_header Authorization $http_authorization;\n  proxy_set_header X-Api-Key $api_key_${r.int(1, 9)};\n  limit_req_zone $binary_remote_addr zone=token_bucket:10m rate=${r.int(2, 50)}r/s;\n}`,
  'package-lock': (r) =>
    `    "node_modules/jsonwebtoken": {\n      "version": "9.0.${r.int(0, 9)}",\n      "resolved": "https://registry.npmjs.org/jsonwebtoken/-/jsonwebtoken-9.0.2.tgz",\n      "integrity": "sha512-${base64(r, 86)}==",\n      "dependencies": { "jws": "^3.2.2" }\n    },\n    "node_modules/js-tokens": {\n      "integrity": "sha512-${base64(r, 86)}=="\n    }`,
  'go-sum': (r) =>
    `github.com/golang-jwt/jwt/v5 v5.2.${r.int(0, 9)} h1:${base64(r, 43)}=\ngithub.com/golang-jwt/jwt/v5 v5.2.1/go.mod h1:${base64(r, 43)}=\ngithub.com/hashicorp/go-secure-stdlib/password v0.1.${r.int(0, 9)} h1:${base64(r, 43)}=`,
  'cargo-and-poetry-lock': (r) =>
    `[[package]]\nname = "secrecy"\nversion = "0.8.${r.int(0, 9)}"\nsource = "registry+https://github.com/rust-lang/crates.io-index"\nchecksum = "${hex(r, 64)}"\n\n[metadata]\ncontent-hash = "${hex(r, 64)}"\n\n[[package]]\nname = "passlib"\nfiles = [\n    {file = "passlib-1.7.4-py2.py3-none-any.whl", hash = "sha256:${hex(r, 64)}"},\n]`,
  'gemfile-and-podfile-lock': (r) =>
    `CHECKSUMS\n  bcrypt (3.1.${r.int(10, 20)}) sha256=${hex(r, 64)}\n  jwt (2.${r.int(1, 9)}.0) sha256=${hex(r, 64)}\n\nSPEC CHECKSUMS:\n  KeychainAccess: ${hex(r, 40)}\n  Auth0: ${hex(r, 40)}\n\nPODFILE CHECKSUM: ${hex(r, 40)}`,
  'nix-and-bazel': (r) =>
    `fetchFromGitHub {\n  owner = "${company(r)}";\n  repo = "pass-secret-service";\n  rev = "${hex(r, 40)}";\n  hash = "sha256-${base64(r, 43)}=";\n}\nhttp_archive(\n    name = "rules_secret",\n    sha256 = "${hex(r, 64)}",\n    integrity = "sha256-${base64(r, 43)}=",\n)`,
  'feature-flag-keys': (r) =>
    JSON.stringify({
      flags: [
        { key: `enable-password-reset-v${r.int(2, 9)}`, on: true, salt: hex(r, 32), sel: alnum(r, 32) },
        { key: 'api-key-rotation', clientSideAvailability: { usingMobileKey: true }, _version: r.int(1, 90) },
      ],
      environmentId: hex(r, 24),
    }),
  'i18n-file': (r) =>
    JSON.stringify(
      {
        'auth.password': 'Password',
        'auth.password_placeholder': `At least ${r.int(8, 16)} characters`,
        'auth.invalidToken': 'The token is invalid or has expired.',
        forgotPassword: 'Forgot your password?',
        'settings.apiKey.title': 'API key',
        'settings.apiKey.copied': `Copied ${r.int(2, 9)} times`,
        passwordTooShort: 'Passwort zu kurz',
        secretQuestion: 'Geheime Frage',
      },
      null,
      2,
    ),
  'i18n-properties': (r) =>
    `login.password=Passwort\nlogin.password.hint=Mindestens ${r.int(8, 20)} Zeichen, eine Ziffer\nlogin.password.forgot=Passwort vergessen?\nerror.token.expired=Das Token ist abgelaufen.\napikey.label=API-Schl\\u00fcssel\nmot_de_passe=Mot de passe oubli\\u00e9 ?\ncontrase\\u00f1a=Contrase\\u00f1a incorrecta\nbuild=${r.int(100, 999)}`,
};

/** Files that speak of secrets and hold none: manifests, templates, lock files, translations. */
export const manifestShapes: readonly Shape[] = negatives('secret/config', makers, 8);
