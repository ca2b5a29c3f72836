/** Accounts that images, runners and documentation share: they say nothing of a person. A name that somebody really bears (`mark`, `rose`) is not among them. */
const shared = new Set(
  `user users username user1 user2 testuser someuser myuser your_username yourname yourusername your-username your_user name me you
shared ops sre sysadmin operator support svc automation bot monitor nagios zabbix ansible terraform public default defaultuser defaultuser0 guest all default_user localuser nobody root admin administrator runner runneradmin
runner-user circleci travis jenkins gitlab-runner github actions build builder buildkite-agent ci cirun azureuser azdevops vsts vstsagent
vagrant ubuntu debian centos fedora ec2-user opc cloud-user core rocky alpine arch pi raspberry docker node app appuser nonroot non-root
nextjs www www-data nginx apache web deploy deployer service daemon postgres mysql redis mongodb oracle git gitpod vscode codespace
codespaces coder devcontainer dev developer openhands sandbox agent swe swe-agent model claude codex cursor gemini computeruse
computer-use-demo chrome playwright pptruser seluser selenium jovyan jupyter rstudio conda mambauser micromamba kaggle colab spark
hadoop airflow elasticsearch logstash kibana grafana prometheus ftp ftpuser mail backup syslog linuxbrew homebrew brew lost+found
foo bar baz foobar johndoe john.doe john_doe janedoe jane.doe jane_doe example demo test tester student
workspace workspaces work project projects src data files shared-data storage public_html vmail steam kali parallels container
containeruser containeradministrator wdagutilityaccount systemprofile networkservice localservice defaultapppool iusr x xxx user-name
username1 guests administrators krbtgt usr somebody someone person octocat monalisa repmgr replicator replication pgbouncer pgpool patroni barman current current_user currentuser your_name yourself homeuser appveyor packer worker render replit daytona e2b modal cnb flutter steamuser hermes oai
gitea forgejo gogs nextcloud owncloud keycloak jellyfin kafka zookeeper cassandra solr tomcat sonarqube sonar rabbitmq consul vault nomad
influxdb telegraf mosquitto minio clickhouse memcached haproxy squid named postfix dovecot messagebus polkitd avahi chrony dnsmasq libvirt
libvirt-qemu qemu ceph slurm munge puppet sidekiq puma unicorn odoo frappe discourse mastodon ghost wordpress drupal opensearch metabase
superset dagster prefect temporal flink presto trino spark-user hdfs hive yarn mapred hbase zeppelin zope plone matomo netdata nixbld
caddy traefik varnish envoy linkerd istio istio-proxy kubernetes-admin kube-admin kubeadmin minikube openshift sshd systemd-network
systemd-resolve systemd-timesync oncall on-call breakglass break-glass statd rpcuser dbus sssd tss uucp gdm lightdm cups lpadmin saned colord pulse rtkit usbmux whoopsie`
    .split(/\s+/)
    .filter(Boolean),
);

/** Those whom examples log in as. Somebody's home may well be called so. */
const ofExamples = new Set(['alice', 'bob', 'charlie', 'carol', 'dave', 'eve', 'john', 'jane']);

/** True for an account name that belongs to no person. */
export function isSharedAccount(name: string): boolean {
  return ofExamples.has(name.toLowerCase()) || isSharedHome(name);
}

/** The same of a home folder: who has one is a person, though examples have the name. */
export function isSharedHome(name: string): boolean {
  return (
    shared.has(name.toLowerCase()) ||
    /^(?:user|test|admin|runner|agent|swe|sandbox|ci|build|room|desk|printer)[-_]?\d{0,6}$/i.test(name) ||
    /^\.+$/.test(name)
  );
}
