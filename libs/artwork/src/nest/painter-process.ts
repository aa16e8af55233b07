import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Environment variables that a painter needs: paths, locale and memory settings. No secrets. */
const VARIABLES = /^(?:PATH|LANG|LC_[A-Z]+|TZ|MALLOC_[A-Z_]+|SystemRoot)$/;
/** Packages of its libraries and fonts. */
const PACKAGES = ['sharp', '@resvg/resvg-js', '@expo-google-fonts/kanit/package.json'];

/**
 * Starts a painter. It decodes foreign bytes, so its environment has no secrets, it may only read its own program, its
 * packages and fonts, and it may neither write nor start processes. Pictures travel over the IPC channel.
 */
export function startPainter(program: string): ChildProcess {
  const environment = Object.entries(process.env).filter(([name]) => VARIABLES.test(name));
  return fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: Object.fromEntries(environment),
    execArgv: [
      '--permission',
      '--allow-addons',
      ...[program, ...packageFolders()].map((place) => `--allow-fs-read=${place}`),
    ],
  });
}

/** The `node_modules` folders of the painter's packages, usually one. */
function packageFolders(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const folders = PACKAGES.map((name) => {
    const file = resolve(name);
    const folder = `${path.sep}node_modules${path.sep}`;
    return file.slice(0, file.lastIndexOf(folder) + folder.length);
  });
  return [...new Set(folders)].map((folder) => path.join(folder, '*'));
}
