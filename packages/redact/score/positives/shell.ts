import { around, mark } from '../marks.ts';
import { positives, type Shape } from '../shape.ts';
import { account, bareKey, company, encode64, host, password, plainPassword, secretName, service } from '../values.ts';

/** Secrets on command lines and in what shells print. */
export const shellShapes: readonly Shape[] = positives('secret/shell', {
  'export-bare': (r) => `cd /srv/${service(r)} && export ${secretName(r)}=${mark(plainPassword(r))} && make deploy`,
  'export-quoted': (r) => `export ${secretName(r)}="${mark(bareKey(r))}"\nexport LOG_LEVEL=debug\nnpm run migrate`,
  'inline-environment': (r) => `${secretName(r)}='${mark(password(r))}' NODE_ENV=production node dist/${service(r)}.js`,
  'env-dump': (r) =>
    `SHELL=/bin/bash\nPWD=/srv/${service(r)}\n${secretName(r)}=${mark(bareKey(r))}\nLANG=C.UTF-8\nSMTP_PASS=${mark(plainPassword(r))}\nTERM=xterm-256color\nSHLVL=1`,
  'grep-env': (r) => `$ env | grep -i ${service(r)}\n${service(r).toUpperCase()}_API_KEY=${mark(bareKey(r))}`,
  'declare-x': (r) => `declare -x OLDPWD\ndeclare -x ${secretName(r)}="${mark(password(r))}"\ndeclare -x PAGER="less"`,
  'set-x-trace': (r) =>
    `+ set -euo pipefail\n+ export PGPASSWORD=${mark(plainPassword(r))}\n+ PGPASSWORD=${mark(plainPassword(r))}\n+ psql -h ${host(r)} -c 'select 1'`,
  'docker-run-environment': (r) =>
    `docker run -d --name ${service(r)} -e ${secretName(r)}=${mark(password(r))} -p 8080:8080 ${company(r)}/${service(r)}:2.4.1`,
  'docker-login': (r) =>
    `docker login ${host(r)} -u ${around(account(r))} -p ${mark(plainPassword(r))}\nLogin Succeeded`,
  'docker-build-argument': (r) =>
    `docker build --build-arg ${secretName(r)}=${mark(bareKey(r))} -t ${service(r)}:dev .`,
  'kubectl-literal': (r) =>
    `kubectl create secret generic ${service(r)}-auth --from-literal=username=${around(account(r))} --from-literal=password='${mark(password(r))}'`,
  'helm-set': (r) =>
    `helm upgrade --install ${service(r)} ./chart --set image.tag=1.4.2 --set postgresql.auth.password=${mark(plainPassword(r))} --wait`,
  'mysql-p-glued': (r) =>
    `mysql -h ${host(r)} -u${around(account(r))} -p${mark(plainPassword(r))} ${service(r)} < dump.sql`,
  'mysql-p-quoted': (r) =>
    `mysqldump --single-transaction -u ${around(account(r))} -p'${mark(password(r))}' ${service(r)} > /tmp/dump.sql`,
  'psql-pgpassword': (r) =>
    `PGPASSWORD="${mark(password(r))}" psql -h ${host(r)} -U ${account(r)} -d ${service(r)} -c '\\dt'`,
  'mongo-p': (r) =>
    `mongosh "mongodb://${host(r)}:27017/${service(r)}" --username ${around(account(r))} -p ${mark(plainPassword(r))} --eval 'db.stats()'`,
  'redis-a': (r) => `redis-cli -h ${host(r)} -p 6380 -a ${mark(plainPassword(r))} --no-auth-warning info memory`,
  sshpass: (r) =>
    `sshpass -p '${mark(password(r))}' ssh -o StrictHostKeyChecking=no ${around(account(r))}@${host(r)} uptime`,
  'curl-u': (r) => `curl -sS -u ${around(account(r))}:${mark(plainPassword(r))} https://${host(r)}/api/v2/jobs | jq .`,
  'curl-user-long': (r) =>
    `curl --user '${around(account(r))}:${mark(password(r))}' --data-binary @out.tar.gz https://${host(r)}/upload`,
  'curl-bearer-single': (r) => `curl -H 'Authorization: Bearer ${mark(bareKey(r))}' https://${host(r)}/v1/users`,
  'curl-bearer-escaped': (r) =>
    `bash -c "curl -s -H \\"Authorization: Bearer ${mark(bareKey(r))}\\" https://${host(r)}/v1/me"`,
  'curl-header-equals': (r) =>
    `curl --header="X-Api-Key: ${mark(bareKey(r))}" --compressed "https://${host(r)}/search?q=a"`,
  'curl-json-body': (r) =>
    `curl -X POST https://${host(r)}/login -H 'Content-Type: application/json' -d '{"username":"${around(account(r))}","password":"${mark(password(r))}"}'`,
  'curl-form-body': (r) =>
    `curl -d 'grant_type=client_credentials&client_id=${service(r)}&client_secret=${mark(plainPassword(r))}' https://${host(r)}/oauth/token`,
  'curl-cookie': (r) => `curl -b 'sessionid=${mark(bareKey(r))}; theme=dark' https://${host(r)}/admin/`,
  'wget-password': (r) =>
    `wget --user=${around(account(r))} --password=${mark(plainPassword(r))} -q https://${host(r)}/nightly.tgz`,
  httpie: (r) => `http POST https://${host(r)}/jobs 'Authorization:Token ${mark(bareKey(r))}' name=nightly`,
  'powershell-webrequest': (r) =>
    `Invoke-RestMethod -Uri https://${host(r)}/api -Headers @{ Authorization = "Bearer ${mark(bareKey(r))}" } -Method Get`,
  'git-clone-token': (r) =>
    `git clone https://oauth2:${mark(bareKey(r).replace(/[+/=]/g, 'x'))}@${host(r)}/${company(r)}/${service(r)}.git /tmp/src`,
  'git-extraheader': (r) =>
    `git -c http.extraheader="AUTHORIZATION: basic ${mark(encode64(`x-access-token:${bareKey(r)}`))}" fetch --depth=1 origin main`,
  'aws-configure': (r) =>
    `aws configure set aws_secret_access_key ${mark(bareKey(r).padEnd(40, 'Qz7').slice(0, 40))} --profile ${service(r)}`,
  'az-login': (r) =>
    `az login --service-principal -u ${service(r)}-sp -p ${mark(plainPassword(r))} --tenant ${company(r)}`,
  'gh-secret-set': (r) =>
    `gh secret set ${secretName(r)} --body "${mark(bareKey(r))}" --repo ${company(r)}/${service(r)}`,
  'heroku-config-set': (r) => `heroku config:set ${secretName(r)}=${mark(plainPassword(r))} --app ${service(r)}-prod`,
  'npm-config-set': (r) => `npm config set //${host(r)}/:_authToken ${mark(bareKey(r))}`,
  'openssl-passin': (r) =>
    `openssl pkcs12 -in bundle.p12 -passin pass:${mark(plainPassword(r))} -nodes -out bundle.pem`,
  'gpg-passphrase': (r) =>
    `gpg --batch --yes --passphrase '${mark(password(r))}' --symmetric --cipher-algo AES256 backup.tar`,
  'archive-password': (r) => `7z a -mhe=on -p${mark(plainPassword(r))} backup.7z ./data`,
  'zip-password': (r) => `zip -r -P ${mark(plainPassword(r))} export.zip reports/`,
  'sudo-stdin': (r) => `echo '${mark(password(r))}' | sudo -S systemctl restart ${service(r)}`,
  'password-stdin': (r) =>
    `echo "${mark(bareKey(r))}" | docker login ghcr.io -u ${around(account(r))} --password-stdin`,
  chpasswd: (r) => `echo "${around(account(r))}:${mark(plainPassword(r))}" | chpasswd`,
  htpasswd: (r) => `htpasswd -bc /etc/nginx/.htpasswd ${around(account(r))} ${mark(plainPassword(r))}`,
  'ldapsearch-w': (r) =>
    `ldapsearch -x -H ldaps://${host(r)} -D "cn=${account(r)},dc=${company(r)},dc=io" -w '${mark(password(r))}' -b "dc=${company(r)},dc=io"`,
  'smbclient-percent': (r) =>
    `smbclient //${host(r)}/share -U '${around(account(r))}%${mark(plainPassword(r))}' -c 'ls'`,
  'lftp-comma': (r) =>
    `lftp -u ${around(account(r))},${mark(plainPassword(r))} sftp://${host(r)} -e 'mirror -R dist; bye'`,
  'sqlcmd-P': (r) => `sqlcmd -S ${host(r)} -U sa -P '${mark(password(r))}' -Q "SELECT @@VERSION"`,
  'minio-alias': (r) => `mc alias set ${service(r)} https://${host(r)} ${around(account(r))} ${mark(bareKey(r))}`,
  'net-use': (r) =>
    `net use Z: \\\\${service(r)}01\\share ${mark(plainPassword(r))} /user:${company(r)}\\${account(r)}`,
  'powershell-env': (r) => `$env:${secretName(r)} = "${mark(password(r))}"\nGet-ChildItem .\\publish`,
  'powershell-secure-string': (r) =>
    `$pw = ConvertTo-SecureString "${mark(password(r))}" -AsPlainText -Force\n$cred = New-Object PSCredential("${account(r)}", $pw)`,
  'cmd-set': (r) => `C:\\build> set ${secretName(r)}=${mark(plainPassword(r))}\r\nC:\\build> npm publish`,
  'cmd-setx': (r) => `setx ${secretName(r)} "${mark(bareKey(r))}" /M`,
  'keytool-storepass': (r) =>
    `keytool -importkeystore -srckeystore app.p12 -storepass ${mark(plainPassword(r))} -keypass ${mark(plainPassword(r))} -alias ${service(r)}`,
  'java-property': (r) => `java -Xmx2g -Dspring.datasource.password=${mark(plainPassword(r))} -jar ${service(r)}.jar`,
  'dotnet-user-secrets': (r) =>
    `dotnet user-secrets set "Smtp:Password" "${mark(password(r))}" --project src/${service(r)}`,
  'terraform-var': (r) =>
    `terraform apply -auto-approve -var="db_password=${mark(password(r))}" -var="region=eu-central-1"`,
  'ansible-extra-vars': (r) =>
    `ansible-playbook site.yml -i hosts --extra-vars "ansible_become_pass=${mark(plainPassword(r))} env=prod"`,
  'long-flag-space': (r) => `./bin/${service(r)}ctl import --host ${host(r)} --token ${mark(bareKey(r))} --dry-run`,
  'long-flag-equals': (r) =>
    `${company(r)} sync --client-id=${service(r)} --client-secret=${mark(plainPassword(r))} --since=7d`,
  'sql-create-user': (r) =>
    `CREATE USER ${around(account(r))} WITH ENCRYPTED PASSWORD '${mark(password(r))}';\nGRANT ALL ON DATABASE ${service(r)} TO ${account(r)};`,
  'sql-identified-by': (r) =>
    `mysql> ALTER USER '${around(account(r))}'@'%' IDENTIFIED BY '${mark(password(r))}';\nQuery OK, 0 rows affected (0.01 sec)`,
  'vault-kv': (r) => `vault kv put secret/${service(r)} password="${mark(password(r))}" ttl=1h`,
  'expect-script': (r) =>
    `spawn ssh ${account(r)}@${host(r)}\nexpect "password:"\nsend "${mark(password(r))}\\r"\ninteract`,
  heredoc: (r) => `cat > .env <<'EOF'\nPORT=3000\n${secretName(r)}=${mark(password(r))}\nEOF\nnpm start`,
});
