import { fileURLToPath } from 'node:url';
import { type BuildResult, build, type Plugin } from 'esbuild';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/** Our own packages from their sources, so that no bundle is made from a stale build. */
export const fromSources: Plugin = {
  name: 'from-sources',
  setup({ onResolve }) {
    onResolve({ filter: /^@trace-formats\// }, ({ path }) => {
      const [, name, part] = path.split('/');
      return { path: `${packages}${name}/src/${part === undefined ? 'index' : `generated/${part}`}.ts` };
    });
  },
};

/** A module bundled as a browser would load it: minified, standing alone; the files that went into it are in the metafile. */
export function bundled(code: string): Promise<BuildResult<{ write: false; metafile: true }>> {
  return build({
    stdin: { contents: code, resolveDir: `${packages}validate/src`, loader: 'ts' },
    absWorkingDir: packages,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    write: false,
    metafile: true,
    plugins: [fromSources],
  });
}
