import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { InvalidInput } from '@housebrand/shared';
import { Settings } from '@housebrand/shared/nest';
import { type TestDatabase, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { AgentEditorService } from '@housebrand/theming/nest';
import { seedDemoWorld } from './seed/demo-world';
import { apiBeforePortal } from './testing/api-before-portal';

describe('API', () => {
  let world: TestWorld;
  let test: TestDatabase;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    world = await openTestWorld({
      application: apiBeforePortal,
      settings: { publicOrigin: 'https://play.example', secure: true },
    });
    ({ app, database: test } = world);
    await seedDemoWorld(app);
  });
  afterAll(() => world?.close());

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
  const titleOf = async (url: string, headers?: Record<string, string>) =>
    /<title>(.*?)<\/title>/.exec((await get(url, headers)).body)?.[1];
  const bootstrapOf = (html: string) =>
    JSON.parse(/<script type="application\/json" id="agent-bootstrap"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
      config: { agentID: string; generals: { lineID: string } } | null;
      hasPortalToken: boolean;
      embeddingOrigins: string[];
      hasLiveChat?: boolean;
    };

  const planOf = (html: string) =>
    JSON.parse(/<script type="application\/json" id="page-plan">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
      calls: string[];
      scripts: string[];
      styles: string[];
    };

  describe('portal shell', () => {
    it("renders the agent's look and configuration from the first byte", async () => {
      const page = await get('/MTO');
      expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(page.body).toContain('<html lang="th"');
      expect(page.body).toContain('<meta property="og:image" content="https://play.example/media/agents/MTO/share.png');
      expect(page.body).toContain('<meta property="og:image:width" content="1200">');
      expect(page.body).toContain('<meta property="og:image:height" content="573">');
      expect(page.body).toMatch(/<meta name="theme-color" content="#0a1020">/);
      expect(page.body).toMatch(/<style>:root\{--s0:#0a1020;/);
      expect(page.body).toMatch(/<link rel="icon" href="\/media\/agents\/MTO\/favicon/);
      expect(page.body).toMatch(
        /<link rel="icon" type="image\/png" sizes="192x192" href="\/media\/agents\/MTO\/app-192/,
      );
      const [, ...texts] =
        /"description" content="([^"]+)"[^]*"og:description" content="([^"]+)"/.exec(page.body) ?? [];
      expect(new Set(texts).size).toBe(1);
      expect(bootstrapOf(page.body)).toMatchObject({
        config: { agentID: 'MTO' },
        hasPortalToken: false,
        minimumAge: 20,
        simulator: true,
      });
      expect(page.body.match(/<title>/g)).toHaveLength(1);
      expect(page.body.indexOf('<meta charset')).toBeLessThan(page.body.indexOf('<title>'));
      expect(page.body.indexOf('<meta name="viewport"')).toBeLessThan(page.body.indexOf('<title>'));
    });

    it("inlines the styles that the page uses, and lists its sheet and its scripts before the app's script", async () => {
      const page = (await get('/MTO')).body;
      expect(page).toContain(
        '<link rel="preload" as="font" type="font/woff2" href="/assets/anuphan-thai-400-normal-DDDD.woff2" crossorigin>',
      );
      expect(planOf(page)).toMatchObject({
        scripts: ['/assets/home-BBBB2222.js', '/assets/index-AAAA1111.js'],
        styles: ['/assets/index-EEEE4444.css', '/assets/home-CCCC3333.css'],
        sheet: '/assets/page-GGGG6666.css',
      });
      expect(page).toMatch(/<style>:root[^<]*body\{margin:0\}\.start-screen\{color:red\}<\/style>/);
      expect(page).not.toMatch(/<script[^>]+src=|<link[^>]+rel="(?:stylesheet|modulepreload)"/);
      expect(planOf((await get('/MTO/login')).body)).toMatchObject({
        scripts: ['/assets/index-AAAA1111.js'],
        sheet: '/assets/page-FFFF5555.css',
      });
    });

    it('titles each page in the language of the address', async () => {
      expect(await titleOf('/MTO?lang=en')).toBe('Home - MTO Lounge');
      expect(await titleOf('/naga/en/login')).toBe('Log in - Naga Palace');
      expect(await titleOf('/MTO/login')).toBe('เข้าสู่ระบบ - MTO Lounge');
      expect(await titleOf('/MTO/user-info/tier-detail?lang=en')).toBe('Member tier - MTO Lounge');
      expect(await titleOf('/login?lang=en', { cookie: 'a=b; prefix=NAGA' })).toBe('Log in - Naga Palace');
    });

    it('shows the default look without a configuration for unknown and disabled agents', async () => {
      for (const [url, status] of [
        ['/UNKNOWN', 404],
        ['/PIER/login', 404],
        ['/prefix-not-found', 200],
        ['/', 200],
        ['/mtox', 404],
      ] as const) {
        const page = await get(url);
        expect([url, page.statusCode, bootstrapOf(page.body).config]).toEqual([url, status, null]);
        expect(page.body).toContain('--s0:#0a1020');
      }
      expect((await get('/MTO/no-such-page')).statusCode).toBe(404);
    });

    it("allows exactly the page's inline texts, even if an agent's configuration contains markup", async () => {
      const editor = app.get(AgentEditorService, { strict: false });
      await editor.change('LOTUS', { generals: { intro: '<style>a{}</style><script>alert(1)</script>' } });
      for (const url of ['/MTO', '/LOTUS', '/MTO/login?lang=en']) {
        const { headers, body } = await get(url);
        const policy = headers['content-security-policy'] as string;
        const inline = [...body.matchAll(/<(script|style)(?![^>]*application\/json)[^>]*>([^]*?)<\/\1>/g)];
        const sources = inline.map(([, , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
        expect([url, policy.match(/'sha256-[^']+'/g)?.sort()]).toEqual([url, sources.sort()]);
        expect(policy).not.toMatch(/unsafe|nonce/);
      }
    });

    it("escapes the agent's name", async () => {
      const hostile = '</script><script>alert(1)</script>"\'<&';
      await app.get(AgentEditorService, { strict: false }).change('LOTUS', { name: hostile.slice(0, 60) });
      const page = (await get('/LOTUS')).body;
      expect(page).not.toContain('<script>alert');
      expect(page).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
      expect(bootstrapOf(page)).toMatchObject({ config: { agentID: 'LOTUS' } });
    });

    it('reports a portal token in the request, and compresses the page', async () => {
      const page = await get('/MTO', { cookie: 'portalToken=anything', 'accept-encoding': 'br' });
      expect(page.headers['content-encoding']).toBe('br');
      expect(bootstrapOf(brotliDecompressSync(page.rawPayload).toString()).hasPortalToken).toBe(true);
    });

    it('allows embedding by the exact origins that the agent configured, and by no others', async () => {
      const policyOf = async (url: string) => (await get(url)).headers['content-security-policy'] as string;
      const originsOf = async (url: string) => bootstrapOf((await get(url)).body).embeddingOrigins;
      expect([await originsOf('/NAGA'), await policyOf('/NAGA')]).toEqual([
        [],
        expect.stringContaining("frame-ancestors 'self';"),
      ]);
      const editor = app.get(AgentEditorService, { strict: false });
      const directive = ['https://x;script-src-elem', 'https://evil.example'];
      const wrong = ['*', 'http://a.example', 'https://a.example/', 'https://*:3998', 'https://a,b', "https://'self'"];
      for (const embeddingOrigins of [directive, ...wrong.map((origin) => [origin])]) {
        await expect(editor.change('NAGA', { embeddingOrigins })).rejects.toThrow(InvalidInput);
      }
      await editor.change('NAGA', { embeddingOrigins: ['https://a.example'] });
      expect([await originsOf('/NAGA'), await policyOf('/NAGA')]).toEqual([
        ['https://a.example'],
        expect.stringContaining("frame-ancestors 'self' https://a.example;"),
      ]);
      expect([await originsOf('/MTO'), await originsOf('/NOPE')]).toEqual([[], []]);
    });

    it("runs the live chat in a frame with an opaque origin that may only load from the agent's chat host", async () => {
      const reported = async () => {
        const [page, frame] = [await get('/NAGA'), await get('/chat-frame/NAGA?lang=en')];
        const policyOf = ({ headers }: typeof page) => headers['content-security-policy'] as string;
        expect(bootstrapOf(page.body).hasLiveChat).toBe(true);
        expect(policyOf(frame)).toMatch(/^sandbox allow-scripts /);
        expect(policyOf(frame)).not.toMatch(/allow-same-origin|allow-top-navigation|'self'.*frame-ancestors/);
        expect([frame.headers['referrer-policy'], frame.headers['set-cookie']]).toEqual(['no-referrer', undefined]);
        const { loader } = JSON.parse(/id="visit">([^<]*)</.exec(frame.body)![1]!) as { loader: string };
        const { origin } = new URL(loader);
        expect([policyOf(page).includes(origin), page.body.includes(loader)]).toEqual([false, false]);
        expect(/script-src ([^;]*)/.exec(policyOf(frame))![1]).toMatch(new RegExp(`^'sha256-[^ ]+' ${origin}$`));
        return loader;
      };
      expect(await reported()).toBe(new URL('/assets/chat-loader.js', app.get(Settings).providers.external.url).href);
      await app.get(AgentEditorService, { strict: false }).change('NAGA', { liveChat: 'https://chat.example/l.js' });
      expect(await reported()).toBe('https://chat.example/l.js');
      expect(bootstrapOf((await get('/NOPE')).body).hasLiveChat).toBeUndefined();
      expect((await get('/chat-frame/NOPE')).statusCode).toBe(404);
    });

    it('shows only the contact line of the requested site', async () => {
      const lines = async (host: string) => {
        const [page, config] = [await get('/MTO', { host }), await get('/api/apps/agent_configs/MTO', { host })];
        const own = bootstrapOf(page.body).config?.generals.lineID;
        expect((config.json() as { data: { generals: object } }).data.generals).toMatchObject({ lineID: own });
        expect(
          [page.body, config.body]
            .join('')
            .match(/@mto\w+/g)!
            .every((line) => line === own),
        ).toBe(true);
        return own;
      };
      for (const _turn of [1, 2]) {
        expect(await lines('localhost:3000')).toBe('@mtolounge');
        expect(await lines('mto.localhost:3000')).toBe('@mtogarden');
        expect(await lines('elsewhere.example')).toBe('@mtolounge');
      }
    });

    it('redirects a shared link to the home page with the referral code', async () => {
      const reply = await get('/MTO/r/6F2A91C4.html');
      expect([reply.statusCode, reply.headers.location]).toEqual([302, '/MTO?ref=6F2A91C4']);
    });
  });

  describe('PortalAssets', () => {
    it('caches hashed files for a year and compresses them', async () => {
      const script = await get('/assets/index-AAAA1111.js', { 'accept-encoding': 'br' });
      expect(script.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
      });
      expect(
        (await get('/assets/index-AAAA1111.js', { 'if-none-match': script.headers.etag as string })).statusCode,
      ).toBe(304);
      expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
    });

    it('returns 404 for a file that was removed since the start', async () => {
      rmSync(join(app.get(Settings).portalDist, 'assets/home-BBBB2222.js'));
      expect((await get('/assets/home-BBBB2222.js')).statusCode).toBe(404);
    });

    it.each(['/assets/index-AAAA1111.js.map', '/assets/index-AAAA1111.js%2emap'])(
      'hides the source map %s',
      async (url) => {
        const reply = await get(url);
        expect([reply.statusCode, reply.body.includes('sourcesContent')]).toEqual([404, false]);
      },
    );

    it.each([
      '/assets/missing.js',
      '/assets/../index.html',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/.vite/manifest.json',
      '/assets/..%2f.vite/manifest.json',
    ])('serves only built files: %s', async (url) => {
      const reply = await get(url);
      expect(reply.body).not.toContain('isEntry');
      expect(reply.body).not.toContain('"name"');
      if (url.startsWith('/assets/m')) expect([reply.statusCode, reply.json().code]).toEqual([404, 404]);
    });
  });

  it('sends security headers everywhere', async () => {
    for (const url of [
      '/MTO',
      '/api/apps/agent_configs/MTO',
      '/api/nowhere',
      '/health/live',
      '/assets/index-AAAA1111.js',
      '/media/tiers/1.svg',
      '/docs/',
      '//',
    ]) {
      const { headers } = await get(url);
      expect([url, headers['content-security-policy']]).toEqual([url, expect.stringMatching(/\bframe-ancestors '/)]);
      expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff']);
    }
    for (const url of [
      '/MTO',
      '/api/apps/agent_configs/MTO',
      '/api/nowhere',
      '/health/live',
      '/assets/index-AAAA1111.js',
    ]) {
      expect((await get(url)).headers).toMatchObject({
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'x-request-id': expect.any(String),
      });
    }
  });

  it("returns 404 with the specification's message for unknown addresses", async () => {
    for (const url of ['/api/apps/nowhere', '/media/nothing', '/docs.html', '/health/x']) {
      const reply = await get(url);
      if (url !== '/docs.html')
        expect(reply.json()).toMatchObject({ code: 404, message: 'This page could not be found' });
      expect(reply.statusCode).toBe(404);
    }
    expect((await app.inject({ method: 'POST', url: '/MTO', payload: {} })).statusCode).toBe(404);
  });

  it('reports health and metrics without identifying members', async () => {
    await get('/api/apps/favorite_games/MTO/MTODEMO1');
    expect((await get('/health/live')).json()).toEqual({ status: 'ok' });
    const ready = await get('/health/ready');
    expect(ready.statusCode).toBe(200);
    // the providers are unreachable here: `degraded` as soon as a job has noticed
    expect(ready.json()).toMatchObject({
      status: expect.stringMatching(/^(ok|degraded)$/),
      details: { database: { status: 'up' }, migrations: { status: 'up' } },
    });
    const figures = (await get('/metrics')).body;
    expect(figures).toContain('route="/api/apps/favorite_games/:prefix/:username"');
    expect(figures).toContain('nodejs_eventloop_lag');
    expect(figures).not.toContain('MTODEMO1');
  });

  it("hides other agents' rows in every table of the demo world", async () => {
    const { rows: tables } = await test.database.operatorQuery<{ name: string }>({
      text: `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'agent'`,
    });
    let filled = 0;
    for (const { name } of tables) {
      const count = (text: string) => `select count(*)::int as count from ${name} where ${text}`;
      const { rows } = await test.database.operatorQuery<{ count: number }>({ text: count(`agent <> 'MTO'`) });
      if (rows[0]!.count > 0) filled += 1;
      const { sql } = await import('drizzle-orm');
      const asApplication = <T>(text: string) =>
        test.database.forAgent('MTO', (tx) => tx.execute(sql.raw(text))).then(({ rows: [row] }) => row as T);
      const { may } = await asApplication<{ may: boolean }>(
        `select has_table_privilege(current_user, '${name}', 'select') as may`,
      );
      // the application may not read the audit chain or the operators' approvals
      if (!may) continue;
      expect([name, await asApplication(count(`agent <> 'MTO'`))]).toEqual([name, { count: 0 }]);
    }
    expect(filled).toBeGreaterThan(5);
  });
});
