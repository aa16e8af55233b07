/**
 * `npm run generate`: generates recurring code: a domain, an API call, a screen, a table, a family of provider calls. The
 * result is formatted, passes lint and type check, and has passing specs. Without arguments it lists the generators.
 */
import { command } from './lib/command.mjs';

await command(import.meta.url, async () => {
  const { generate } = await import('../generators/generate.mjs');
  await generate(process.argv.slice(2));
});
