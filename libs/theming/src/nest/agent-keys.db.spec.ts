import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SiteGateway } from '@housebrand/providers/nest';
import { TooManyRequests } from '@housebrand/shared';
import { Changes } from '@housebrand/shared/nest';
import {
  actingAsGuard,
  actingAsKeyOf,
  withFrozenTime,
  testSettings,
  waitUntil,
  type TestDatabase,
  openTestWorld,
  type TestWorld,
} from '@housebrand/shared/testing';
import { AgentEditorService } from './agent-editor.service';
import { AgentKeyRepository } from './agent-key.repository';
import { AgentKeyService } from './agent-key.service';
import { theming } from './theming.domain';

/** The platform is down: agents come from our database alone. */
const platform = { siteConfig: () => Promise.reject(new Error('down')) };

let world: TestWorld;
let database: TestDatabase;
let app: NestFastifyApplication;

beforeAll(async () => {
  world = await openTestWorld({
    domains: [theming],
    ports: [{ provide: SiteGateway, useValue: platform }],
    providers: [actingAsGuard],
  });
  ({ app, database } = world);
  const editor = app.get(AgentEditorService);
  await editor.create({ prefix: 'MASTER', name: 'Housebrand' });
  await editor.create({ prefix: 'NAGA', name: 'Naga Palace' });
});
afterAll(() => world?.close());

/** Creates a key and waits for its notifications: this instance gets one at once, and another from the database. */
async function createKey(): Promise<{ id: string; key: string }> {
  const created = await app.get(AgentKeyService).create('NAGA', 'spec');
  await allNotified();
  return created;
}

/**
 * The database notifies in commit order: once this notification arrives, all earlier ones have, too, also those of
 * earlier tests.
 */
async function allNotified(): Promise<void> {
  const [changes, own] = [app.get(Changes), randomUUID()];
  const count = { reported: 0, heard: 0 };
  const stop = changes.on('spec', (key) => (count.heard += Number(key === own)));
  await waitUntil(async () => {
    count.reported += 1;
    await changes.publish('spec', own);
    // Each publication is also delivered once locally.
    return count.heard > count.reported;
  });
  stop();
}

describe('agent keys', () => {
  it('looks a key up once per five seconds at most, and never when it is malformed', async () => {
    const keys = app.get(AgentKeyService);
    const look = jest.spyOn(database.database, 'unauthenticatedQuery');
    const lookUps = () => look.mock.calls.filter(([{ name }]) => name === 'agent-key-find').length;
    const { id, key } = await createKey();
    look.mockClear();
    await withFrozenTime(async () => {
      for (let call = 0; call < 20; call += 1) expect(await keys.verify(key, '10.0.0.1')).toBe('NAGA');
    });
    expect(lookUps()).toBe(1);
    for (const noKey of ['', 'hb_short', `hb_${'x'.repeat(44)}`, `xx_${'x'.repeat(43)}`, 'demo-agent-key-MTO'])
      expect(await keys.verify(noKey, '10.0.0.1')).toBeNull();
    const unknown = `hb_${'x'.repeat(43)}`;
    await withFrozenTime(async () => {
      expect([await keys.verify(unknown, '10.0.0.1'), await keys.verify(unknown, '10.0.0.1')]).toEqual([null, null]);
    });
    expect(lookUps()).toBe(2);
    await keys.revoke('NAGA', id);
    expect(await keys.verify(key, '10.0.0.1')).toBeNull();
    look.mockRestore();
  });

  it('allows ten look-ups of unknown keys per second and address, without delaying a known key', async () => {
    const keys = app.get(AgentKeyService);
    const { key } = await createKey();
    expect(await keys.verify(key, '10.0.0.2')).toBe('NAGA');
    const invented = Array.from({ length: 200 }, () => `hb_${randomBytes(32).toString('base64url')}`);
    const tries = await withFrozenTime(() => Promise.allSettled(invented.map((one) => keys.verify(one, '10.0.0.2'))));
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(30);
    for (const outcome of tries)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(TooManyRequests);
    expect(await keys.verify(key, '10.0.0.2')).toBe('NAGA');
  });

  it("rejects the demo world's keys in live mode", async () => {
    const [repository, changes] = [app.get(AgentKeyRepository), app.get(Changes)];
    const [here, live] = (['simulator', 'live'] as const).map(
      (mode) => new AgentKeyService(database.database, repository, testSettings({ mode }), changes),
    );
    await here!.store('NAGA', 'spec', 'demo-agent-key-naga');
    expect(await here!.verify('demo-agent-key-naga', '10.0.0.3')).toBe('NAGA');
    expect(await live!.verify('demo-agent-key-naga', '10.0.0.3')).toBeNull();
    const { key } = await here!.create('NAGA', 'spec');
    expect(await live!.verify(key, '10.0.0.3')).toBe('NAGA');
  });

  it('allows thirty changes of an agent per minute', async () => {
    const { key } = await app.get(AgentKeyService).create('NAGA', 'spec');
    const statuses: number[] = [];
    // Freeze the clock, however long thirty calls take on this machine.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    for (let change = 0; change < 32; change += 1) {
      const reply = await app.inject({
        method: 'PATCH',
        url: '/api/apps/agent_configs/NAGA',
        headers: { ...actingAsKeyOf('NAGA'), 'x-agent-key': key, 'accept-language': 'en' },
        payload: { gameType: 'all' },
      });
      statuses.push(reply.statusCode);
      if (reply.statusCode === 429) {
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
        expect(reply.json()).toMatchObject({ code: 429, message: expect.stringMatching(/^Too many attempts/) });
      }
    }
    clock.mockRestore();
    expect(statuses.slice(-3)).toEqual([200, 429, 429]);
  });
});
