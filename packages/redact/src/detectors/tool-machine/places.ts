import { inLines } from '../../shape/in-lines.ts';

/** Where databases, queues and their like listen: what stands before such a port is a machine. */
export const servicePorts: readonly string[] =
  '9092 9093 2181 6379 5432 3306 1433 27017 9200 9300 2379 2380 5672 8761 9042 11211 26379'.split(' ');

/** Where a tool names a machine of somebody's, one form after the other. */
export const places: readonly string[] = [
  // A resolver of a cluster, asked for a name of it.
  inLines`
    \blookup (?<value>[A-Za-z][\w-]{2,61}(?:\.[a-z][a-z-]{3,40})?)(?= on (?:10|172|192)\.[\d.:]{5,40}: (?:no such host|server misbehaving|i/o timeout))
  `,
  // The client of ssh has never seen it.
  String.raw`\b[Pp]ermanently added '(?<value>[A-Za-z][\w-]{2,61})(?=[,'])`,
  // The client of PostgreSQL cannot reach it.
  String.raw`\bserver at "(?<value>[A-Za-z][\w-]{2,61})(?=" \([\d.]{7,15}\), port )`,
  // A server of a backend of HAProxy, and what is said of it.
  String.raw`(?:^|\n)[ \t]{1,8}server (?<value>[A-Za-z][\w-]{2,40})(?= (?!127\.|localhost)[\w.-]{3,80}:\d{2,5}(?: |\r?\n|$))`,
  String.raw`\bServer [\w.-]{2,40}\/(?<value>[A-Za-z][\w-]{2,40})(?= is (?:UP|DOWN|going)\b)`,
  // Runners and agents of builds.
  String.raw`\bgitlab-runner [^\n]{3,60}(?:\n {0,4}| )on (?<value>[A-Za-z][\w-]{2,61})(?= [\w-]{4,12}, system ID:)`,
  inLines`
    \b(?:[Rr]unning|remotely) on (?<value>[A-Za-z][\w-]{2,61})(?= (?:\([\w .-]{1,60}\) )?in (?:workspace )?\\{0,2}["'\x60]?(?:/|[A-Z]:))
  `,
  // The prompt of ZooKeeper.
  String.raw`\[zk: (?<value>[A-Za-z][\w-]{2,61})(?=:\d{2,5}\()`,
  // An inventory of Ansible.
  String.raw`(?:^|\n)[ \t]{1,24}(?<value>[A-Za-z][\w.-]{2,80})(?=:[ \t]{0,4}\r?\n[ \t]{1,32}ansible_(?:host|user|port|ssh_host):)`,
  String.raw`(?:^|\n)(?<value>[A-Za-z][\w.-]{2,80})(?=[ \t]{1,20}ansible_(?:host|user|port|ssh_host)=)`,
  // A node of RabbitMQ.
  String.raw`\brabbit@(?<value>[A-Za-z][\w-]{2,61})(?![\w-])`,
  // What Prometheus asks.
  String.raw`\binstance=\\?["']?(?<value>[A-Za-z][\w-]{2,61})(?=:\d{2,5}(?!\d))`,
  String.raw`(?<![\w.:/@$-])(?<value>[a-z][a-z\d-]{1,60}[a-z\d]):(?:${servicePorts.join('|')})(?![\w.:-])`,
];
