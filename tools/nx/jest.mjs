/** `node tools/nx/jest.mjs <project root> [--layer=server|react | jest options]`: runs the specs of one project. */
import { command } from '../run/lib/command.mjs';

await command(
  import.meta.url,
  async () => {
    const { runSpecs } = await import('./run-specs.mjs');
    await runSpecs(process.argv.slice(2));
  },
  { installs: false },
);
