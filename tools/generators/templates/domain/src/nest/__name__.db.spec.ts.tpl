import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { actingAs, actingAsGuard, createTestApp, createTestDatabase, FixedClock, type TestDatabase } from '@housebrand/shared/testing';
import { __name__EntryTable, __name__Migrations, __Name__Module } from './index';

const clock = new FixedClock(new Date('2026-11-20T12:00:00Z'));
const opensAt = new Date('2026-11-20T00:00:00Z');
let database: TestDatabase;
let app: NestFastifyApplication;

beforeAll(async () => {
  database = await createTestDatabase(__name__Migrations);
  await database.database.asOperator((tx) =>
    tx.insert(__name__EntryTable).values([
      { agent: 'MTO', id: 1, title: { th: 'หนึ่ง', en: 'One' }, opensAt },
      { agent: 'MTO', id: 2, title: { th: 'สอง', en: 'Two' }, opensAt, closesAt: new Date('2026-11-20T06:00:00Z') },
      { agent: 'NAGA', id: 1, title: { th: 'นาคา', en: 'Naga' }, opensAt },
    ]),
  );
  app = await createTestApp({ imports: [__Name__Module], providers: [actingAsGuard], database, clock });
});

afterAll(async () => {
  await app?.close();
  await database?.close();
});

const get = (path: string) => app.inject({ url: `/api/apps/__name__/${path}`, headers: actingAs('MTO', 'MTODEMO1') });

describe('__name__ over HTTP', () => {
  it('lists what is open at the agent of the session', async () => {
    expect((await get('MTO')).json()).toMatchObject({ code: 200, data: [{ id: 1, title: { en: 'One' }, closesAt: null }] });
  });

  it('finds one, and says so in words when it is not open', async () => {
    expect((await get('MTO/1')).json().data).toMatchObject({ id: 1 });
    expect((await get('MTO/2')).json()).toMatchObject({ code: 404, data: null });
  });

  it("keeps another agent's entries to that agent", async () => {
    expect((await get('NAGA')).statusCode).toBe(403);
  });
});
