/**
 * `npm run embed`: builds `<hb-credit>` and `<hb-cashier>` for pages without React into dist/embed, as files for any
 * web server.
 */
import { command } from './lib/command.mjs';

await command(import.meta.url, async () => {
  const { buildEmbed } = await import('../vite/build-embed.mjs');
  console.log(await buildEmbed(process.argv[2]));
});
