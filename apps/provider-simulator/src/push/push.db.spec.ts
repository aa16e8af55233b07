import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import webPush from 'web-push';
import { runSimulator, type RunningSimulator } from '../testing/running-simulator';

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await runSimulator()));
afterAll(() => simulator.close());

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const sender = webPush.generateVAPIDKeys();

async function push(browser: string, changes: Record<string, string | undefined> = {}): Promise<number> {
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    { endpoint: `${simulator.origin}/push/${browser}`, keys: KEYS },
    'a message',
    { vapidDetails: { subject: 'mailto:spec@housebrand.example', ...sender }, TTL: 60 },
  );
  const given = Object.entries({ ...headers, ...changes }).filter(([, value]) => value !== undefined);
  const { status } = await fetch(endpoint, {
    method,
    headers: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body!),
  });
  return status;
}

describe('push service', () => {
  it('keeps encrypted messages with their signed sender', async () => {
    expect(await push('one')).toBe(201);
    const { text } = await simulator.get('/control/push/one');
    const [message, ...others] = JSON.parse(text) as { ttl: number; sender: string; body: string }[];
    expect([message?.ttl, message?.sender, others]).toEqual([60, sender.publicKey, []]);
    expect(Buffer.from(message!.body, 'base64url').toString()).not.toContain('a message');
    expect((await simulator.get('/control/push/two')).text).toBe('[]');
  });

  it('rejects messages without a TTL, without encryption, or signed by another sender or for another service', async () => {
    const { publicKey } = webPush.generateVAPIDKeys();
    const vapid = (key: string, audience: string) =>
      webPush.getVapidHeaders(audience, 'mailto:spec@housebrand.example', key, sender.privateKey, 'aes128gcm')
        .Authorization;
    expect(await push('one', { TTL: undefined })).toBe(400);
    expect(await push('one', { 'Content-Encoding': 'identity' })).toBe(400);
    expect(await push('one', { Authorization: undefined })).toBe(403);
    expect(await push('one', { Authorization: vapid(publicKey, simulator.origin) })).toBe(403);
    expect(await push('one', { Authorization: vapid(sender.publicKey, 'https://push.example') })).toBe(403);
    expect(await push('one', { Authorization: vapid(sender.publicKey, simulator.origin) })).toBe(201);
  });

  it('answers 410 to messages for a browser that has unsubscribed', async () => {
    await simulator.post('/control/push/leaver/end', {});
    expect(await push('leaver')).toBe(410);
  });
});
