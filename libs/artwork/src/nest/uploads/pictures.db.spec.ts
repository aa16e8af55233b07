import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogueGateway } from '@housebrand/providers/nest';
import { actingAs, actingAsGuard, actingAsKeyOf, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import sharp from 'sharp';
import { AgentLooks, GamePictures, MAX_PICTURES, ScenePictures, type StoredPicture } from '../../core';
import { artwork } from '../artwork.domain';
import { ORDER_MS_GIVEN } from '../painters';

/** A long timeout: a busy machine is slow, not wrong. */
const PATIENCE_MS = 240_000;

let world: TestWorld;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  world = await openTestWorld({
    domains: [artwork],
    ports: [
      { provide: ORDER_MS_GIVEN, useValue: PATIENCE_MS },
      { provide: GamePictures, useValue: { find: () => Promise.resolve(null), firstRows: () => Promise.resolve([]) } },
      { provide: AgentLooks, useValue: { find: () => Promise.resolve(null) } },
      { provide: ScenePictures, useValue: { lobbies: [], banners: () => Promise.resolve([]) } },
      { provide: CatalogueGateway, useValue: { providers: () => Promise.resolve([]) } },
    ],
    providers: [actingAsGuard],
    settings: { dataDir },
  });
});
afterAll(async () => {
  await world?.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function upload(file: Buffer, headers: Record<string, string> = actingAsKeyOf('MTO')) {
  const payload = { file: file.toString('base64') };
  const reply = await world.app.inject({ method: 'POST', url: '/api/apps/pictures', headers, payload });
  return { status: reply.statusCode, data: reply.json().data as StoredPicture };
}

async function stored(file: Buffer): Promise<StoredPicture> {
  const { status, data } = await upload(file);
  expect(status).toBe(200);
  return data;
}

const fetched = (url: string) => world.app.inject({ url });

const plain = (width: number, height: number, background = '#e01020') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A PNG of one colour whose header declares its measures: a few kilobytes for any number of pixels. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

describe('pictures that agents upload', () => {
  it('returns them as WebP from our origin, cached for a year', async () => {
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const picture = await stored(await plain(120, 60).toFormat(format).toBuffer());
      expect(picture).toMatchObject({ width: 120, height: 60 });
      expect(picture.address).toMatch(/^\/media\/pictures\/MTO\/[0-9a-f]{32}\.webp$/);
      const reply = await fetched(picture.address);
      expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, picture.bytes]);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 120, height: 60 });
    }
  });

  it('scales them down but never up, upright and with their transparency', async () => {
    expect(await stored(await plain(3_000, 1_000).png().toBuffer())).toMatchObject({ width: 1_920, height: 640 });
    // orientation 6: a camera held upright
    const turned = await stored(await plain(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(turned).toMatchObject({ width: 100, height: 200 });
    const glass = sharp({
      create: { width: 64, height: 32, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.2 } },
    });
    const clear = await stored(await glass.png().toBuffer());
    expect(clear).toMatchObject({ width: 64, height: 32 });
    expect((await sharp((await fetched(clear.address)).rawPayload).metadata()).hasAlpha).toBe(true);
  });

  it('drops their metadata, such as the place of a photograph', async () => {
    const secret = 'the-photographer';
    const exif = { IFD0: { Copyright: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' } };
    const photo = await plain(80, 80).withExif(exif).jpeg().toBuffer();
    expect(photo.includes(secret)).toBe(true);
    const { address } = await stored(photo);
    const { rawPayload } = await fetched(address);
    expect([rawPayload.includes(secret), (await sharp(rawPayload).metadata()).exif]).toEqual([false, undefined]);
  });

  it('gives the same file one address, and records it once', async () => {
    const file = await plain(40, 40, '#00ff00').png().toBuffer();
    const replies = await Promise.all([stored(file), stored(file)]);
    expect(new Set(replies.map(({ address }) => address)).size).toBe(1);
    const [, hash] = /([0-9a-f]{32})/.exec(replies[0]!.address)!;
    const { rows } = await world.database.database.operatorQuery({
      text: `select actor from audit_entry where action = 'settings.picture-stored' and subject = $1`,
      values: [hash],
    });
    expect(rows).toEqual([{ actor: 'agent key' }]);
  });

  it('rejects what is no PNG, JPEG or WebP, or damaged', async () => {
    const png = await plain(50, 50).png().toBuffer();
    const hostile: Record<string, Buffer> = {
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      page: Buffer.from('<!doctype html><script>alert(1)</script>'),
      gif: await plain(20, 20).gif().toBuffer(),
      avif: await plain(20, 20).avif().toBuffer(),
      torn: png.subarray(0, 60),
      'only a signature': Buffer.from('\x89PNG\r\n\x1a\nand no more', 'latin1'),
      noise: Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), randomBytes(2_000)]),
      'too small': await plain(15, 400).png().toBuffer(),
    };
    for (const [name, file] of Object.entries(hostile))
      expect([name, (await upload(file)).status]).toEqual([name, 422]);
  });

  it('rejects a small file that claims millions of pixels, without harm to later ones', async () => {
    const file = bomb(20_000, 20_000);
    expect(file.length).toBeLessThan(100_000);
    expect((await upload(file)).status).toBe(422);
    expect((await upload(await plain(30, 30).png().toBuffer())).status).toBe(200);
  });

  it('keeps no program that follows the pixels', async () => {
    const program = '<script>alert(document.domain)</script>';
    const file = Buffer.concat([await plain(33, 33).png().toBuffer(), Buffer.from(program)]);
    const { address } = await stored(file);
    expect((await fetched(address)).rawPayload.includes(program)).toBe(false);
  });

  it('stores them for one agent, with its key', async () => {
    const { address } = await stored(await plain(44, 44).png().toBuffer());
    expect((await fetched(address.replace('/MTO/', '/NAGA/'))).statusCode).toBe(404);
    expect((await fetched('/media/pictures/MTO/..%2f..%2fsecret.webp')).statusCode).toBe(404);
    const file = await plain(44, 44).png().toBuffer();
    expect((await upload(file, actingAs('MTO', 'MTODEMO1'))).status).toBe(403);
    expect((await upload(file, {})).status).toBe(401);
  });

  it('limits their number', async () => {
    await world.database.database.operatorQuery({
      text: `insert into agent_picture (agent, hash, width, height, content, stored_at, stored_by)
        select 'LOTUS', lpad(to_hex(n), 32, '0'), 1, 1, '\\x00', now(), 'spec' from generate_series(1, $1::int) n`,
      values: [MAX_PICTURES],
    });
    const file = await plain(45, 45).png().toBuffer();
    expect((await upload(file, actingAsKeyOf('LOTUS'))).status).toBe(409);
  });
});
