import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { addressesOf } from './install.mjs';
import { nodeProgram } from './node-version.mjs';

/**
 * Loads every address of every package with `require()` and with `import()` in one Node, where strings cannot become code.
 * Returns a sentence for each address that fails or that gives other names one way than the other.
 */
export function loadBothWays(packed, folder, version) {
  const filesOf = (name) =>
    readdirSync(join(folder, 'node_modules', name), { recursive: true }).map((file) => file.split(sep).join('/'));
  // A command starts when it is loaded, and JSON needs an import attribute: neither is a module for programs.
  const addresses = packed
    .flatMap((one) => addressesOf(one, filesOf))
    .filter((address) => !/\.json$|\/bin\//.test(address));
  writeFileSync(join(folder, 'load.cjs'), program(addresses));
  const { status, stdout, stderr } = spawnSync(
    nodeProgram(version),
    ['--disallow-code-generation-from-strings', 'load.cjs'],
    { cwd: folder, encoding: 'utf8', timeout: 120_000 },
  );
  if (status !== 0)
    return [`Loading the packages ends with code ${status} on Node ${version}: ${stderr.slice(0, 2000)}`];
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => `Node ${version}: ${line}`);
}

function program(addresses) {
  return `const addresses = ${JSON.stringify(addresses)};
(async () => {
  for (const address of addresses) {
    try {
      const required = Object.keys(require(address)).filter((key) => key !== '__esModule' && key !== 'module.exports').sort();
      const imported = Object.keys(await import(address)).sort();
      if (String(required) !== String(imported)) console.log(address + ' gives other names to require() than to import().');
    } catch (error) {
      console.log(address + ' cannot be loaded: ' + String(error && error.message).split('\\n')[0]);
    }
  }
})();
`;
}
