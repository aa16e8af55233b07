import { globSync } from 'node:fs';
import { startTestCluster } from '../run/lib/postgres.mjs';

/**
 * Provides PostgreSQL for specs that need it (`*.db.spec.ts`, `*.sim.spec.ts`): the server in TEST_DATABASE_URL, else
 * the gate's (GATE_DATABASE_URL), else a new one.
 */
export default async function globalSetup(_globalConfig, projectConfig) {
  if (process.env.TEST_DATABASE_URL) return;
  const wanting = globSync('src/**/*.{db,sim}.spec.{ts,tsx}', { cwd: projectConfig.rootDir });
  if (wanting.length === 0) return;
  process.env.TEST_DATABASE_URL = process.env.GATE_DATABASE_URL ?? (await ownCluster());
}

async function ownCluster() {
  const cluster = await startTestCluster();
  globalThis.housebrandTestCluster = cluster;
  return cluster.url;
}
