import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ConfigurationInvalid, loadSettings } from './load-settings';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const enough = { DATABASE_URL: 'postgresql://app@db:5432/housebrand', DATA_DIR: folder };
const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const live = {
  ...enough,
  DATABASE_URL: 'postgresql://app@db:5432/housebrand?sslmode=verify-full',
  MODE: 'live',
  PUBLIC_ORIGIN: 'https://play.example/',
  JURISDICTIONS: 'XA, XB',
  TRUSTED_PROXIES: '10.0.0.0/8, ::1',
  MEMBER_SYSTEM_URL: 'https://members.example',
  MEMBER_SYSTEM_SECRET: 'a-secret-of-length',
  GAME_PLATFORM_URL: 'https://games.example/api/',
  GAME_PLATFORM_SECRET: 'b-secret-of-length',
  EXTERNAL_API_URL: 'https://external.example',
  EXTERNAL_API_SECRET: 'c-secret-of-length',
  TOKEN_KEYS: `k2:${key(2)},k1:${key(1)}`,
};

function problemsOf(environment: Record<string, string | undefined>): readonly string[] {
  try {
    loadSettings(environment);
  } catch (error) {
    if (error instanceof ConfigurationInvalid) return error.problems;
    throw error;
  }
  return [];
}

describe('loadSettings', () => {
  it('needs no more than a database in simulator mode', () => {
    const settings = loadSettings({ ...enough, SIMULATOR_PORT: '3177', PORT: '' });
    expect(settings).toMatchObject({
      mode: 'simulator',
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      minimumAge: 20,
      secure: false,
    });
    expect(settings.providers.gamePlatform).toEqual({ url: 'http://localhost:3177/game-platform', secret: '' });
  });

  it('excludes people from the whole installation by default, or from one agent', () => {
    expect(loadSettings(enough).exclusionScope).toBe('installation');
    expect(loadSettings({ ...enough, EXCLUSION_SCOPE: 'agent' }).exclusionScope).toBe('agent');
    expect(problemsOf({ ...enough, EXCLUSION_SCOPE: 'none' })).toHaveLength(1);
  });

  it("creates the token keys once, readable by the file's owner only", () => {
    const once = loadSettings(enough).tokenKeys;
    const again = loadSettings(enough).tokenKeys;
    expect(once.keys.get(once.current)).toHaveLength(32);
    expect(again).toEqual(once);
    const file = join(folder, 'token-keys');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(/^k1:/);
  });

  it('reports all problems at once', () => {
    const problems = problemsOf({
      MODE: 'simulator',
      PORT: 'many',
      REDIS_URL: 'http://x',
      LOG_LEVEL: 'loud',
      TOKEN_KEYS: 'k1:short',
      DATA_DIR: folder,
    });
    expect(problems).toHaveLength(5);
    for (const name of [
      'DATABASE_URL: is missing',
      'PORT:',
      'REDIS_URL:',
      'LOG_LEVEL:',
      'TOKEN_KEYS: key k1 must be 32 bytes',
    ]) {
      expect(problems.some((problem) => problem.startsWith(name))).toBe(true);
    }
  });

  it('requires a login for each role if the database is behind a pooler', () => {
    const direct = { ...enough, MODE: 'simulator', DATABASE_DIRECT_URL: enough.DATABASE_URL };
    const logins = { DATABASE_URL_MEMBERS: enough.DATABASE_URL, DATABASE_URL_OPERATORS: enough.DATABASE_URL };
    expect(problemsOf({ ...direct, ...logins })).toEqual([]);
    for (const name of Object.keys(logins))
      expect(problemsOf({ ...direct, ...logins, [name]: undefined })).toEqual([
        expect.stringContaining(`${name}: is missing`),
      ]);
    expect(problemsOf(direct)).toHaveLength(2);
  });

  it('rejects live mode and names each missing setting', () => {
    const problems = problemsOf({ ...enough, MODE: 'live' });
    for (const name of Object.keys(live).filter((name) => !(name in enough) && name !== 'MODE')) {
      expect(problems.join('\n')).toContain(`${name}: is missing`);
    }
    expect(problemsOf(live)).toEqual([]);
  });

  it.each(Object.keys(live).filter((name) => !(name in enough) && name !== 'MODE'))(
    'rejects live mode without %s',
    (name) => {
      expect(problemsOf({ ...live, [name]: undefined })).toEqual([expect.stringContaining(`${name}: is missing`)]);
    },
  );

  it('rejects live mode for members under 20', () => {
    expect(problemsOf({ ...live, MINIMUM_AGE: '18' })).toEqual([expect.stringContaining('MINIMUM_AGE')]);
  });

  it.each(['MEMBER_SYSTEM_URL', 'GAME_PLATFORM_URL', 'EXTERNAL_API_URL', 'PUBLIC_ORIGIN'])(
    'rejects live mode with a plain http %s',
    (name) => {
      expect(problemsOf({ ...live, [name]: 'http://plain.example' })).toEqual([
        `${name}: must start with https:// in live mode`,
      ]);
    },
  );

  it.each(['MEMBER_SYSTEM_SECRET', 'GAME_PLATFORM_SECRET', 'EXTERNAL_API_SECRET'])(
    'rejects live mode with a %s of fewer than 16 characters',
    (name) => {
      const [problem, ...others] = problemsOf({ ...live, [name]: 'fifteen-letters' });
      expect([problem, others]).toEqual([`${name}: must have at least 16 characters in live mode`, []]);
    },
  );

  it.each(['DATABASE_URL', 'DATABASE_URL_MEMBERS', 'DATABASE_URL_OPERATORS'])(
    'rejects live mode if %s leaves the machine without a verified certificate',
    (name) => {
      const problem = `${name}: must have sslmode=verify-full in live mode, because the server is on another machine`;
      for (const address of ['//db', '//db?sslmode=require', '//db?sslmode=no-verify', '//10.0.0.1', '//127.example'])
        expect(problemsOf({ ...live, [name]: `postgresql:${address}` })).toEqual([problem]);
      for (const address of ['//db?sslmode=verify-full', '//localhost', '//127.0.0.1:5433/x', '//[::1]/x'])
        expect(problemsOf({ ...live, [name]: `postgresql:${address}` })).toEqual([]);
      expect(problemsOf({ ...live, [name]: 'postgresql://localhost/x?host=/var/run/postgresql' })).toEqual([]);
      expect(problemsOf({ ...live, [name]: 'postgresql://localhost/x?host=db' })).toEqual([problem]);
      expect(problemsOf({ ...enough, [name]: 'postgresql://db/x' })).toEqual([]);
    },
  );

  it('rejects live mode if Redis is on another machine without TLS', () => {
    expect(problemsOf({ ...live, REDIS_URL: 'redis://cache' })).toEqual([
      'REDIS_URL: must start with rediss:// in live mode, because the server is on another machine',
    ]);
    for (const address of ['rediss://cache', 'redis://localhost:6379', 'redis://127.0.0.1'])
      expect(problemsOf({ ...live, REDIS_URL: address })).toEqual([]);
  });

  it('allows webhooks to an origin of this machine, never in live mode', () => {
    expect(loadSettings(enough).webhookLocalOrigin).toBeNull();
    for (const [given, origin] of [
      ['http://localhost:3100/', 'http://localhost:3100'],
      ['http://127.0.0.1:3100/webhooks/MTO', 'http://127.0.0.1:3100'],
    ])
      expect(loadSettings({ ...enough, WEBHOOK_LOCAL_ORIGIN: given }).webhookLocalOrigin).toBe(origin);
    for (const given of ['http://10.0.0.8', 'https://crm.example', 'localhost:3100'])
      expect(problemsOf({ ...enough, MODE: 'simulator', WEBHOOK_LOCAL_ORIGIN: given })).toEqual([
        expect.stringMatching(/^WEBHOOK_LOCAL_ORIGIN: /),
      ]);
    expect(problemsOf({ ...live, WEBHOOK_LOCAL_ORIGIN: 'http://localhost:3100' })).toEqual([
      'WEBHOOK_LOCAL_ORIGIN: must not be set in live mode, because webhooks are on the public internet',
    ]);
  });

  it.each(['banana', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', 'none, 10.0.0.1'])(
    'rejects %s as proxies and names the setting',
    (proxies) => {
      expect(problemsOf({ ...live, TRUSTED_PROXIES: proxies })).toEqual([expect.stringMatching(/^TRUSTED_PROXIES: /)]);
    },
  );

  it('accepts "none" for an installation without proxies', () => {
    expect(loadSettings({ ...live, TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
    expect(loadSettings({ ...live, TRUSTED_PROXIES: 'loopback, 10.1.2.3' }).trustedProxies).toEqual([
      'loopback',
      '10.1.2.3',
    ]);
  });

  it.each(['TOKEN_KEYS', 'JURISDICTIONS', 'MEMBER_SYSTEM_URL', 'EXTERNAL_API_SECRET', 'PUBLIC_ORIGIN'] as const)(
    'does not start as a demo on a host with %s but without MODE',
    (name) => {
      expect(problemsOf({ ...enough, [name]: live[name] })).toEqual([
        expect.stringMatching(/^MODE: is missing, but live settings are present/),
      ]);
      expect(problemsOf({ ...enough, [name]: live[name], MODE: 'simulator' })).toEqual([]);
    },
  );

  it('listens on loopback only, unless HOST is set or the mode is live', () => {
    expect(loadSettings(enough).host).toBe('127.0.0.1');
    expect(loadSettings({ ...enough, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(loadSettings(live)).toMatchObject({ host: '0.0.0.0', opsHost: '127.0.0.1', opsPort: 3001 });
  });

  it('reads a key ring whose first key seals', () => {
    const { tokenKeys, publicOrigin, secure, jurisdictions } = loadSettings(live);
    expect([tokenKeys.current, [...tokenKeys.keys.keys()]]).toEqual(['k2', ['k2', 'k1']]);
    expect([publicOrigin, secure, jurisdictions]).toEqual(['https://play.example', true, ['XA', 'XB']]);
  });

  it.each(['TOKEN_KEYS', 'MEMBER_SYSTEM_SECRET', 'GAME_PLATFORM_SECRET', 'EXTERNAL_API_SECRET'] as const)(
    'reads %s from the file of a vault, by the same rules',
    (name) => {
      const file = join(folder, `${name}.secret`);
      writeFileSync(file, `${live[name]}\n`);
      const byFile = { ...live, [name]: undefined, [`${name}_FILE`]: file };
      expect(loadSettings(byFile)).toEqual(loadSettings(live));
      writeFileSync(file, 'short');
      expect(problemsOf(byFile)).toEqual([expect.stringMatching(`^${name}: `)]);
      expect(problemsOf({ ...live, [`${name}_FILE`]: file })).toEqual([
        expect.stringMatching(`^${name}_FILE: is set together`),
      ]);
      const [unread] = problemsOf({ ...byFile, [`${name}_FILE`]: join(folder, 'nowhere') });
      expect(unread).toBe(`${name}_FILE: the file cannot be read; check the path and its permissions`);
    },
  );

  it('keeps values out of error messages', () => {
    const problems = problemsOf({ ...live, TOKEN_KEYS: 'k1:canary-secret', DATABASE_URL: 'canary-password' });
    expect(problems.join()).not.toContain('canary');
  });
});
