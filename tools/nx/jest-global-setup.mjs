import { globSync } from 'node:fs';
import { startTestCluster } from '../run/lib/postgres.mjs';

/**
 * A run of a single project needs nobody to have prepared a database: a PostgreSQL of its own is started when the
 * project has specs that want one (`*.db.spec.ts`, `*.sim.spec.ts`) and nobody has named one in TEST_DATABASE_URL.
 */
export default async function globalSetup(_globalConfig, projectConfig) {
  if (process.env.TEST_DATABASE_URL) return;
  const wanting = globSync('src/**/*.{db,sim}.spec.{ts,tsx}', { cwd: projectConfig.rootDir });
  if (wanting.length === 0) return;
  const cluster = await startTestCluster();
  process.env.TEST_DATABASE_URL = cluster.url;
  globalThis.housebrandTestCluster = cluster;
}
