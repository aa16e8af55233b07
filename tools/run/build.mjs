/** `node tools/run/build.mjs <application>…`: builds applications whose sources changed. Nx runs it as their `build` target. */
import { command } from './lib/command.mjs';

await command(
  import.meta.url,
  async () => {
    const { ensureBuilt } = await import('./lib/build.mjs');
    await ensureBuilt(process.argv.slice(2));
  },
  { installs: false },
);
