import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newSecret, signatureOf } from './signature';

const GUIDE = join(import.meta.dirname, '../../../../../docs/guides/receive-webhooks.md');

type IsGenuine = (secret: string, headers: Record<string, string>, body: string) => boolean;

const nowSeconds = () => Math.floor(Date.now() / 1_000);
const [secret, old, other] = [newSecret(), newSecret(), newSecret()];
const body = '{"kind":"payment.settled"}';
const headersAt = (timestamp: number) => ({
  'webhook-id': 'event-1',
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signatureOf([secret, old], { id: 'event-1', timestamp, body }),
});

describe('code of the guide for receivers', () => {
  let folder: string;
  let isGenuine: IsGenuine;

  beforeAll(async () => {
    const [, code = ''] = /^```js\n([^]*?)^```/m.exec(readFileSync(GUIDE, 'utf8')) ?? [];
    folder = mkdtempSync(join(tmpdir(), 'guide-'));
    const file = join(folder, 'receiver.mjs');
    writeFileSync(file, code);
    ({ isGenuine } = (await import(pathToFileURL(file).href)) as { isGenuine: IsGenuine });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('accepts what we sign with the secret, or with the one before it', () => {
    const headers = headersAt(nowSeconds());
    expect([secret, old, other].map((one) => isGenuine(one, headers, body))).toEqual([true, true, false]);
  });

  it('refuses another body, another id, an old request and one without a signature', () => {
    const headers = headersAt(nowSeconds());
    expect(isGenuine(secret, headers, `${body} `)).toBe(false);
    expect(isGenuine(secret, { ...headers, 'webhook-id': 'event-2' }, body)).toBe(false);
    expect(isGenuine(secret, headersAt(nowSeconds() - 3_600), body)).toBe(false);
    expect(isGenuine(secret, {}, body)).toBe(false);
  });
});
