/**
 * `node tools/testing/behind-pgbouncer.mjs <project root> [jest options]`: runs specs whose member and operator
 * connections go through PgBouncer in transaction mode to their own PostgreSQL. `PGBOUNCER` is the path of the program,
 * 1.21 or newer.
 */
import { command } from '../run/lib/command.mjs';

await command(import.meta.url, async () => {
  const { runPooledSpecs } = await import('./pooled-specs.mjs');
  await runPooledSpecs(process.argv.slice(2));
});
