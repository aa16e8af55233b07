import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SiteGateway } from '@housebrand/providers/nest';
import { TooManyRequests } from '@housebrand/shared';
import { Audit, Changes, Clock } from '@housebrand/shared/nest';
import {
  actingAsGuard,
  actingAsKeyOf,
  FixedClock,
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

const clock = new FixedClock();
let world: TestWorld;
let database: TestDatabase;
let app: NestFastifyApplication;

beforeAll(async () => {
  world = await openTestWorld({
    domains: [theming],
    ports: [{ provide: SiteGateway, useValue: platform }],
    providers: [actingAsGuard],
    clock,
  });
  ({ app, database } = world);
  const editor = app.get(AgentEditorService);
  await editor.create({ prefix: 'MASTER', name: 'Housebrand' });
  await editor.create({ prefix: 'NAGA', name: 'Naga Palace' });
});
afterAll(() => world?.close());

/** Creates a key and waits for its notifications: this instance gets one at once, and another from the database. */
async function createKey(): Promise<{ id: string; key: string }> {
  const created = await app.get(AgentKeyService).create('NAGA', { label: 'spec' }, 'operator');
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
      for (let call = 0; call < 20; call += 1)
        expect(await keys.verify(key, '10.0.0.1')).toMatchObject({ prefix: 'NAGA' });
    });
    expect(lookUps()).toBe(1);
    for (const noKey of ['', 'hb_short', `hb_${'x'.repeat(44)}`, `xx_${'x'.repeat(43)}`, 'demo-agent-key-MTO'])
      expect(await keys.verify(noKey, '10.0.0.1')).toBeNull();
    const unknown = `hb_${'x'.repeat(43)}`;
    await withFrozenTime(async () => {
      expect([await keys.verify(unknown, '10.0.0.1'), await keys.verify(unknown, '10.0.0.1')]).toEqual([null, null]);
    });
    expect(lookUps()).toBe(2);
    await keys.revoke('NAGA', id, 'operator');
    expect(await keys.verify(key, '10.0.0.1')).toBeNull();
    look.mockRestore();
  });

  it('allows ten look-ups of unknown keys per second and address, without delaying a known key', async () => {
    const keys = app.get(AgentKeyService);
    const { key } = await createKey();
    expect(await keys.verify(key, '10.0.0.2')).toMatchObject({ prefix: 'NAGA' });
    const invented = Array.from({ length: 200 }, () => `hb_${randomBytes(32).toString('base64url')}`);
    const tries = await withFrozenTime(() => Promise.allSettled(invented.map((one) => keys.verify(one, '10.0.0.2'))));
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(30);
    for (const outcome of tries)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(TooManyRequests);
    expect(await keys.verify(key, '10.0.0.2')).toMatchObject({ prefix: 'NAGA' });
  });

  it("rejects the demo world's keys in live mode", async () => {
    const [repository, changes] = [app.get(AgentKeyRepository), app.get(Changes)];
    const [here, live] = (['simulator', 'live'] as const).map(
      (mode) =>
        new AgentKeyService(
          database.database,
          repository,
          testSettings({ mode }),
          changes,
          app.get(Audit),
          app.get(Clock),
        ),
    );
    await here!.store('NAGA', 'spec', 'demo-agent-key-naga');
    expect(await here!.verify('demo-agent-key-naga', '10.0.0.3')).toMatchObject({ prefix: 'NAGA' });
    expect(await live!.verify('demo-agent-key-naga', '10.0.0.3')).toBeNull();
    const { key } = await here!.create('NAGA', { label: 'spec' }, 'operator');
    expect(await live!.verify(key, '10.0.0.3')).toMatchObject({ prefix: 'NAGA' });
  });

  it('accepts a key that is limited to networks from these only, from the next call on', async () => {
    const keys = app.get(AgentKeyService);
    const { id, key } = await createKey();
    expect(await keys.verify(key, '198.51.100.7')).toMatchObject({ networks: [] });
    await keys.limit('NAGA', id, ['203.0.113.0/24', '2001:db8::/32'], 'operator');
    await expect(keys.verify(key, '198.51.100.7')).rejects.toThrow('shared.keyNetworkRefused');
    for (const ip of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::1'])
      expect(await keys.verify(key, ip)).toMatchObject({ prefix: 'NAGA' });
    await keys.limit('NAGA', id, [], 'operator');
    expect(await keys.verify(key, '198.51.100.7')).not.toBeNull();
    await expect(keys.limit('NAGA', id, ['203.0.113.0/99'], 'operator')).rejects.toThrow('shared.invalidInput');
    await expect(keys.limit('MTO', id, [], 'operator')).rejects.toThrow('shared.notFound');
    await expect(keys.limit('NAGA', 'no-id', [], 'operator')).rejects.toThrow('shared.notFound');
  });

  it('records the use of a key at most once per hour', async () => {
    const keys = app.get(AgentKeyService);
    const { id, key } = await createKey();
    const usedAt = async () => (await keys.list('NAGA')).find((one) => one.id === id)!.lastUsedAt;
    const use = async () => {
      // another instance has not seen the earlier calls
      await keys.forgetRevoked('NAGA');
      await keys.verify(key, '10.0.0.4');
      return usedAt();
    };
    expect(await usedAt()).toBeNull();
    const first = await use();
    expect(first).toEqual(clock.now());
    clock.advance(59 * 60_000);
    expect(await use()).toEqual(first);
    clock.advance(2 * 60_000);
    expect(await use()).toEqual(clock.now());
    const refused = { label: 'spec', networks: ['203.0.113.0/24'] };
    const other = await keys.create('NAGA', refused, 'operator');
    await expect(keys.verify(other.key, '10.0.0.4')).rejects.toThrow('shared.keyNetworkRefused');
    expect((await keys.list('NAGA')).find((one) => one.id === other.id)!.lastUsedAt).toBeNull();
  });

  it('has at least one scope, and only known ones', async () => {
    const keys = app.get(AgentKeyService);
    await expect(keys.create('NAGA', { label: 'spec', scopes: [] }, 'operator')).rejects.toThrow();
    await expect(keys.create('NAGA', { label: 'spec', scopes: ['all' as 'members'] }, 'operator')).rejects.toThrow();
  });

  it('allows thirty changes of an agent per minute', async () => {
    const { key } = await app.get(AgentKeyService).create('NAGA', { label: 'spec' }, 'operator');
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
