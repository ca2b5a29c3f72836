import type { PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { isSystemPart } from '../../judge/system-parts.ts';
import { linesOn } from '../../layouts/goes-on.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The tables that tools print of somebody's machines and streams, by what stands in their heads, and the columns of the names. */
const tables: readonly (readonly [head: RegExp, columns: readonly number[]])[] = [
  [/^GROUP\s+TOPIC\s+PARTITION\s/, [0, 1]],
  [/^NAME\s+STATUS\s+ROLES\s+AGE\s/, [0]],
  [/^NAME\s+(?:ZONE|LOCATION)\s.*(?:MACHINE_TYPE|MASTER_VERSION)/, [0]],
  [/^CURRENT\s+NAME\s+CLUSTER\s+AUTHINFO/, [0, 1]],
  [/^ID\s+HOSTNAME\s+STATUS\s+AVAILABILITY/, [1]],
  [/^name\s+messages(?:_\w+)?(?:\s|$)/, [0]],
  [/^ip\s+heap\.percent\s.*\sname$/, [-1]],
  [/^NAME\s+STATUS\s+AGE$/, [0]],
  [/^NAME\s+NAMESPACE\s+REVISION\s/, [0, 1]],
  [/^ID\s+NAME\s+MODE\s+REPLICAS\s/, [1]],
  [/^ID\s+Node Pool\s+DC\s+Name\s/, [3]],
  [
    /^NAME\s+(?:CLASS\s+HOSTS|SCHEDULE|(?:STATUS\s+)?COMPLETIONS|DESIRED|REFERENCE|TYPE\s+DATA|DATA|STATUS\s+VOLUME)\s.*AGE/,
    [0],
  ],
  [
    /^NAMESPACE\s+NAME\s+(?:CLASS\s+HOSTS|SCHEDULE|(?:STATUS\s+)?COMPLETIONS|DESIRED|REFERENCE|TYPE\s+DATA|DATA|STATUS\s+VOLUME)\s.*AGE/,
    [0, 1],
  ],
  [/^NAME\s+(?:READY\s+STATUS\s+RESTARTS|READY\s+UP-TO-DATE|TYPE\s+CLUSTER-IP)\s/, [0]],
  [/^NAMESPACE\s+NAME\s+(?:READY\s+STATUS\s+RESTARTS|READY\s+UP-TO-DATE|TYPE\s+CLUSTER-IP)\s/, [0, 1]],
];

/** Commands that print a name in each line, and the lines of their answers. */
const lists: readonly (readonly [command: RegExp, line: RegExp])[] = [
  [/\bs3 ls$/, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d (?<name>[a-z\d][a-z\d.-]{2,62})$/],
  [/\bkafka-topics(?:\.sh)? .*--list\b/, /^(?<name>(?!__)[A-Za-z][\w.-]{2,200})$/],
  [/\bconsul catalog services$/, /^(?<name>(?!(?:consul|nomad|vault)$)[A-Za-z][\w.-]{2,200})$/],
];

/** Machines, clusters, groups and topics in the columns of a table. */
export const listedResource: PatternDetector = {
  id: 'listed-resource',
  type: 'resource_name',
  label: 'Name of a resource in a table',
  shape:
    'The names of machines, clusters, namespaces, releases, consumer groups and topics in the tables of `kubectl get`, `helm list`, `kubectl config get-contexts`, `gcloud`, `docker node ls`, `docker service ls`, `nomad node status`, `kafka-consumer-groups`, `rabbitmqctl list_queues` and `_cat/nodes`, and in the lines of `aws s3 ls`, `kafka-topics --list` and `consul catalog services`.',
  link: 'https://kubernetes.io/docs/reference/kubectl/quick-reference/',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: [
    'current-offset',
    'roles  ',
    'machine_type',
    'master_version',
    'authinfo',
    'availability',
    'heap.percent',
    'list_queues',
    'status   ',
    'revision',
    'restarts',
    'up-to-date',
    'cluster-ip',
    'replicas  ',
    'node pool  ',
    ...['hosts', 'schedule', 'completions', 'desired', 'reference', 'data', 'volume'].map((column) => `${column}  `),
    ' s3 ls',
    'kafka-topics',
    'catalog services',
  ],
  pattern: expression(
    inLines`
      (?<=^|\n)(?:GROUP|NAME|NAMESPACE|CURRENT|ID|ip|name)[ \t]{1,60}(?:TOPIC|STATUS|ZONE|LOCATION|NAME|NAMESPACE|READY|TYPE|HOSTNAME|Node Pool|CLASS|SCHEDULE|COMPLETIONS|DESIRED|REFERENCE|DATA|heap\.percent|messages)(?:[ \t_][^\n]{0,300})?(?:\n[^\n]{3,400}){1,200}|
      (?:\baws [^\n]{0,100}\bs3 ls|\bkafka-topics(?:\.sh)?[ ][^\n]{0,200}--list\b[^\n]{0,100}|\bconsul catalog services)\r?(?:\n[^\n]{3,400}){1,200}
    `,
    'g',
  ),
  reach: [200, 20000],
  goesOn: linesOn((match) => {
    const listed = listedBy(match.split('\n', 1)[0]!);
    return listed === undefined ? isSetApart : (line) => listed.test(line);
  }),
  ranges: (match) => {
    const lines = match.split('\n');
    const head = lines[0]!.trimEnd();
    const listed = listedBy(head);
    if (listed !== undefined) return namesIn(lines, listed);
    const columns = tables.find(([pattern]) => pattern.test(head))?.[1];
    if (columns === undefined) return [];
    const found: [number, number][] = [];
    let at = lines[0]!.length + 1;
    for (const line of lines.slice(1)) {
      // The rows end where nothing is set apart any more.
      if (!isSetApart(line)) break;
      const cells = [...line.matchAll(/[^\s*]\S*/g)];
      for (const column of columns) {
        const cell = cells.at(column);
        if (cell !== undefined && isSomebodys(cell[0])) found.push([at + cell.index, at + cell.index + cell[0].length]);
      }
      at += line.length + 1;
    }
    return found;
  },
};

/** True for a row of a table: something in it is set apart. */
function isSetApart(line: string): boolean {
  return /\S(?: {2}|\t)/.test(line);
}

/** What the lines of an answer look like that follow a command which prints names; undefined for any other line. */
function listedBy(head: string): RegExp | undefined {
  return lists.find(([command]) => command.test(head.trimEnd()))?.[1];
}

/** The names at the ends of the lines that a command printed; they end where a line is none. */
function namesIn(lines: readonly string[], listed: RegExp): [number, number][] {
  const found: [number, number][] = [];
  let at = lines[0]!.length + 1;
  for (const line of lines.slice(1)) {
    const shown = line.trimEnd();
    const name = listed.exec(shown)?.groups?.['name'];
    if (name === undefined) break;
    const end = at + shown.length;
    found.push([end - name.length, end]);
    at += line.length + 1;
  }
  return found;
}

/** A name of several words, or one with a number, which a tool gave to nobody of itself. */
function isSomebodys(whole: string): boolean {
  // What a cluster adds to the name of a workload.
  const value = whole.replace(/-[\da-f]{7,10}-[\da-z]{5}$/, '');
  return (
    /^[A-Za-z][\w.:@/-]{2,200}$/.test(value) &&
    /[-_.\d]/.test(value) &&
    !/^(?:minikube|docker-desktop|rancher-desktop|orbstack|colima|kind-\w+|k3d-\w+|(?:kind|my|test|demo)-[\w-]+|__\w+|localhost)$/.test(
      value,
    ) &&
    !value
      .toLowerCase()
      .split(/[-_.]/)
      .every((part) => isCommonWord(part) || isSystemPart(part) || /^\d+$/.test(part))
  );
}
