import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { newId } from '@housebrand/shared';
import { actingAs, actingAsGuard, createTestApp, createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { PortalAddress, referralCodeOf } from '../core';
import { AffiliateModule, affiliateIncomeTable, affiliateMigrations, downlineTable } from './index';

let database: TestDatabase;
let app: NestFastifyApplication;

@Global()
@Module({
  providers: [{ provide: PortalAddress, useValue: { originOf: async () => 'https://portal.example' } }],
  exports: [PortalAddress],
})
class Ports {}

beforeAll(async () => {
  database = await createTestDatabase(affiliateMigrations);
  const joinedAt = new Date('2026-10-01T00:00:00Z');
  await database.database.asOperator(async (tx) => {
    await tx.insert(downlineTable).values([
      { agent: 'MTO', upline: 'MTODEMO1', username: 'MTOKOB', level: 1, joinedAt },
      { agent: 'MTO', upline: 'MTODEMO1', username: 'MTOPLOY', level: 2, joinedAt },
      { agent: 'MTO', upline: 'MTOKOB', username: 'MTOPLOY', level: 1, joinedAt },
    ]);
    const income = { agent: 'MTO', username: 'MTODEMO1', earnedAt: joinedAt };
    await tx.insert(affiliateIncomeTable).values([
      { ...income, id: newId(), fromUsername: 'MTOKOB', amountSatang: 12_345n, withdrawnAt: joinedAt },
      { ...income, id: newId(), fromUsername: 'MTOPLOY', amountSatang: 5n },
    ]);
  });
  app = await createTestApp({ imports: [Ports, AffiliateModule], providers: [actingAsGuard], database });
});

afterAll(async () => {
  await app?.close();
  await database?.close();
});

const summary = (prefix: string, username: string, asked = username) =>
  app.inject({
    url: `/api/apps/affiliates/summary/${prefix}/${asked}`,
    headers: actingAs(prefix, username, '6F2A91C4'),
  });

describe('the referral summary over HTTP', () => {
  it('adds up to the satang, and its link carries the member’s code', async () => {
    const { data } = (await summary('MTO', 'MTODEMO1')).json();
    expect(data).toMatchObject({ totalIncome: 123.5, remainingIncome: 0.05, totalDownLine: 2 });
    expect(referralCodeOf(data.link)).toBe('6F2A91C4');
  });

  it('is empty for whoever brought nobody, and for a namesake under another agent', async () => {
    const empty = { totalIncome: 0, remainingIncome: 0, totalDownLine: 0 };
    expect((await summary('MTO', 'MTODEMO2')).json().data).toMatchObject(empty);
    expect((await summary('NAGA', 'MTODEMO1')).json().data).toMatchObject(empty);
  });

  it('is nobody else’s', async () => {
    expect((await summary('MTO', 'MTODEMO2', 'MTODEMO1')).statusCode).toBe(403);
  });

  it('never holds income from someone who is not below', async () => {
    const stranger = { agent: 'MTO', id: newId(), username: 'MTODEMO1', fromUsername: 'MTOSTRANGER' };
    const write = database.database.asOperator((tx) =>
      tx.insert(affiliateIncomeTable).values({ ...stranger, amountSatang: 1n, earnedAt: new Date() }),
    );
    await expect(write).rejects.toThrow();
  });
});
