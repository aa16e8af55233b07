import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@housebrand/shared';
import { AppLog, Clock, Jobs, SumsVerification } from '@housebrand/shared/nest';
import { createTestDatabase, FixedClock, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import fc from 'fast-check';
import { walletMigrations } from '../migrations';
import { PaymentSumsComparison } from '../payment-records/payment-sums-comparison';
import { PurchasesRepository } from './purchases.repository';

const START_MS = Date.parse('2026-11-18T09:00:00Z');
const HOUR_MS = 3_600_000;
const at = (hour: number) => new Date(START_MS + hour * HOUR_MS);

const purchases = fc.array(fc.record({ hour: fc.nat(90), hasDeposit: fc.boolean(), isRejected: fc.boolean() }), {
  maxLength: 10,
});
const hour = fc.integer({ min: -1, max: 95 });

describe('list of purchases', () => {
  let test: TestDatabase;
  let repository: PurchasesRepository;
  let runs = 0;

  beforeAll(async () => {
    test = await createTestDatabase(walletMigrations);
    repository = new PurchasesRepository(test.database, new FixedClock());
  });
  afterAll(() => test.close());

  it('has the total of the plain purchases, without those rejected before their deposit was opened', async () => {
    await fc.assert(
      fc.asyncProperty(purchases, hour, hour, async (all, a, b) => {
        runs += 1;
        const username = `MTOBUYS${runs}`;
        for (const { hour: startedAt, hasDeposit, isRejected } of all) {
          const id = newId();
          await test.asOwner(
            `insert into chip_purchase (agent, id, username, sku, total_satang, price_satang, created_at, changed_at)
             values ('MTO', $1, $2, 'chips', 100, 100, $3, $3)`,
            [id, username, at(startedAt)],
          );
          const stored = { agent: 'MTO', id } as Parameters<typeof repository.opened>[0];
          if (hasDeposit) await repository.opened(stored, `deposit ${id}`);
          if (isRejected) await repository.reject(stored, 'wallet.purchaseNotOpened', !hasDeposit);
        }
        const range = { from: at(Math.min(a, b)), until: at(Math.max(a, b)) };
        const listed = all.filter(({ hasDeposit, isRejected }) => hasDeposit || !isRejected);
        for (const { from, until } of [range, { from: new Date(0), until: new Date('2200-12-31T17:00:00Z') }]) {
          const { total } = await repository.page(
            { prefix: 'MTO', username },
            { limit: 3, offset: 0 },
            { from, until },
          );
          expect(total).toBe(listed.filter((one) => from <= at(one.hour) && at(one.hour) < until).length);
        }
      }),
      { numRuns: 20 },
    );
    const log = new AppLog('silent');
    const jobs = new Jobs(testSettings({ databaseUrl: test.url }), log);
    const verification = new SumsVerification(test.database, new Clock(), log, jobs);
    new PaymentSumsComparison(verification);
    expect(await verification.verify()).toEqual([]);
  });
});
