/** `npm run manifests`: writes into each library's package.json the packages and libraries that its sources import. */
import { command } from './lib/command.mjs';

await command(
  import.meta.url,
  async () => {
    const [{ libraries }, { fixManifest }] = await Promise.all([
      import('../lint/house.mjs'),
      import('../lint/manifests.mjs'),
    ]);
    for (const name of libraries()) fixManifest(`libs/${name}`);
  },
  { installs: false },
);
