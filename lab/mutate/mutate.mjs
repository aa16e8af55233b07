/**
 * `npm run mutate -- <library> [--only PART]`: changes operators, limits and calls of a library's rules one at a time,
 * and lists the changes that no test detects. `--only` selects files by a part of their name.
 */
import { command } from '../../tools/run/lib/command.mjs';

await command(import.meta.url, async () => {
  const { mutationRun } = await import('./mutation-run.mjs');
  await mutationRun(process.argv.slice(2));
});
