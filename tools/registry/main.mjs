import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compilers } from '../begin/compilers.mjs';
import { flagsOf } from '../begin/flags.mjs';
import { setUp } from '../begin/setup.mjs';
import { nodeProgram, oldestNode } from '../packed/node-version.mjs';
import { packAll } from '../packed/pack.mjs';
import { loadBothWays } from '../packed/requires.mjs';
import { checks } from './checks.mjs';
import { command } from './command.mjs';
import { commandsWork } from './commands.mjs';
import { faultySchemaPackage } from './fault.mjs';
import { managers } from './managers.mjs';
import { newcomerGets } from './newcomer.mjs';
import { startRegistry } from './registry.mjs';

// Proves the packages by a real registry: publishes them on loopback and installs them as strangers would.
// `pnpm check:registry` uses the oldest Node, `pnpm check:registry --nodes=20.19.0,22,24` all that are promised.
const flags = flagsOf('pnpm check:registry [--nodes=<version>,...]', ['--nodes=']);
const nodes = (flags.get('--nodes=') ?? oldestNode).split(',');
setUp();
const folder = mkdtempSync(join(tmpdir(), 'trace-formats-registry-'));
const failed = [];
let registry;
process.on('exit', () => registry?.stop());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
try {
  const packed = packAll(join(folder, 'tarballs'));
  registry = await startRegistry(
    join(folder, 'registry'),
    packed.map(({ name }) => name),
  );
  for (const { tarball } of packed) publish(tarball);
  say(`published ${packed.length} packages to ${registry.address}`);
  for (const manager of managers) proveInstalled(manager, packed);
  proveBareNpx();
  await proveTheGuide();
  proveThatAFaultIsSeen();
} catch (error) {
  failed.push(error.message);
} finally {
  registry?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
for (const line of failed) console.error(`FAILED ${line}`);
process.exit(failed.length > 0 ? 1 : 0);

function publish(what, ...more) {
  const { code, err } = inside(folder, 'npm', ['publish', what, '--provenance=false', ...more]);
  if (code !== 0) throw new Error(`${what} cannot be published: ${err.slice(0, 2000)}`);
}

function proveInstalled(manager, packed) {
  const project = emptyProject(manager.name);
  const [program, ...words] = manager.program();
  const added = inside(project, program, [...words, ...manager.add, ...packed.map(({ name }) => name)]);
  if (added.code !== 0) {
    failed.push(`${manager.name} cannot install the packages: ${(added.out + added.err).slice(-2000)}`);
    return;
  }
  const found = Object.values(checks).flatMap((check) =>
    check(project, packed, {
      run: (name, args) => inside(project, name, args),
      // How a compiler finds types does not depend on the manager, so that the slow one is asked behind one of them.
      compilers: manager === managers[0] ? compilers : compilers.slice(0, 1),
    }),
  );
  for (const version of nodes) {
    const node = nodeProgram(version);
    found.push(...loadBothWays(packed, project, version));
    const start = (args) => inside(project, program, [...words, ...manager.run, ...args], { node });
    found.push(
      ...commandsWork(project, start, { brief: manager !== managers[0] }).map((line) => `Node ${version}: ${line}`),
    );
  }
  failed.push(...found.map((line) => `${manager.name}: ${line}`));
  say(`installed with ${manager.name}; types, both ways of loading and the commands on Node ${nodes.join(', ')}`);
}

/** `npx forsy-lint` where nothing is installed: the first thing that people do. */
function proveBareNpx() {
  const project = emptyProject('bare');
  const start = ([name, ...args]) => inside(project, 'npx', ['--yes', '--package', name, '--', name, ...args]);
  failed.push(...commandsWork(project, start, { brief: true }).map((line) => `npx in an empty folder: ${line}`));
  say('ran the commands with npx in an empty folder');
}

/** What the guide for newcomers shows is what a newcomer gets. */
async function proveTheGuide() {
  const project = join(folder, 'projects', 'newcomer');
  mkdirSync(project, { recursive: true });
  const found = await newcomerGets(project, (name, args, more) => inside(project, name, args, { more }));
  failed.push(...found.map((line) => `newcomer: ${line}`));
  say('followed the guide for newcomers in an empty folder, and ran the Action before and after');
}

/** The same checks must find a package whose `files` forgets something, or they prove nothing. */
function proveThatAFaultIsSeen() {
  const faulty = faultySchemaPackage(join(folder, 'faulty'));
  publish(faulty.folder, '--tag', 'fault');
  const project = emptyProject('fault');
  inside(project, 'npm', ['install', `${faulty.name}@fault`]);
  const found = checks.schemasResolve(project, [faulty]);
  if (!found.some((line) => line.endsWith('does not resolve.')))
    failed.push('A package without its schemas passes: the checks see nothing.');
  else say(`saw the fault that was put in: ${found.length} schemas do not resolve`);
}

function emptyProject(name) {
  const project = join(folder, 'projects', name);
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'package.json'), '{"private":true,"type":"module"}\n');
  return project;
}

/** Runs a command in a project; `how` may name the Node to take and further variables. */
function inside(project, program, args, how = {}) {
  return command(project, program, args, { address: registry.address, home: join(folder, 'home'), ...how });
}

function say(line) {
  console.log(`${(process.uptime() | 0).toString().padStart(4)} s  ${line}`);
}
