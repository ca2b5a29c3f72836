import type { PatternDetector } from '../../detector.ts';
import { isSystemPart } from '../../judge/system-parts.ts';
import { expression } from '../../shape/expression.ts';
import { slashWritten } from '../../shape/guard.ts';
import { places, servicePorts } from './places.ts';

/** How somebody calls a machine of theirs, where a tool says what it is. */
export const toolMachine: PatternDetector = {
  id: 'tool-machine',
  type: 'internal_host',
  label: 'Name of a machine in the words of a tool',
  shape:
    'A name with a hyphen or a digit before the port of a database or a queue, behind `rabbit@` and `instance=`, in an inventory of Ansible, a backend of HAProxy, the prompt of ZooKeeper, the first lines of a build, and in what clients say of machines that they cannot reach or have not seen.',
  link: 'https://www.rfc-editor.org/rfc/rfc1178',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: [
    ': no such host',
    ': server misbehaving',
    ': i/o timeout',
    'permanently added ',
    'server at "',
    'server ',
    ', system id:',
    'running on ',
    'remotely on ',
    '[zk: ',
    ...['host', 'user', 'port', 'ssh_host'].map((setting) => `ansible_${setting}`),
    'rabbit@',
    'instance=',
    ...servicePorts.map((port) => `:${port}`),
  ],
  guard: `(?!server |:\\d)|server (?:[\\w-]{3,41} [\\w.-]{3,80}:\\d|[\\w.-]{2,40}${slashWritten}|at )|(?<=[a-z\\d]):(?:${servicePorts.join('|')})(?!\\d)`,
  pattern: expression(`(?:${places.join('|')})`, 'g'),
  reach: [190, 200],
  accept: isSomebodys,
};

function isSomebodys(value: string): boolean {
  return (
    /[-\d]/.test(value) &&
    !everybodys.test(value) &&
    !value
      .toLowerCase()
      .replace(/\d{1,3}$/, '')
      .split(/[-_.]/)
      .every((part) => part === '' || isSystemPart(part))
  );
}

/** What examples and the tools themselves call a machine; two labels of which the last is a domain are a site. */
const everybodys =
  /^(?:localhost|ubuntu|debian|raspberrypi|MacBook|kind-|minikube|fv-az|my-|your-|some-|example|sha\d|https?|docker-|(?:host|port|node|python|java|version)-|target\d|managed\d|s\d)|\.(?:com|net|org|io|dev|test|example|invalid)$/i;
