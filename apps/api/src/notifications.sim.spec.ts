import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { MemberNotification, NotificationPage } from '@housebrand/notifications';
import { PushBrowser } from '@housebrand/notifications/testing';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { FollowingClock, startWorkers } from '@housebrand/shared/nest';
import { openTestWorld, waitUntil, type TestWorld } from '@housebrand/shared/testing';
import { DemoWorldSync } from './seed/demo-world-sync';
import { apiBeforePortal } from './testing/api-before-portal';

const PATIENCE_MS = 60_000;
const PASSWORD = 'Chips-2026!';
const NEW_PASSWORD = 'Lotus-2027!x';

let simulator: RunningSimulator;
let world: TestWorld;
let app: NestFastifyApplication;

beforeAll(async () => {
  simulator = await startSimulator();
  await simulator.control('POST', '/control/bots', { betsPerSecond: 0 });
  const clock = new FollowingClock();
  world = await openTestWorld({ application: apiBeforePortal, simulator, clock });
  ({ app } = world);
  await new DemoWorldSync(app, clock).look();
  startWorkers(app);
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

/** A member at one device. */
class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(readonly username: string) {}

  async send<T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<T> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const headers = {
      cookie,
      origin: 'http://localhost:3000',
      'accept-language': 'en',
      'idempotency-key': randomUUID(),
    };
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
    for (const { name, value } of reply.cookies as { name: string; value: string }[]) this.cookies.set(name, value);
    const body = reply.json<{ data: T; result: T; message: string }>();
    expect([url, reply.statusCode, body.message]).toEqual([url, 200, body.message]);
    return body.result ?? body.data;
  }

  logIn(password = PASSWORD): Promise<unknown> {
    return this.send('POST', '/api/provider/login', { prefix: 'MTO', username: this.username, password });
  }

  async inbox(): Promise<MemberNotification[]> {
    const url = `/api/apps/notifications/MTO/${this.username}`;
    return (await this.send<NotificationPage>('GET', url)).notifications;
  }

  async titles(): Promise<string[]> {
    return (await this.inbox()).map(({ title }) => title);
  }
}

describe('inbox of a member', () => {
  it(
    'lists new devices, arrived deposits, decided withdrawals, limits, breaks and passwords, once each',
    async () => {
      const { username } = await simulator.addMember('MTO', 500_000);
      const member = new Visitor(username);
      await member.logIn();
      await member.logIn();
      await waitUntil(async () => (await member.inbox()).length > 0);
      expect(await member.titles()).toEqual(['Login from a new device']);

      const { deposit } = await member.send<{ deposit: { id: string; amountSatang: number } }>(
        'POST',
        '/api/provider/deposit-point-create',
        { value: 200 },
      );
      await simulator.control('POST', `/control/deposits/${deposit.id}/decision`, { action: 'confirm' });
      await waitUntil(async () => (await member.titles()).includes('Deposit received'));
      expect((await member.inbox()).find(({ kind }) => kind === 'depositReceived')).toMatchObject({
        text: `${(deposit.amountSatang / 100).toFixed(2)} baht is now in your credit.`,
        path: `deposit/history?id=${deposit.id}`,
      });

      const { reference } = await member.send<{ reference: string }>('POST', '/api/provider/withdraw', { amount: 300 });
      const decision = { paid: false, reason: 'ชื่อบัญชีไม่ตรง' };
      await simulator.control('POST', `/control/withdrawals/${reference}/decision`, decision);
      await waitUntil(async () => (await member.titles()).includes('Withdrawal rejected'));

      const protection = `/api/apps/protection/MTO/${username}`;
      await member.send('PUT', `${protection}/limits`, { kind: 'DEPOSIT', period: 'DAY', limitSatang: 100_000 });
      await member.send('POST', `${protection}/exclusions`, { kind: 'COOL_OFF', days: 1 });
      const passwords = { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
      await member.send('POST', '/api/provider/change-password', passwords);
      const elsewhere = new Visitor(username);
      await elsewhere.logIn(NEW_PASSWORD);
      await waitUntil(async () => (await member.inbox()).length >= 7);
      expect((await member.titles()).toSorted()).toEqual([
        'Deposit received',
        'Login from a new device',
        'Login from a new device',
        'Password changed',
        'Withdrawal rejected',
        'Your break has started',
        'Your limit applies',
      ]);
      const texts = (await member.inbox()).map(({ title, text }) => `${title} ${text}`);
      expect(texts.join('\n')).not.toMatch(/\d{10}|Chips-2026|Lotus-2027/);
    },
    PATIENCE_MS,
  );
});

describe('text message to a member', () => {
  it(
    'arrives once at the phone or LINE that the member chose, and about security in any case',
    async () => {
      const { username } = await simulator.addMember('MTO', 500_000);
      const member = new Visitor(username);
      const desk = `/control/messages?username=${username}`;
      const messages = async () =>
        (await simulator.control<{ channel: string; text: string }[]>('GET', desk)).map(
          ({ channel, text }) => `${channel} ${text}`,
        );
      await member.logIn();
      const base = `/api/apps/notifications/MTO/${username}`;
      const { name } = (await member.send<{ agent: { name: string } }>('GET', '/api/apps/agent_configs/MTO')).agent;
      await waitUntil(async () => (await messages()).length === 1);
      expect((await messages())[0]).toContain(`SMS ${name}: เข้าสู่ระบบจากอุปกรณ์ใหม่. `);

      expect(await member.send('GET', `${base}/channels`)).toEqual({ channels: ['SMS', 'LINE'] });
      const settings = { offKinds: [], pushOffKinds: [], quietHours: null };
      const choices = [{ topic: 'depositReceived', channel: 'LINE' }];
      await member.send('PUT', `${base}/settings`, { ...settings, messages: choices });
      const { deposit } = await member.send<{ deposit: { id: string } }>('POST', '/api/provider/deposit-point-create', {
        value: 200,
      });
      // the provider takes the message, but its reply is lost
      await simulator.control('POST', '/control/faults', { kind: 'doneReplyLost', call: 'sendMessage', times: 1 });
      await simulator.control('POST', `/control/deposits/${deposit.id}/decision`, { action: 'confirm' });
      await waitUntil(async () => (await messages()).length === 2);
      const { reference } = await member.send<{ reference: string }>('POST', '/api/provider/withdraw', { amount: 300 });
      await simulator.control('POST', `/control/withdrawals/${reference}/decision`, { paid: false, reason: 'x' });
      await waitUntil(async () => (await member.titles()).includes('Withdrawal rejected'));
      const text = `select from outbox_entry where topic like 'notifications%' and state = 'waiting'`;
      await waitUntil(async () => (await world.database.database.operatorQuery({ text })).rowCount === 0);
      expect(await messages()).toEqual([`LINE ${name}: Deposit received`, expect.stringContaining('SMS')]);
    },
    PATIENCE_MS,
  );
});

describe('push message to a member', () => {
  /** A browser that the member subscribes. */
  class SubscribedBrowser extends PushBrowser {
    readonly name = randomUUID();

    async subscribe(member: Visitor): Promise<void> {
      const url = `/api/apps/notifications/MTO/${member.username}/push`;
      await member.send('POST', url, { endpoint: `${simulator.origin}/push/${this.name}`, ...this.keys });
    }

    async messages(): Promise<Record<string, string>[]> {
      const received = await simulator.control<{ body: string }[]>('GET', `/control/push/${this.name}`);
      return received.map(({ body }) => this.read(Buffer.from(body, 'base64url')));
    }
  }

  it(
    'arrives encrypted at the push service, signed for the agent, until the device is logged out',
    async () => {
      const { username } = await simulator.addMember('MTO', 500_000);
      const member = new Visitor(username);
      await member.logIn();
      await waitUntil(async () => (await member.inbox()).length === 1);
      const [phone, lost] = [new SubscribedBrowser(), new SubscribedBrowser()];
      await phone.subscribe(member);
      const other = new Visitor(username);
      await other.logIn();
      await lost.subscribe(other);
      await waitUntil(async () => (await phone.messages()).length === 1);
      const { name } = (await member.send<{ agent: { name: string } }>('GET', '/api/apps/agent_configs/MTO')).agent;
      expect((await phone.messages())[0]).toMatchObject({
        title: name,
        body: 'Login from a new device',
        path: '/MTO/user-info/devices',
        language: 'en',
      });

      const sessions = await member.send<{ id: string; isCurrent: boolean }[]>(
        'GET',
        `/api/apps/sessions/MTO/${username}`,
      );
      const lostSession = sessions.find(({ isCurrent }) => !isCurrent)!;
      await member.send('POST', `/api/apps/sessions/MTO/${username}/${lostSession.id}/end`);
      const before = (await lost.messages()).length;
      const passwords = { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
      await member.send('POST', '/api/provider/change-password', passwords);
      await waitUntil(async () => (await phone.messages())[0]?.['body'] === 'Password changed');
      const kept = () =>
        world.database.database.operatorQuery({
          text: `select from push_subscription where username = '${username}'`,
        });
      await waitUntil(async () => (await kept()).rowCount === 1);
      expect(await lost.messages()).toHaveLength(before);

      await simulator.control('POST', `/control/push/${phone.name}/end`, {});
      await new Visitor(username).logIn(NEW_PASSWORD);
      await waitUntil(async () => (await kept()).rowCount === 0);
    },
    PATIENCE_MS,
  );
});
