import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CannotWork } from '../cannot-work.ts';
import type { Command } from '../command.ts';
import { clean } from '../exit-code.ts';
import { configName } from '../load-config.ts';
import { writeBeside } from '../write-beside.ts';

/** `forsy-lint init`: a configuration to begin with. */
export const initCommand: Command = {
  name: 'init',
  usage: '',
  summary: `Writes a ${configName} to begin with into the current folder. One that is there is left alone.`,
  flags: [],
  examples: [['forsy-lint init', 'in the folder of the dataset']],
  async run(_typed, io) {
    const path = join(io.cwd, configName);
    if (existsSync(path))
      throw new CannotWork(`${configName} is there already.`, 'Change that one; nothing was written.');
    writeBeside(path, `${JSON.stringify(beginning, null, 2)}\n`);
    io.out(`Wrote ${configName}. forsy-lint rules lists what can be set.\n`);
    return clean;
  },
};

const beginning = {
  $schema: 'https://trace-formats.github.io/schemas/lint-config/v1/config.schema.json',
  rules: {},
  overrides: [],
  ignore: [],
  allow: [],
};
