import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { InstantRange } from '@housebrand/shared';
import type { CreditMovement } from '../../nest';
import { opened } from './deposits.promises';
import type { Promises, Tried } from './promises';

const YEAR_MS = 365 * 86_400_000;
/** The year until tomorrow, to cover any time zone of the provider. */
const lastYear = (): InstantRange => {
  const until = new Date(Date.now() + 86_400_000);
  return { from: new Date(until.getTime() - YEAR_MS), until };
};

export const reportsPromises: Promises<'reports'> = {
  trials: {
    reportDeposit: ({ gateways, member }) => gateways.reports.deposits(member, lastYear()),
    reportWithdraw: ({ gateways, member }) => gateways.reports.withdrawals(member, lastYear()),
    memberStatement: ({ gateways, member }) =>
      gateways.reports.statement(member, { range: lastYear(), limit: 10, balancesAt: [new Date(0)] }),
  },

  describe(tried) {
    it('reports an open deposit with the amount to transfer', async () => {
      const { gateways, member } = tried();
      const deposit = await opened(tried(), 30_000n);
      const reported = await gateways.reports.deposits(member, lastYear());
      expect(reported.find(({ id }) => id === deposit.id)).toMatchObject({
        status: 'CREATE',
        amountSatang: deposit.amountSatang,
        valueSatang: 30_000n,
        channel: 'DEPOSIT_POINT',
        createdAt: deposit.createdAt,
        order: deposit.order,
        settledAt: null,
      });
    });

    it('lists the movements of the credit newest first, page by page, each with the balance after it', async () => {
      const { gateways, member } = tried();
      const order = { member, amount: { kind: 'CREDIT' as const, satang: 1_25n }, reason: 'Provider contract' };
      for (const move of ['credit', 'debit'] as const)
        await gateways.transfers[move]({ ...order, reference: `statement-${randomUUID()}` });
      const all = await allMovements(tried(), 100);
      const [newest, before] = all;
      expect([newest, before].map((line) => [line!.kind, line!.amountSatang])).toEqual([
        ['TRANSFER', -1_25n],
        ['TRANSFER', 1_25n],
      ]);
      expect(newest!.balanceSatang).toBe(before!.balanceSatang - 1_25n);
      const { balanceSatang } = await gateways.balance.current(member);
      const now = new Date(Math.max(Date.now(), newest!.at.getTime()) + 86_400_000);
      const { balancesSatang } = await gateways.reports.statement(member, {
        range: lastYear(),
        limit: 1,
        balancesAt: [now, new Date(0)],
      });
      expect(balancesSatang).toEqual([balanceSatang, 0n]);
      expect(await allMovements(tried(), 1)).toEqual(all);
      const { movements } = await gateways.reports.statement(member, {
        range: lastYear(),
        limit: 100,
        kinds: ['TRANSFER'],
      });
      expect(movements).toEqual(all.slice(0, 100).filter(({ kind }) => kind === 'TRANSFER'));
    });

    it("refuses the statement of another agent's member", async () => {
      const { gateways, member } = tried();
      const prefix = member.prefix === 'NAGA' ? 'MTO' : 'NAGA';
      await expect(
        gateways.reports.statement({ prefix, username: member.username }, { range: lastYear(), limit: 10 }),
      ).rejects.toMatchObject({ name: 'ProviderRefused' });
    });

    it('reports nothing outside the range', async () => {
      const { gateways, member } = tried();
      const { from } = lastYear();
      const before = { from: new Date(from.getTime() - 20 * YEAR_MS), until: new Date(from.getTime() - 19 * YEAR_MS) };
      await expect(gateways.reports.deposits(member, before)).resolves.toEqual([]);
      await expect(gateways.reports.withdrawals(member, before)).resolves.toEqual([]);
    });
  },
};

async function allMovements({ gateways, member }: Tried, limit: number): Promise<CreditMovement[]> {
  const all: CreditMovement[] = [];
  let hasMore = true;
  while (hasMore && all.length < 100) {
    const page = await gateways.reports.statement(member, { range: lastYear(), limit, after: all.at(-1)?.id });
    all.push(...page.movements);
    ({ hasMore } = page);
  }
  return all.slice(0, 100);
}
