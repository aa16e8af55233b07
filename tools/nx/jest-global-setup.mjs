import { globSync } from 'node:fs';
import { startTestCluster } from '../run/lib/postgres.mjs';

/**
 * Specs of a project that need a PostgreSQL (`*.db.spec.ts`, `*.sim.spec.ts`) use the one that TEST_DATABASE_URL names, else that
 * of the gate (GATE_DATABASE_URL), else one that starts here.
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
