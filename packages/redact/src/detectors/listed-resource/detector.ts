import type { PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
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
];

/** Machines, clusters, groups and topics in the columns of a table. */
export const listedResource: PatternDetector = {
  id: 'listed-resource',
  type: 'resource_name',
  label: 'Name of a resource in a table',
  shape:
    'The names of machines, clusters, consumer groups and topics in the tables of `kubectl get nodes`, `kubectl config get-contexts`, `gcloud`, `docker node ls`, `kafka-consumer-groups`, `rabbitmqctl list_queues` and `_cat/nodes`.',
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
  ],
  pattern: expression(
    inLines`
      (?<=^|\n)(?:GROUP|NAME|CURRENT|ID|ip|name)[ \t]{1,60}(?:TOPIC|STATUS|ZONE|LOCATION|NAME|HOSTNAME|heap\.percent|messages)(?:[ \t_][^\n]{0,300})?(?:\n[^\n]{3,400}){1,200}
    `,
    'g',
  ),
  reach: [200, 20000],
  goesOn: linesOn(() => (line) => /\S(?: {2}|\t)/.test(line)),
  ranges: (match) => {
    const lines = match.split('\n');
    const head = lines[0]!.trimEnd();
    const columns = tables.find(([pattern]) => pattern.test(head))?.[1];
    if (columns === undefined) return [];
    const found: [number, number][] = [];
    let at = lines[0]!.length + 1;
    for (const line of lines.slice(1)) {
      // The rows end where nothing is set apart any more.
      if (!/\S(?: {2}|\t)/.test(line)) break;
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

/** A name of several words, or one with a number, which a tool gave to nobody of itself. */
function isSomebodys(value: string): boolean {
  return (
    /^[A-Za-z][\w.:@/-]{2,200}$/.test(value) &&
    /[-_.\d]/.test(value) &&
    !/^(?:minikube|docker-desktop|rancher-desktop|orbstack|colima|kind-\w+|k3d-\w+|(?:kind|my|test|demo)-[\w-]+|__\w+|localhost)$/.test(
      value,
    ) &&
    !value.split(/[-_.]/).every((part) => isCommonWord(part))
  );
}
