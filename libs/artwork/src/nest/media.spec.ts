import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CatalogueGateway } from '@housebrand/providers/nest';
import { FixedClock, createTestApp } from '@housebrand/shared/testing';
import sharp from 'sharp';
import { AgentLooks, GamePictures, ScenePictures, artworkMessages, type PicturedGame } from '../core';
import { MediaModule } from './media.module';
import { ORDER_MS_GIVEN } from './painters';
import { GENERATOR_VERSION } from './picture-cache';

const YEAR = 'public, max-age=31536000, immutable';
const world = { origin: '', requested: 0, listed: 0, banners: ['treasure-chest'], name: 'MTO Lounge' };
const clock = new FixedClock();

const look = {
  prefix: 'MTO',
  name: 'MTO Lounge',
  primary: '#ff7a1a',
  secondary: '#f3c65a',
  dark: true,
  iconColor: '#f3c65a',
  colors: {
    s0: '#0a1020',
    s1: '#131b33',
    text: '#f4f6fc',
    muted: '#9daac8',
    primary: '#ff7a1a',
    'login-a': '#111a38',
    'login-b': '#22346c',
    'credit-b': '#2d4896',
    'gold-fill': '#f3c65a',
  },
};

function game(id: string, address: string): PicturedGame {
  return { id, name: 'Royal Lotus', provider: 'NAGX', category: 'Slot', portraitUrl: address, landscapeUrl: address };
}

const gamesById = (): Record<string, PicturedGame> => ({
  'NAGX-0001': game('NAGX-0001', `${world.origin}/art/red.png`),
  'NAGX-0002': game('NAGX-0002', `${world.origin}/art/drawn.svg`),
  'NAGX-0003': game('NAGX-0003', 'http://elsewhere.example/steal.png'),
  'NAGX-0004': game('NAGX-0004', `${world.origin}/art/huge.png`),
  'NAGX-0005': game('NAGX-0005', `${world.origin}/art/moved.png`),
  'NAGX-0006': game('NAGX-0006', `${world.origin}/art/program.png`),
  'NAGX-0007': game('NAGX-0007', `${world.origin}/art/torn.png`),
});

const stubs = [
  // a long timeout: a busy machine is slow, not wrong
  { provide: ORDER_MS_GIVEN, useValue: 240_000 },
  {
    provide: GamePictures,
    useValue: {
      find: (id: string) => Promise.resolve(new Map(Object.entries(gamesById())).get(id) ?? null),
      firstRows: () => Promise.resolve([]),
    },
  },
  {
    provide: AgentLooks,
    useValue: { find: (prefix: string) => Promise.resolve(prefix === 'MTO' ? { ...look, name: world.name } : null) },
  },
  { provide: ScenePictures, useValue: { lobbies: ['SPORT'], banners: () => Promise.resolve(world.banners) } },
  {
    provide: CatalogueGateway,
    useValue: {
      providers: async () => {
        world.listed += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        return ['NAGX', 'LOTM', 'TUKT'].map((provider) => ({ provider, name: `Naga <${provider}>` }));
      },
    },
  },
];

@Global()
@Module({ providers: stubs, exports: stubs.map(({ provide }) => provide) })
class StubModule {}

const HUGE = Buffer.alloc(4 * 1024 * 1024);
/** Responses that a provider declares as pictures. */
const BODIES: Readonly<Record<string, string | Buffer>> = {
  '/art/program.png': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  '/art/torn.png': Buffer.from('\x89PNG\r\n\x1a\nand no more', 'latin1'),
};

async function startUpstream(): Promise<Server> {
  const red = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#e01020' } })
    .png()
    .toBuffer();
  const server = createServer((request, reply) => {
    world.requested += 1;
    if (request.url === '/art/red.png') reply.writeHead(200, { 'content-type': 'image/png' }).end(red);
    else if (request.url === '/art/moved.png') reply.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end();
    else reply.writeHead(200, { 'content-type': 'image/png' }).end(BODIES[request.url ?? ''] ?? HUGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe('/media', () => {
  let app: NestFastifyApplication;
  let upstream: Server;
  let dataDir = '';

  beforeAll(async () => {
    upstream = await startUpstream();
    world.origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
    dataDir = await mkdtemp(path.join(tmpdir(), 'media-'));
    const system = { url: `${world.origin}/x`, secret: '' };
    app = await createTestApp({
      imports: [StubModule, MediaModule],
      messages: [artworkMessages],
      clock,
      settings: { dataDir, providers: { memberSystem: system, gamePlatform: system, external: system } },
    });
  });
  afterAll(async () => {
    await app.close();
    upstream.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

  // must come first: only a new instance has no list of studios yet
  it('serves wordmarks to concurrent requests on a new instance with a single read of the list', async () => {
    const codes = ['NAGX', 'LOTM', 'TUKT', 'NAGX', 'LOTM', 'TUKT'];
    const replies = await Promise.all(codes.map((code) => get(`/media/providers/${code}.svg?v=1`)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(codes.map(() => 200));
    expect(world.listed).toBe(1);
  });

  it('re-encodes the provider’s picture once for concurrent requests', async () => {
    world.requested = 0;
    const replies = await Promise.all(Array.from({ length: 8 }, () => get('/media/games/NAGX-0001/v.webp?v=1&w=200')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    await get('/media/games/NAGX-0001/v.webp?v=1&w=200');
    expect(world.requested).toBe(1);
    const { width, height, format } = await sharp(replies[0]?.rawPayload).metadata();
    expect([width, height, format]).toEqual([200, 267, 'webp']);
    expect(replies[0]?.headers['cache-control']).toBe(YEAR);
    // also for pages of an agent's site on another host
    expect(replies[0]?.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { dominant } = await sharp(replies[0]?.rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(180);
  });

  it('draws and caches a cover whose provider sends a drawing', async () => {
    const reply = await get('/media/games/NAGX-0002/h.avif?w=480');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/avif');
    expect(reply.headers['cache-control']).toBe(YEAR);
    expect(reply.rawPayload.byteLength).toBeLessThan(26_000);
  });

  it.each(['NAGX-0003', 'NAGX-0004', 'NAGX-0005', 'NAGX-0006', 'NAGX-0007'])(
    'serves a stand-in for a foreign, oversized, redirected, drawn or corrupt picture (%s), for a minute',
    async (id) => {
      const reply = await get(`/media/games/${id}/v.webp?w=132`);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    },
  );

  it.each([
    '/media/games/NOBODY-1/v.webp',
    '/media/games/NAGX-0001/v.webp?w=201',
    '/media/games/NAGX-0001/x.webp',
    '/media/games/NAGX-0001/v.png',
    '/media/games/..%2F..%2Fetc/v.webp',
    '/media/banners/..%2Fsecret.avif',
    '/media/banners/treasure-chest.avif?w=637',
    '/media/agents/NOBODY/logo.svg',
    '/media/agents/MTO/..%2Fx.svg',
    '/media/agents/MTO/icon-none.svg',
    '/media/tiers/6.svg',
    '/media/providers/NONE.svg',
    '/media/banks/kbank.svg',
    '/media/banks/ABC.svg',
    '/media/banks/constructor.svg',
    '/media/banners/inv1.avif',
    '/media/banners/constructor.avif',
    '/media/lobbies/INV1.avif',
    '/media/lobbies/constructor.avif',
    '/media/lobbies/toString.webp',
    '/media/providers/constructor.svg',
    '/media/games/constructor/v.webp',
  ])('rejects %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('paints and caches nothing for unknown names', async () => {
    const kept = async () => (await readdir(path.join(dataDir, 'media-cache'), { recursive: true })).length;
    await get('/media/banks/KBANK.svg');
    const before = await kept();
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    for (let count = 0; count < 300; count += 1) {
      const name = `Q${letters[count % 26]}${letters[Math.floor(count / 26)]}`;
      for (const file of [`banks/${name}.svg`, `lobbies/${name}.avif`, `banners/${name}.avif`])
        expect((await get(`/media/${file}`)).statusCode).toBe(404);
    }
    expect(await kept()).toBe(before);
  });

  it('serves a new banner two seconds after the list was last read', async () => {
    expect((await get('/media/banners/night-city.webp')).statusCode).toBe(404);
    world.banners = [...world.banners, 'night-city'];
    expect((await get('/media/banners/night-city.webp')).statusCode).toBe(404);
    clock.advance(2_000);
    expect((await get('/media/banners/night-city.webp')).statusCode).toBe(200);
  });

  it('requests an unavailable picture once a minute, and paints its stand-in once', async () => {
    const url = '/media/games/NAGX-0005/h.webp?w=300';
    clock.advance(60_000);
    const [first, second] = await Promise.all([get(url), get(url)]);
    expect([first, second].map(({ headers }) => headers['cache-control'])).toEqual(Array(2).fill('public, max-age=60'));
    world.requested = 0;
    clock.advance(59_000);
    expect((await get(url)).rawPayload.equals(first.rawPayload)).toBe(true);
    expect(world.requested).toBe(0);
    clock.advance(2_000);
    await get(url);
    expect(world.requested).toBe(1);
  });

  it('caches an agent’s pictures of the current theme only', async () => {
    const looks = () => readdir(path.join(dataDir, 'media-cache', GENERATOR_VERSION, 'owners/MTO'));
    await get('/media/agents/MTO/logo.svg?v=3');
    const before = await looks();
    world.name = 'MTO Salon';
    await get('/media/agents/MTO/logo.svg?v=4');
    await get('/media/agents/MTO/login.svg?v=4');
    expect(before).toHaveLength(1);
    expect(await looks()).toHaveLength(1);
    expect(await looks()).not.toEqual(before);
  });

  it.each([
    ['', 954, 419],
    ['&w=636', 636, 280],
  ])('paints a banner in the requested width (%s)', async (query, width, height) => {
    const reply = await get(`/media/banners/treasure-chest.webp?v=1${query}`);
    const measures = await sharp(reply.rawPayload).metadata();
    expect([measures.width, measures.height]).toEqual([width, height]);
  });

  it('falls back to WebP for clients without AVIF', async () => {
    const reply = await get('/media/banners/treasure-chest.avif?v=1', { accept: 'image/webp,*/*' });
    expect(reply.headers['content-type']).toBe('image/webp');
    expect(reply.headers.vary).toContain('accept');
  });

  it.each(['logo', 'login', 'loading', 'favicon', 'watermark', 'icon-main', 'icon-deposit-withdraw', 'icons'])(
    'draws %s.svg of an agent without font letters',
    async (name) => {
      const reply = await get(`/media/agents/MTO/${name}.svg?v=3`);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(reply.body).not.toContain('<text');
      expect(reply.body).not.toContain('id=""');
      expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('compresses a drawing for clients that accept %s', async (accepted, encoding, unpack) => {
    const plain = await get('/media/providers/NAGX.svg?v=1');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await get('/media/providers/NAGX.svg?v=1', { 'accept-encoding': accepted });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(packed.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 2);
    expect(unpack(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it('draws the share image at 1200 × 573', async () => {
    const reply = await get('/media/agents/MTO/share.png?v=3');
    const { width, height, format } = await sharp(reply.rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 573, 'png']);
    expect(reply.rawPayload.byteLength).toBeLessThan(400_000);
  });

  it.each([192, 512])('draws the home-screen icon at %d px', async (size) => {
    const reply = await get(`/media/agents/MTO/app-${size}.png?v=3`);
    const { width, height, format } = await sharp(reply.rawPayload).metadata();
    expect([width, height, format]).toEqual([size, size, 'png']);
    expect((await get('/media/agents/MTO/app-100.png')).statusCode).toBe(404);
  });

  it('draws the iPhone splash screen for known screen sizes only', async () => {
    const reply = await get('/media/agents/MTO/splash-1170x2532.png?v=3');
    const { width, height, format } = await sharp(reply.rawPayload).metadata();
    expect([width, height, format]).toEqual([1170, 2532, 'png']);
    expect(reply.rawPayload.byteLength).toBeLessThan(60_000);
    const corner = await sharp(reply.rawPayload).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    const middle = await sharp(reply.rawPayload).extract({ left: 540, top: 1_220, width: 90, height: 90 }).stats();
    expect(middle.channels.slice(0, 3).map(({ max }) => max)).not.toEqual([...corner.subarray(0, 3)]);
    expect((await get('/media/agents/MTO/splash-9999x9999.png')).statusCode).toBe(404);
  });

  it.each([
    '/media/tiers/5.svg?v=1',
    '/media/banks/KBANK.svg',
    '/media/providers/NAGX.svg?v=1',
    '/media/lobbies/SPORT.webp?v=1',
  ])('serves %s', async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, YEAR]);
  });
});
