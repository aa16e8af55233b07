import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, testSettings, waitUntil, type TestDatabase } from '@housebrand/shared/testing';
import fc from 'fast-check';
import { createChanges } from '../prepared-responses/create-changes';
import { PostgresChanges } from '../prepared-responses/postgres-changes';
import { Presence } from '../idempotency/presence';
import { Jobs } from '../jobs/jobs';
import { AppLog } from '../logging/app-log';
import type { Settings } from '../settings/settings';
import { directUrl } from './direct-url';

describe('directUrl', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  const address = fc
    .record({ user: word, password: fc.string({ minLength: 1, maxLength: 20 }), host: word, database: word })
    .map((parts) => {
      const url = new URL(`postgresql://x@${parts.host}/${parts.database}`);
      Object.assign(url, { username: parts.user, password: parts.password });
      return url.href;
    });
  const logins = fc.record({
    members: fc.option(address, { nil: undefined }),
    operators: fc.option(address, { nil: undefined }),
  });
  const login = fc.constantFrom('members', 'operators', undefined);
  const named = (databaseUrl: string, databaseLogins: Settings['databaseLogins'], databaseDirectUrl?: string) =>
    testSettings({ databaseUrl, databaseLogins, databaseDirectUrl });
  const who = (url: URL) => [url.username, url.password];

  it("returns the login's own address without a pooler", () => {
    fc.assert(
      fc.property(address, logins, login, (owner, own, name) => {
        expect(directUrl(named(owner, own), name)).toBe((name && own[name]) ?? owner);
      }),
    );
  });

  it("returns the direct host and database with the login's credentials or the owner's", () => {
    fc.assert(
      fc.property(address, logins, address, login, (owner, own, direct, name) => {
        const found = new URL(directUrl(named(owner, own, direct), name));
        expect([found.host, found.pathname]).toEqual([new URL(direct).host, new URL(direct).pathname]);
        expect(who(found)).toEqual(who(new URL((name && own[name]) ?? direct)));
      }),
    );
  });
});

describe('sessions behind a pooler', () => {
  let test: TestDatabase;
  let settings: Settings;

  beforeAll(async () => {
    test = await createTestDatabase();
    const nowhere = (url: string) => Object.assign(new URL(url), { host: '127.0.0.1:9' }).href;
    settings = testSettings({
      databaseUrl: nowhere(test.url),
      databaseLogins: { members: nowhere(test.logins.members), operators: nowhere(test.logins.operators) },
      databaseDirectUrl: test.url,
    });
  });
  afterAll(() => test.close());

  it('elects the job leader past the pooler', async () => {
    const jobs = new Jobs(settings, new AppLog('silent'));
    jobs.register({ name: 'nothing', everyMs: 60_000, run: () => Promise.resolve() });
    jobs.start();
    await waitUntil(() => jobs.isLeading);
    await jobs.beforeApplicationShutdown();
  });

  it("holds the process's lock past the pooler", async () => {
    const presence = new Presence(settings);
    expect(await presence.lock()).toEqual(expect.any(Number));
    await presence.onApplicationShutdown();
  });

  it('listens past the pooler', async () => {
    const changes = (await createChanges(settings, test.database, new AppLog('silent'), null)) as PostgresChanges;
    const heard: string[] = [];
    changes.on('spec', (key) => heard.push(key));
    await changes.onApplicationBootstrap();
    await changes.publish('spec', 'changed');
    // the publisher is notified directly; the second notification comes from the database
    await waitUntil(() => heard.length === 2);
    await changes.onApplicationShutdown();
  });
});
