import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KeyRing, KeyRotation, ProviderUnavailable, SealingModule } from '@housebrand/shared/nest';
import { createTestApp, createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { sql, type SQL } from 'drizzle-orm';
import { FAKE_PASSWORD, openAuthWorld, type AuthWorld, type SessionJar } from '../testing';
import { authMigrations } from './migrations';
import { authSealedColumns } from './sealed-columns';

const profile = (world: AuthWorld, jar: SessionJar) =>
  world.app.inject({ url: '/api/provider/profile', headers: jar.headers() });

describe('key rotation', () => {
  let world: AuthWorld;
  beforeAll(async () => {
    world = await openAuthWorld();
  });
  afterAll(() => world.close());

  const ring = () => world.app.get(KeyRing, { strict: false });
  const rotation = () => world.app.get(KeyRotation, { strict: false });

  it('keeps sessions and moves cookies and stored secrets to the new key', async () => {
    const jar = await world.logIn('MTO', 'MTODEMO1');
    const old = ring().currentId;
    const { keyId, resealed } = await rotation().rotate();
    expect(keyId).not.toBe(old);
    // two tokens, the password and the personal data
    expect(resealed).toBe(4);
    expect(await rotation().inUse(old)).toBe(0);
    const reply = await profile(world, jar);
    expect(reply.statusCode).toBe(200);
    jar.keep(reply);
    for (const name of ['portalToken', 'ambToken', 'funToken']) expect(jar.get(name)).toContain(`.${keyId}.`);
    const again = await world.app.inject({
      method: 'POST',
      url: '/api/apps/members.refreshToken',
      headers: jar.headers(),
    });
    expect(again.statusCode).toBe(200);
  });

  it('invalidates tokens after retiring a key', async () => {
    const late = await world.logIn('MTO', 'MTODEMO3');
    const old = ring().currentId;
    await rotation().rotate();
    expect((await profile(world, late.copy())).statusCode).toBe(200);
    expect(await ring().retire(old)).toBe(true);
    expect((await profile(world, late)).statusCode).toBe(401);
    expect(await ring().retire('kffffffffff')).toBe(false);
    await expect(ring().retire(ring().currentId)).rejects.toThrow('rotate first');
  });

  it('covers every sealed column, whose text would otherwise be lost with its key', async () => {
    const jar = await world.logIn('MTO', 'MTODEMO1');
    world.providers.failing('changeAtPlatform', new ProviderUnavailable('gamePlatform', 'timeout'));
    const payload = { currentPassword: FAKE_PASSWORD, password: 'Other-Chips-7', confirmation: 'Other-Chips-7' };
    const headers = jar.headers();
    jar.keep(await world.app.inject({ method: 'POST', url: '/api/provider/change-password', headers, payload }));
    // after the password change, which would end the enrolment
    await world.app.inject({
      method: 'POST',
      url: '/api/apps/second_factors/MTO/MTODEMO1/totp',
      headers: jar.headers(),
    });
    // a closed account keeps its name, sealed, until it is erased
    const leaver = (await world.logIn('MTO', 'MTODEMO2')).headers();
    const erase = '/api/apps/personal_data/MTO/MTODEMO2/erase';
    await world.app.inject({ method: 'POST', url: erase, headers: leaver, payload: {} });
    const asOperator = <Row extends Record<string, unknown>>(statement: SQL) =>
      world.database.database.asOperator(async (tx) => (await tx.execute<Row>(statement)).rows);
    const columns = await asOperator<{ table: string; column: string }>(sql`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'text'`);
    const sealed: string[] = [];
    for (const { table, column } of columns) {
      const found = await asOperator(sql`
        select from ${sql.identifier(table)} where starts_with(${sql.identifier(column)}, ${`v1.${ring().currentId}.`}) limit 1`);
      if (found.length > 0) sealed.push(`${table}.${column}`);
    }
    expect(sealed.sort()).toEqual(authSealedColumns.map(({ table, column }) => `${table}.${column}`).sort());
  });

  it('stores no readable secrets in the tables', async () => {
    await world.logIn('MTO', 'MTODEMO1');
    const tables = ['member_session', 'provider_credential', 'seamless_member', 'member', 'token_key'];
    for (const table of tables) {
      const { rows } = await world.database.database.asOperator((tx) =>
        tx.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(table)} t`),
      );
      expect(rows.length).toBeGreaterThan(0);
      const text = JSON.stringify(rows);
      for (const secret of ['Chips-2026!', 'platform-token', 'member-token', '1234567890', '0812345678'])
        expect(text).not.toContain(secret);
    }
  });
});

describe('key ring of multiple instances', () => {
  let database: TestDatabase;
  const tokenKeys = (current: string, ids: Record<string, number>) => ({
    current,
    keys: new Map(Object.entries(ids).map(([id, fill]) => [id, Buffer.alloc(32, fill)])),
  });
  const instance = async (keys = testSettings().tokenKeys) => {
    const own = { ...database, database: database.another() };
    const app = await createTestApp({
      imports: [SealingModule],
      database: own,
      settings: { tokenKeys: keys },
    });
    return { app, ring: app.get(KeyRing, { strict: false }) };
  };

  beforeAll(async () => {
    database = await createTestDatabase(authMigrations);
  });
  afterAll(() => database.close());

  it('is shared, and learns of a new key from the first text it sealed', async () => {
    const [one, two] = await Promise.all([instance(), instance()]);
    expect(one.ring.currentId).toBe(two.ring.currentId);
    expect(one.ring.index('tel', '1').equals(two.ring.index('tel', '1'))).toBe(true);
    await one.ring.rotate();
    const sealed = one.ring.seal('p', 'text');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await two.ring.open('p', sealed)).toEqual({ text: 'text', isCurrent: true });
    await Promise.all([one.app.close(), two.app.close()]);
  });

  it('moves to a newly configured key by a rotation, and reports if the old one is missing', async () => {
    const both = await instance(tokenKeys('b', { test: 7, b: 8 }));
    const sealed = both.ring.seal('p', 'text');
    await both.ring.rotate();
    await both.app.close();
    const later = await instance(tokenKeys('b', { b: 8 }));
    expect(await later.ring.open('p', sealed)).toEqual({ text: 'text', isCurrent: false });
    await later.app.close();
    await expect(instance()).rejects.toThrow('does not open with the configured keys');
  });
});
