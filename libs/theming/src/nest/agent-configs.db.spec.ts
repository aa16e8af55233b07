import { get as httpGet } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ProviderRefused, SiteGateway } from '@housebrand/providers/nest';
import {
  actingAsGuard,
  actingAsKeyOf,
  createTestApp,
  createTestDatabase,
  FixedClock,
  waitUntil,
  type TestDatabase,
} from '@housebrand/shared/testing';
import { AgentPrefixOverlap, DEFAULT_COLORS, DEMO_COLORS } from '../core';
import { AgentBootstrapService } from './agent-bootstrap.service';
import { AgentConfigService } from './agent-config.service';
import { AgentEditorService } from './agent-editor.service';
import { AgentKeyService } from './agent-key.service';
import { themingMigrations } from './migrations';
import { theming } from './theming.domain';

const platform = {
  requested: [] as string[],
  isDown: false,
  refusal: null as Error | null,
  answer: { disabledProviders: ['IRON'], disabledGames: ['G-1'], isSmsOtp: true },
  siteConfig(prefix: string, ip: string) {
    this.requested.push(`${prefix} ${ip}`);
    if (this.refusal) return Promise.reject(this.refusal);
    return this.isDown ? Promise.reject(new Error('down')) : Promise.resolve({ prefix, ...this.answer });
  },
};

const ports = [{ provide: SiteGateway, useValue: platform }];

let database: TestDatabase;
let app: NestFastifyApplication;
let clock: FixedClock;

async function instance(): Promise<NestFastifyApplication> {
  const own = { ...database, database: database.another() };
  return createTestApp({ domains: [theming], ports, providers: [actingAsGuard], database: own, clock });
}

beforeAll(async () => {
  clock = new FixedClock();
  database = await createTestDatabase(themingMigrations);
  app = await instance();
  const editor = app.get(AgentEditorService);
  await editor.create({ prefix: 'MASTER', name: 'Housebrand' });
  await editor.create({ prefix: 'MTO', name: 'MTO Lounge', generals: { lineID: '@mto', cashbackPercentage: 0.1 } });
  await editor.create({ prefix: 'NAGA', name: 'Naga Palace', themes: DEMO_COLORS.NAGA });
  await editor.create({ prefix: 'PIER', name: 'Pier Nine', gameAgent: { isEnable: true } });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
afterEach(() => {
  platform.isDown = false;
  platform.refusal = null;
});

const get = (prefix: string, headers: Record<string, string> = {}, on = app) =>
  on.inject({ url: `/api/apps/agent_configs/${prefix}`, headers });
const send = (method: 'POST' | 'PATCH', path: string, key: string, payload: object) =>
  app.inject({ method, url: `/api/apps/agent_configs${path}`, payload, headers: actingAsKeyOf(key) });

const siteOf = async (prefix: string) => (await get(prefix)).json().data.site as { isLastKnown: boolean };
describe('GET agent_configs', () => {
  it('returns every field of the specification', async () => {
    const reply = await get('mto');
    expect(reply.json()).toEqual({
      code: 200,
      message: 'success',
      data: {
        agentID: 'MTO',
        version: 1,
        generals: { cashbackPercentage: 0.1, intro: '', lineID: '@mto' },
        agent: { id: 'MTO', name: 'MTO Lounge', prefix: 'MTO', gameType: 'all' },
        seamlessLogin: {
          isFirstLogin: true,
          isTransferMember: false,
          isSeamlessLogin: true,
          isUnderMaintenance: false,
        },
        logo: {
          loginImage: '/media/agents/MTO/login.svg?v=1',
          mainImage: '/media/agents/MTO/logo.svg?v=1',
          loadingImage: '/media/agents/MTO/loading.svg?v=1',
          favicon: '/media/agents/MTO/favicon.svg?v=1',
          shareImage: '/media/agents/MTO/share.png?v=1',
        },
        icons: {
          accountIcon: '/media/agents/MASTER/icon-account.svg?v=1',
          contactIcon: '/media/agents/MASTER/icon-contact.svg?v=1',
          depositWithdrawIcon: '/media/agents/MASTER/icon-deposit-withdraw.svg?v=1',
          gameIcon: '/media/agents/MASTER/icon-game.svg?v=1',
          mainIcon: '/media/agents/MASTER/icon-main.svg?v=1',
          chipsIcon: '/media/agents/MASTER/icon-chips.svg?v=1',
        },
        sendGift: { countWithdrawLimit: 5, minWithdrawReq: 100, totalWithdrawLimit: 20000 },
        themes: DEFAULT_COLORS,
        gameAgent: { isEnable: false },
        site: {
          disabledProviders: ['IRON', 'POPG', 'RECG'],
          disabledGames: ['G-1'],
          isSmsOtp: true,
          asOf: '2026-11-18T09:00:00.000Z',
          isLastKnown: false,
          refusal: null,
        },
        timeZone: 'Asia/Bangkok',
      },
    });
  });

  it("shows an agent's own look", async () => {
    expect((await get('NAGA')).json().data).toMatchObject({
      themes: DEMO_COLORS.NAGA,
      icons: { mainIcon: '/media/agents/NAGA/icon-main.svg?v=1' },
    });
  });

  it('returns 404 for an unknown agent or an invalid prefix', async () => {
    for (const prefix of ['NOPE', '0812345678', 'MT', 'x'.repeat(40), '%2e%2e'])
      expect((await get(prefix)).statusCode).toBe(404);
  });

  it("adds the agent's private lists for its own key only, uncached", async () => {
    const seamlessLogin = { whiteListMembers: ['KEYSDEMO1'], fromAgents: ['NAGA'] };
    const { agentKey } = await app
      .get(AgentEditorService)
      .createWithKey({ prefix: 'KEYS', name: 'Keys', seamlessLogin }, 'operator');
    const foreign = await app.get(AgentKeyService).create('NAGA', { label: 'spec' }, 'operator');
    const read = (key: string) => get('keys', { 'x-agent-key': key });
    const reply = await read(agentKey);
    expect(reply.json().data).toMatchObject({ agentID: 'KEYS', seamlessLogin: { ...seamlessLogin, toAgents: [] } });
    expect(reply.headers['cache-control']).toBe('no-store');
    for (const other of [await get('KEYS'), await read(foreign.key)])
      expect(Object.keys(other.json().data.seamlessLogin)).not.toContain('whiteListMembers');
    expect((await read(`hb_${'x'.repeat(43)}`)).statusCode).toBe(401);
  });

  it('returns 304 to a client with the current version', async () => {
    const { etag } = (await get('MTO')).headers;
    expect((await get('MTO', { 'if-none-match': etag as string })).statusCode).toBe(304);
  });
});

describe('site configuration', () => {
  it("reports the provider's refusal with its message until it gives its values again", async () => {
    const refusal = { code: 1010, message: 'ไม่พบเว็บไซต์นี้' };
    const { code, message: providerMessage } = refusal;
    platform.refusal = new ProviderRefused({ call: 'gamePlatform.siteConfig', code, providerMessage });
    clock.advance(61_000);
    await waitUntil(async () => (await siteOf('NAGA')).isLastKnown);
    expect(await siteOf('NAGA')).toMatchObject({ refusal, disabledGames: ['G-1'] });
    const { etag } = (await get('NAGA')).headers;
    clock.advance(6_000);
    await get('NAGA');
    expect((await get('NAGA', { 'if-none-match': etag as string })).statusCode).toBe(304);
    platform.refusal = null;
    clock.advance(6_000);
    await waitUntil(async () => !(await siteOf('NAGA')).isLastKnown);
    expect(await siteOf('NAGA')).toMatchObject({ refusal: null });
  });

  it("requests the site configuration once, with the caller's address", async () => {
    platform.requested.length = 0;
    clock.advance(61_000);
    await get('NAGA');
    await Promise.all([get('NAGA'), get('NAGA')]);
    expect(platform.requested).toEqual(['NAGA 127.0.0.1']);
  });

  it('requests the site configuration again after a minute, even if the clock was set back by a year', async () => {
    await get('NAGA');
    const start = clock.now();
    clock.set(new Date(start.getTime() - 365 * 86_400_000));
    platform.requested.length = 0;
    await get('NAGA');
    expect(platform.requested).toEqual([]);
    clock.advance(61_000);
    await get('NAGA');
    expect(platform.requested).toEqual(['NAGA 127.0.0.1']);
    clock.set(start);
  });

  it('returns the last known site configuration, marked as such, while the provider is down', async () => {
    const before = (await get('MTO')).headers.etag;
    platform.isDown = true;
    clock.advance(61_000);
    await waitUntil(async () => (await siteOf('MTO')).isLastKnown);
    const reply = await get('MTO');
    expect(reply.json().data.site).toMatchObject({
      disabledProviders: ['IRON', 'POPG', 'RECG'],
      isSmsOtp: true,
      isLastKnown: true,
    });
    expect(reply.headers.etag).not.toBe(before);
    const other = await instance();
    expect((await get('MTO', {}, other)).json().data.site).toMatchObject({ disabledGames: ['G-1'], isLastKnown: true });
    await other.close();
    platform.isDown = false;
    clock.advance(6_000);
    await waitUntil(async () => !(await siteOf('MTO')).isLastKnown);
    expect((await get('MTO')).headers.etag).toBe(before);
  });

  it('disables only the fixed providers when the provider never replied', async () => {
    platform.isDown = true;
    await app.get(AgentEditorService).create({ prefix: 'QUAY', name: 'Quay' });
    expect((await get('QUAY')).json().data.site).toEqual({
      disabledProviders: ['POPG', 'RECG'],
      disabledGames: [],
      isSmsOtp: false,
      asOf: null,
      isLastKnown: true,
      refusal: null,
    });
  });
});

describe('changing agents', () => {
  it('applies a change at once on every instance', async () => {
    const other = await instance();
    const before = await get('MTO', {}, other);
    const reply = await send('PATCH', '/mto', 'MTO', {
      generals: { lineID: '@new' },
      version: before.json().data.version,
    });
    expect(reply.json().data.config).toMatchObject({
      version: 2,
      generals: { lineID: '@new', cashbackPercentage: 0.1 },
    });
    expect((await get('MTO')).json().data.generals.lineID).toBe('@new');
    await waitUntil(async () => (await get('MTO', {}, other)).json().data.version === 2);
    const after = await get('MTO', {}, other);
    expect(after.json().data).toMatchObject({ version: 2, generals: { lineID: '@new' } });
    expect(after.headers.etag).not.toBe(before.headers.etag);
    await other.close();
    // The entry has the fields, the actor and the place of the change, not the values.
    const { rows } = await database.database.operatorQuery<{ actor: string; details: string }>({
      text: `select actor, details from audit_entry where agent = 'MTO' and action = 'settings.agent-changed'`,
    });
    expect(rows).toEqual([{ actor: 'agent key', details: '{"fields":"generals","version":2}' }]);
  });

  it('rejects a change when another one came first', async () => {
    expect((await send('PATCH', '/MTO', 'MTO', { version: 1, gameType: 'slot' })).statusCode).toBe(409);
  });

  it("gives MASTER's new colours and a new version to agents with its look", async () => {
    const before = (await get('MTO')).json().data;
    const naga = (await get('NAGA')).json().data;
    await send('PATCH', '/MASTER', 'MASTER', { themes: { buttonPrimaryColor: '#FF8822' } });
    const after = (await get('MTO')).json().data;
    expect(after.themes.buttonPrimaryColor).toBe('#FF8822');
    expect(after.version).toBe(before.version + 1);
    expect((await get('NAGA')).json().data).toEqual(naga);
  });

  it("allows changes only to an agent's own configuration", async () => {
    expect((await send('PATCH', '/NAGA', 'MTO', { gameType: 'slot' })).statusCode).toBe(403);
    expect((await send('POST', '/NAGA/check', 'MTO', {})).statusCode).toBe(403);
    const guest = { method: 'PATCH', url: '/api/apps/agent_configs/MTO', payload: { gameType: 'slot' } } as const;
    expect((await app.inject(guest)).statusCode).toBe(401);
    expect(await app.get(AgentKeyService).verify('key-of-none', '127.0.0.1')).toBeNull();
  });

  it('replaces a picture, and takes the standard one again for an empty address', async () => {
    const logoOf = async () => (await get('MTO')).json().data.logo.mainImage as string;
    const change = (mainImage: string) => send('PATCH', '/MTO', 'MTO', { images: { logo: { mainImage } } });
    const standard = await logoOf();
    expect((await change('/media/agents/MTO/other.svg')).statusCode).toBe(200);
    expect(await logoOf()).toBe('/media/agents/MTO/other.svg');
    expect((await change('')).statusCode).toBe(200);
    expect((await logoOf()).split('?')[0]).toBe(standard.split('?')[0]);
  });

  it.each([
    [{ themes: { buttonPrimaryColor: 'orange' } }, 'themes.buttonPrimaryColor'],
    [{ themes: { buttonPrimaryColor: null } }, 'themes.buttonPrimaryColor'],
    [{ themes: { accentColor: '#ffffff' } }, 'themes.accentColor'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ gameType: 'bingo' }, 'gameType'],
    [{ seamlessLogin: { whiteListMembers: ['NAGADEMO1'] } }, 'seamlessLogin.whiteListMembers'],
    [{ images: { logo: { mainImage: 'https://evil.example/a.png' } } }, 'images.logo.mainImage'],
    [{ images: { logo: { mainImage: '//evil.example/a.png' } } }, 'images.logo.mainImage'],
    [{ images: { logo: { mainImage: '/api/provider/logout' } } }, 'images.logo.mainImage'],
    [{ images: { logo: { mainImage: '/..//x' } } }, 'images.logo.mainImage'],
    [{ images: { logo: { mainImage: '/media/../api/x' } } }, 'images.logo.mainImage'],
    [{ images: { icons: { mainIcon: `/media/${'a'.repeat(200)}` } } }, 'images.icons.mainIcon'],
    [{ site: { disabledGames: ['x'.repeat(129)] } }, 'site.disabledGames'],
    [{ site: { disabledProviders: ['x'.repeat(33)] } }, 'site.disabledProviders'],
    [{ seamlessLogin: { fromAgents: ['X'.repeat(13)] } }, 'seamlessLogin.fromAgents'],
    [{ seamlessLogin: { toAgents: ['not one'] } }, 'seamlessLogin.toAgents'],
    [{ seamlessLogin: { whiteListMembers: [`MTO${'X'.repeat(64)}`] } }, 'seamlessLogin.whiteListMembers'],
    [{ embeddingOrigins: ['https://x;script-src-elem'] }, 'embeddingOrigins'],
    [{ embeddingOrigins: [`https://${'a'.repeat(255)}`] }, 'embeddingOrigins'],
    [{ liveChat: 'https://x;script-src-elem/loader.js' }, 'liveChat'],
    [{ liveChat: `https://chat.example/${'a'.repeat(255)}` }, 'liveChat'],
    [{ sendGift: { minWithdrawReq: -1 } }, 'sendGift.minWithdrawReq'],
    [{ nonsense: 1 }, 'nonsense'],
  ])('rejects %p', async (change, field) => {
    const reply = await send('PATCH', '/MTO', 'MTO', change);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors.map((problem: { field: string }) => problem.field)).toEqual([field]);
  });

  it('shows the seamless login lists only to the agent itself', async () => {
    await app.get(AgentEditorService).create({ prefix: 'HUSH', name: 'Hush' });
    const lists = { whiteListMembers: ['HUSHTESTER'], fromAgents: ['MTO'], toAgents: ['PIER'] };
    const saved = await send('PATCH', '/HUSH', 'HUSH', { seamlessLogin: lists });
    expect(saved.json().data.config.seamlessLogin).toMatchObject(lists);
    const page = await app.get(AgentBootstrapService).forShell('HUSH', { ip: '', host: '' });
    for (const reported of [(await get('HUSH')).body, JSON.stringify(page)]) {
      expect(reported).toContain('isUnderMaintenance');
      for (const hidden of ['HUSHTESTER', ...Object.keys(lists)]) expect(reported).not.toContain(hidden);
    }
  });

  it('reports contrast corrections without saving', async () => {
    const before = (await get('NAGA')).body;
    const reply = await send('POST', '/NAGA/check', 'NAGA', { themes: { textPrimaryColor: '#0A3020' } });
    expect(reply.json().data.corrections).toContainEqual(
      expect.objectContaining({ field: 'textPrimaryColor', configured: '#0a3020', required: 7 }),
    );
    expect((await get('NAGA')).body).toBe(before);
  });
});

describe('creating agents', () => {
  it('creates agents only for MASTER, and returns a key for the new one', async () => {
    expect((await send('POST', '', 'MTO', { prefix: 'RIVER', name: 'River' })).statusCode).toBe(403);
    const reply = await send('POST', '', 'MASTER', { prefix: 'river', name: 'River House' });
    const { agentKey, config } = reply.json().data;
    expect(config).toMatchObject({ agentID: 'RIVER', agent: { name: 'River House' } });
    expect(await app.get(AgentKeyService).verify(agentKey, '127.0.0.1')).toMatchObject({ prefix: 'RIVER' });
    expect((await get('RIVER')).statusCode).toBe(200);
  });

  it.each(['MTOX', 'MT', 'MTO', 'MASTERS', 'MAST'])(
    'rejects %s, which overlaps another prefix, and names that one',
    async (prefix) => {
      const reply = await send('POST', '', 'MASTER', { prefix, name: 'X' });
      expect(reply.statusCode).toBe(409);
      expect(reply.json().message).toMatch(/M(TO|ASTER)/);
    },
  );

  it('requires a name for a new agent', async () => {
    for (const name of [undefined, null, '']) {
      const reply = await send('POST', '', 'MASTER', { prefix: 'NONAME', name });
      expect([reply.statusCode, reply.json().errors]).toEqual([422, [{ field: 'name', message: 'โปรดกรอกข้อมูล' }]]);
    }
  });

  it.each(['12345', 'A', 'A-B', 'กขค'])('rejects %s, which is not a prefix', async (prefix) => {
    expect((await send('POST', '', 'MASTER', { prefix, name: 'X' })).statusCode).toBe(422);
  });

  it('rejects overlapping prefixes that are created at the same time', async () => {
    const editor = app.get(AgentEditorService);
    const outcomes = await Promise.allSettled(
      ['ZEN', 'ZENA', 'ZENAB', 'ZE'].map((prefix) => editor.create({ prefix, name: prefix })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(AgentPrefixOverlap);
  });
});

describe('agent keys', () => {
  it('rejects a revoked key, and stores keys as hashes', async () => {
    const keys = app.get(AgentKeyService);
    const { id, key } = await keys.create('NAGA', { label: 'spec' }, 'operator');
    expect(await keys.verify(key, '127.0.0.1')).toMatchObject({ prefix: 'NAGA' });
    await keys.revoke('NAGA', id, 'operator');
    expect(await keys.verify(key, '127.0.0.1')).toBeNull();
    await expect(keys.revoke('MTO', id, 'operator')).rejects.toThrow('shared.notFound');
    expect(JSON.stringify(await keys.list('NAGA'))).not.toContain(key);
  });
});

describe('HTML shell', () => {
  const shell = (prefix: string | null) => app.get(AgentBootstrapService).forShell(prefix, { ip: '', host: '' });

  it("shows the agent's look in its first byte", async () => {
    const look = await shell('naga');
    expect(look).toMatchObject({
      name: 'Naga Palace',
      favicon: '/media/agents/NAGA/favicon.svg?v=1',
      bootstrap: { colorScheme: 'dark', minimumAge: 20 },
    });
    expect(look.shareImage).toBe('http://localhost:3000/media/agents/NAGA/share.png?v=1');
    expect(look.tokensCss).toMatch(/^:root\{--s0:#[0-9a-f]{6};/);
    expect(look.bootstrap.config?.agentID).toBe('NAGA');
  });

  it.each(['NOPE', 'PIER', null])('shows the default look without an agent for %p', async (prefix) => {
    const look = await shell(prefix);
    expect(look.bootstrap.config).toBeNull();
    expect(look.name).toBe('Housebrand');
  });

  it('changes the shell together with the agent', async () => {
    const before = (await shell('MTO')).version;
    expect((await shell('MTO')).version).toBe(before);
    await app.get(AgentEditorService).change('MTO', { name: 'MTO Club' });
    const look = await shell('MTO');
    expect(look.version).not.toBe(before);
    expect(look.name).toBe('MTO Club');
    expect((await app.get(AgentConfigService).find('MTO'))?.agent.name).toBe('MTO Club');
  });
});

describe('sites', () => {
  const sites = [
    { host: 'localhost', lineID: '@here' },
    { host: 'garden.example', lineID: '@garden' },
  ];
  const lineAt = async (host: string, on = app) =>
    (await get('NAGA', { host }, on)).json().data.generals.lineID as string;
  const lookAt = (host: string) => app.get(AgentBootstrapService).forShell('NAGA', { ip: '', host });

  it("shows an agent's sites to the agent alone", async () => {
    const reply = await send('PATCH', '/NAGA', 'NAGA', { sites, generals: { lineID: '@own' } });
    expect(reply.json().data).toMatchObject({ sites, config: { generals: { lineID: '@own' } } });
    expect((await send('POST', '/NAGA/check', 'NAGA', {})).json().data.sites).toEqual(sites);
    const { body } = await get('NAGA', { host: 'garden.example' });
    expect(body).toContain('@garden');
    expect(body).not.toMatch(/"sites"|@here|@own|localhost/);
  });

  it('gives each site its own contact line, in turns and from the first byte', async () => {
    for (const _turn of [1, 2]) {
      expect(await lineAt('localhost:3000')).toBe('@here');
      expect(await lineAt('GARDEN.example')).toBe('@garden');
      expect(await lineAt('elsewhere.example')).toBe('@own');
    }
    const [here, garden] = [await lookAt('localhost'), await lookAt('garden.example')];
    expect([here, garden].map(({ bootstrap }) => bootstrap.config?.generals.lineID)).toEqual(['@here', '@garden']);
    expect(here.version).not.toBe(garden.version);
    // Another notification of the change may arrive meanwhile and rebuild the look.
    await waitUntil(async () => (await lookAt('localhost:3000')) === (await lookAt('localhost')));
  });

  it('separates sites in replies from the response cache', async () => {
    const other = await instance();
    await other.listen(0, '127.0.0.1');
    const { port } = new URL(await other.getUrl());
    const requested = (host: string) =>
      new Promise<string>((resolve, reject) => {
        httpGet({ port, host: '127.0.0.1', path: '/api/apps/agent_configs/NAGA', headers: { host } }, async (reply) => {
          resolve(Buffer.concat(await reply.toArray()).toString());
        }).on('error', reject);
      });
    for (const _turn of [1, 2, 3]) {
      expect(await requested('localhost')).toContain('@here');
      expect(await requested('garden.example')).toContain('@garden');
      expect(await requested('elsewhere.example')).toContain('@own');
    }
    await other.close();
  });

  it('removes sites again', async () => {
    await send('PATCH', '/NAGA', 'NAGA', { sites: [] });
    expect(await lineAt('localhost')).toBe('@own');
  });

  it.each([
    [{ sites: [{ host: 'https://a.example', lineID: '@a' }] }, 'sites.0.host'],
    [{ sites: [sites[0], { host: 'A.example', lineID: '@a' }] }, 'sites.1.host'],
    [{ sites: [{ host: `${'a'.repeat(260)}`, lineID: '@a' }] }, 'sites.0.host'],
    [{ sites: [{ host: 'a.example' }] }, 'sites.0.lineID'],
    [{ sites: [{ host: 'a.example', lineID: 'x'.repeat(101) }] }, 'sites.0.lineID'],
    [{ sites: [{ host: 'a.example', lineID: '@a', path: '/' }] }, 'sites.0.path'],
    [{ sites: [sites[0], sites[0]] }, 'sites'],
    [{ sites: Array.from({ length: 21 }, (_, at) => ({ host: `h${at}.example`, lineID: '@a' })) }, 'sites'],
    [{ sites: null }, 'sites'],
    [{ sites: 'localhost' }, 'sites'],
  ])('rejects %j', async (change, field) => {
    const reply = await send('PATCH', '/NAGA', 'NAGA', change);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors.map((problem: { field: string }) => problem.field)).toEqual([field]);
    expect(reply.json().errors[0].message).toMatch(/[ก-๛]/);
  });
});
