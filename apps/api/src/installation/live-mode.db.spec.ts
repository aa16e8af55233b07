import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppLog, type Settings } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { AgentEditorService } from '@housebrand/theming/nest';
import { createApi } from '../create-api';
import { listenForOperators } from '../http/operators-port';
import { migrations } from '../domains';
import { runOps } from '../ops/run';
import { seedDemoWorld } from '../seed/demo-world';
import { buildTestPortal } from '../testing/test-portal';
import { claimInstallation, InstallationRefused } from './installation';

const portalDist = buildTestPortal();
let test: TestDatabase;
const openDatabase = async () => {
  test = await createTestDatabase(migrations);
};

afterAll(() => rmSync(portalDist, { recursive: true }));

const settingsFor = (mode: Settings['mode']) => testSettings({ mode, databaseUrl: test.url, portalDist });
const claimFor = (mode: Settings['mode']) => claimInstallation(settingsFor(mode));
const apiFor = (mode: Settings['mode']) => createApi(settingsFor(mode), new AppLog('silent'));

describe('installation', () => {
  beforeEach(openDatabase);
  afterEach(() => test.close());

  it.each([
    ['live', 'simulator'],
    ['simulator', 'live'],
  ] as const)('keeps its first mode, %s, and refuses to start in %s mode', async (first, other) => {
    await claimFor(first);
    await claimFor(first);
    await expect(claimFor(other)).rejects.toThrow(InstallationRefused);
    await expect(claimFor(other)).rejects.toThrow(`MODE=${first}`);
  });

  it('refuses live mode until the demo data is purged, which keeps other agents', async () => {
    const demo = await apiFor('simulator');
    await seedDemoWorld(demo);
    await demo.get(AgentEditorService, { strict: false }).create({ prefix: 'REAL', name: 'A real one' });
    // the protection of ledgers must not prevent the purge
    await test.database.forAgent('MTO', (tx) =>
      tx.execute(`select open_reward(gen_random_uuid(), 'QUEST', 'POINT', 5, 'MTODEMO1', 'spec', '2026-11-18', now())`),
    );
    // the database has demo data but no stored mode
    await expect(claimFor('live')).rejects.toThrow('demo purge');

    const ops = (line: string) => runOps(demo, line.split(' '));
    const requested = await ops('demo purge');
    expect(requested.lines.join('\n')).toMatch(/agent_key +2[\s\S]*Use --confirm yes to delete/);
    await expect(claimFor('live')).rejects.toThrow('demo purge');
    expect((await ops('demo purge --confirm yes')).exitCode).toBe(0);
    expect((await ops('agent list')).lines.slice(1).map((line) => line.split(/\s/, 1)[0])).toEqual(['REAL']);
    await demo.close();
    await claimFor('live');
  });
});

describe('live mode', () => {
  let app: NestFastifyApplication;
  let members: string;
  let operators: string;

  beforeAll(async () => {
    await openDatabase();
    app = await apiFor('live');
    await app.listen(0, '127.0.0.1');
    const server = await listenForOperators(app, settingsFor('live'));
    members = await app.getUrl();
    operators = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const statusOf = async (address: string) => (await fetch(address, { redirect: 'manual' })).status;

  it.each(['/metrics', '/docs', '/docs/', '/docs/openapi.json', '/%6Detrics', '/metrics?x=1', '/DOCS/'])(
    'hides %s from members',
    async (path) => {
      expect(await statusOf(members + path)).toBe(404);
    },
  );

  it("shows metrics and documentation on the operators' port, and nothing else", async () => {
    expect(await statusOf(`${operators}/metrics`)).toBe(200);
    expect(await statusOf(`${operators}/docs/`)).toBe(200);
    expect(await statusOf(`${operators}/docs/openapi.json`)).toBe(200);
    expect(await statusOf(`${operators}/api/apps/agent_configs/MTO`)).toBe(404);
    expect(await statusOf(`${operators}/MTO`)).toBe(404);
  });

  it.each(['/metrics', '/docs/', '/health/live'])(
    "refuses %s on the operators' port to a foreign host name",
    async (path) => {
      const { hostname, port } = new URL(operators);
      const requested = get({ hostname, port, path, headers: { host: 'evil.example' } });
      const [reply] = (await once(requested, 'response')) as [IncomingMessage];
      reply.resume();
      expect(reply.statusCode).toBe(403);
    },
  );

  it('reports health on both ports', async () => {
    expect(await statusOf(`${members}/health/live`)).toBe(200);
    expect(await statusOf(`${operators}/health/live`)).toBe(200);
  });

  it('offers no demo members to log in as', async () => {
    const page = await (await fetch(`${operators}/docs/`)).text();
    expect(page).not.toContain('workbench.js');
    const script = await fetch(`${operators}/docs/workbench.js`);
    expect(await script.text()).not.toContain('DEMO1');
  });

  it('disables execution, because the calls are on the port for members', async () => {
    const init = await (await fetch(`${operators}/docs/swagger-ui-init.js`)).text();
    expect(init).toMatch(/"supportedSubmitMethods": \[\]/);
  });
});
