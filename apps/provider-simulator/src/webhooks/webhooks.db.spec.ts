import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runSimulator, type RunningSimulator } from '../testing/running-simulator';
import { isGenuine } from './standard-webhook';
import type { ReceivedEvent } from './webhook-inbox';

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await runSimulator()));
afterAll(() => simulator.close());

const secretOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`;
const [secret, other] = [secretOf('a'), secretOf('b')];

interface Sent {
  prefix?: string;
  id?: string;
  secrets?: string[];
  ageSeconds?: number;
  signed?: object;
}

async function send(event: object, { prefix = 'MTO', id = randomUUID(), secrets = [secret], ...given }: Sent = {}) {
  const timestamp = Math.floor(Date.now() / 1_000) - (given.ageSeconds ?? 0);
  const text = `${id}.${timestamp}.${JSON.stringify(given.signed ?? event)}`;
  const signatures = secrets.map((one) => {
    const key = Buffer.from(one.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  });
  const { status } = await simulator.post(`/webhooks/${prefix}`, event, {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  });
  return status;
}
const trust = (prefix: string, body: object) => simulator.post(`/control/webhooks/${prefix}/secret`, body);
const list = async () =>
  JSON.parse((await simulator.get('/control/webhooks')).text) as {
    receivers: { prefix: string; address: string; hasSecret: boolean }[];
    events: ReceivedEvent[];
  };
const eventOf = (username?: string) => ({ id: randomUUID(), kind: 'member.registered', data: { username } });

describe('receiver of webhooks', () => {
  it('refuses events until it knows the secret', async () => {
    expect(await send(eventOf('MTOONE'))).toBe(401);
    expect((await trust('MTO', { secret: 'secret' })).status).toBe(400);
    expect((await trust('NOSITE', { secret })).status).toBe(404);
    expect((await trust('MTO', { secret: ` ${secret} ` })).status).toBe(200);
    const { receivers, events } = await list();
    expect(events).toEqual([]);
    expect(receivers.filter(({ hasSecret }) => hasSecret)).toEqual([
      { prefix: 'MTO', address: `${simulator.origin}/webhooks/MTO`, hasSecret: true },
    ]);
  });

  it('lists genuine events, newest first, and counts repeated ones', async () => {
    const [one, two] = [eventOf('MTOONE'), { ...eventOf(), kind: 'webhook.test' }];
    for (const event of [one, two, one]) expect(await send(event)).toBe(204);
    expect(await send(one, { secrets: [other, secret] })).toBe(204);
    expect((await list()).events).toMatchObject([
      { id: two.id, kind: 'webhook.test', prefix: 'MTO', username: null, times: 1 },
      { id: one.id, kind: 'member.registered', prefix: 'MTO', username: 'MTOONE', times: 3 },
    ]);
  });

  it("refuses another secret's signature, a changed or old request, and one for another agent", async () => {
    const before = (await list()).events;
    const event = eventOf('MTOTWO');
    expect(await send(event, { secrets: [other] })).toBe(401);
    expect(await send(event, { secrets: [] })).toBe(401);
    expect(await send(event, { signed: eventOf('MTOTHREE') })).toBe(401);
    expect(await send(event, { ageSeconds: 600 })).toBe(401);
    expect(await send(event, { prefix: 'NAGA' })).toBe(401);
    expect(await send(event, { prefix: 'NOSITE' })).toBe(404);
    expect(await send({ kind: 'webhook.test' })).toBe(400);
    expect((await list()).events).toEqual(before);
  });

  it('accepts the example of Standard Webhooks', () => {
    const headers = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    };
    const request = { headers, body: Buffer.from('{"test": 2432232314}') };
    const at = new Date(1_614_265_330_000);
    expect(isGenuine('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', request, at)).toBe(true);
    expect(isGenuine('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', { headers: {}, body: request.body }, at)).toBe(false);
  });
});
