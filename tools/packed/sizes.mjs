import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What one format's validator, or its scanner, may weigh in a page, minified and compressed. */
const mostOfOneValidator = 10_000;

const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'));

/** Weighs what people would load of the installed packages; returns what was measured and a sentence for each budget passed. */
export async function weigh(packed, folder) {
  const measured = [];
  const failed = [];
  for (const { name, manifest } of packed) {
    if (!manifest.exports?.['.']) continue;
    const { size } = await bundleOf(folder, `export * from '${name}';`);
    measured.push({ what: `everything of ${name}`, size, most: budgets[name] });
    if (!(name in budgets)) failed.push(`${name} has no budget. Give it one in tools/packed/budgets.json.`);
  }
  const validate = packed.find(({ name }) => name === '@trace-formats/validate');
  const addresses = Object.keys(validate?.manifest.exports ?? {})
    .filter((key) => key !== '.' && key !== './package.json')
    .map((key) => key.slice(2));
  const isPlan = (address) => address.startsWith('plans/');
  const formats = addresses.filter((address) => !isPlan(address));
  for (const format of formats) {
    for (const address of [`${validate.name}/${format}`, validate.name]) {
      const { size, files, names } = await oneValidator(folder, validate.name, format, address);
      measured.push({ what: `${names} of ${address}`, size, most: mostOfOneValidator });
      const others = files.filter((file) => formats.some((other) => other !== format && file.endsWith(`/${other}.js`)));
      if (others.length > 0) failed.push(`${names} of ${address} brings ${others.join(', ')} along.`);
    }
  }
  for (const plan of addresses.filter(isPlan)) {
    const scanner = `export { scannerOf } from '${validate.name}'; export * from '${validate.name}/${plan}';`;
    const { size } = await bundleOf(folder, scanner);
    measured.push({ what: `scannerOf of ${validate.name} with ${plan}`, size, most: mostOfOneValidator });
  }
  for (const { what, size, most } of measured)
    if (size > most) failed.push(`${what} weighs ${size} bytes of gzip; its budget is ${most}.`);
  return { measured, failed };
}

/** The function of one format that gives findings, imported from an address. */
async function oneValidator(folder, name, format, address) {
  const { exports } = await bundleOf(folder, `export * from '${name}/${format}';`);
  const names = exports.filter((one) => one.startsWith('validate'));
  if (names.length !== 1) throw new Error(`${name}/${format} exports ${names.length} validators; one was expected.`);
  return { names: names[0], ...(await bundleOf(folder, `export { ${names[0]} } from '${address}';`)) };
}

async function bundleOf(folder, contents) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: folder, loader: 'js' },
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  return {
    size: gzipSync(outputFiles[0].contents, { level: 9 }).length,
    files: Object.entries(output.inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => file),
    exports: output.exports,
  };
}
