/** `node tools/run/build.mjs <application>…`: builds applications whose sources changed. Nx runs it as their `build` target. */
import { reportFailure } from './lib/failure.mjs';
import { ensureBuilt } from './lib/build.mjs';

try {
  await ensureBuilt(process.argv.slice(2));
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
