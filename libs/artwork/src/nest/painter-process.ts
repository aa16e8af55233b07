import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What a painter needs to know of the world: where programs and words are, how its memory is to be handled. No secret. */
const VARIABLES = /^(?:PATH|LANG|LC_[A-Z]+|TZ|MALLOC_[A-Z_]+|SystemRoot)$/;
/** Where its libraries and faces lie. */
const PACKAGES = ['sharp', '@resvg/resvg-js', '@expo-google-fonts/kanit/package.json'];

/**
 * Starts a painter's program. It meets foreign bytes, so it has no secret in its environment, reads its own program, the
 * packages and the faces only, and may neither write nor start anything. Pictures come and go over the channel.
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

/** The `node_modules` folders that hold the painter's packages: one as a rule. */
function packageFolders(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const folders = PACKAGES.map((name) => {
    const file = resolve(name);
    const folder = `${path.sep}node_modules${path.sep}`;
    return file.slice(0, file.lastIndexOf(folder) + folder.length);
  });
  return [...new Set(folders)].map((folder) => path.join(folder, '*'));
}
