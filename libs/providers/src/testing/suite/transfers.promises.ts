import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { TransferOrder } from '../../core';
import type { Promises, Tried } from './promises';

const orderFor = ({ member: { prefix, username } }: Tried, change: Partial<TransferOrder> = {}): TransferOrder => ({
  member: { prefix, username },
  reference: `promise-${randomUUID()}`,
  amount: { kind: 'POINT', points: 2 },
  reason: 'Provider contract',
  ...change,
});

/** A range wide enough for a provider whose clock is off by years. */
const anyTime = () => ({ from: new Date('2020-01-01'), until: new Date('2100-01-01') });

export const transfersPromises: Promises<'transfers'> = {
  trials: {
    // The debit takes what the credit gave.
    creditTransfer: (tried) => tried.gateways.transfers.credit(orderFor(tried)),
    debitTransfer: (tried) => tried.gateways.transfers.debit(orderFor(tried)),
    transferStatus: (tried) => tried.gateways.transfers.query(orderFor(tried)),
    transferStatement: (tried) => tried.gateways.transfers.statement(tried.member.prefix, anyTime()),
  },

  describe(tried) {
    it.each([
      ['credit', { kind: 'CREDIT', satang: 1_25n }],
      ['points', { kind: 'POINT', points: 3 }],
    ] as const)('moves %s in and out once per reference, however often it is requested', async (_what, amount) => {
      const { gateways, member } = tried();
      const before = await gateways.balance.current(member);
      const given = orderFor(tried(), { amount });
      const replies = await Promise.all([1, 2, 3].map(() => gateways.transfers.credit(given)));
      expect(replies.map(({ kind }) => kind)).toEqual(['settled', 'settled', 'settled']);
      expect(new Set(replies.map((reply) => JSON.stringify(reply, withoutBigint))).size).toBe(1);
      const [moved] = [amount.kind === 'CREDIT' ? [amount.satang, 0] : [0n, amount.points]] as [[bigint, number]];
      const after = await gateways.balance.current(member);
      expect([after.balanceSatang - before.balanceSatang, after.points - before.points]).toEqual(moved);
      expect(await gateways.transfers.query(given)).toEqual(replies[0]);

      const taken = orderFor(tried(), { amount });
      expect(await gateways.transfers.debit(taken)).toMatchObject({ kind: 'settled', value: { direction: 'debit' } });
      expect(await gateways.transfers.debit(taken)).toMatchObject({ kind: 'settled', value: { amount } });
      expect(await gateways.balance.current(member)).toMatchObject({
        balanceSatang: before.balanceSatang,
        points: before.points,
      });
    });

    it('refuses a different transfer under a used reference', async () => {
      const { gateways } = tried();
      const first = orderFor(tried());
      expect(await gateways.transfers.credit(first)).toMatchObject({ kind: 'settled' });
      const others: Promise<{ kind: string }>[] = [
        gateways.transfers.credit({ ...first, amount: { kind: 'POINT', points: 7 } }),
        gateways.transfers.credit({ ...first, amount: { kind: 'CREDIT', satang: 200n } }),
        gateways.transfers.debit(first),
      ];
      expect((await Promise.all(others)).map(({ kind }) => kind)).toEqual(['refused', 'refused', 'refused']);
      expect(await gateways.transfers.debit(orderFor(tried()))).toMatchObject({ kind: 'settled' });
    });

    it("refuses a debit beyond the member's holdings, also when it is repeated", async () => {
      const { gateways } = tried();
      for (const amount of [
        { kind: 'CREDIT', satang: 99_999_999_999n },
        { kind: 'POINT', points: 999_999_999 },
      ] as const) {
        const tooMuch = orderFor(tried(), { amount });
        const refusal = await gateways.transfers.debit(tooMuch);
        expect(refusal).toMatchObject({ kind: 'refused', wasSent: true });
        expect(await gateways.transfers.debit(tooMuch)).toMatchObject({ kind: 'refused' });
        expect(await gateways.transfers.query(tooMuch)).toMatchObject({ kind: 'refused' });
      }
    });

    describeStatement(tried);

    it("does not know an unsent reference and refuses another agent's member", async () => {
      const { gateways, member } = tried();
      expect(await gateways.transfers.query(orderFor(tried()))).toEqual({ kind: 'notFound' });
      const prefix = member.prefix === 'NAGA' ? 'MTO' : 'NAGA';
      const elsewhere = orderFor(tried(), { member: { prefix, username: member.username } });
      expect(await gateways.transfers.credit(elsewhere)).toMatchObject({ kind: 'refused' });
    });
  },
};

const withoutBigint = (_name: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

function describeStatement(tried: () => Tried): void {
  it("lists completed transfers in the agent's statement once and unchanged, without refused ones", async () => {
    const { gateways, member } = tried();
    const done = orderFor(tried(), { amount: { kind: 'CREDIT', satang: 1_25n } });
    const back = orderFor(tried(), { amount: done.amount });
    const tooMuch = orderFor(tried(), { amount: { kind: 'POINT', points: 999_999_999 } });
    const given = await gateways.transfers.credit(done);
    for (const taken of [back, tooMuch]) expect((await gateways.transfers.debit(taken)).kind).not.toBe('unknown');
    const references = [done, back, tooMuch].map(({ reference }) => reference);
    const shown = await gateways.transfers.statement(member.prefix, anyTime());
    const found = shown.filter(({ reference }) => references.includes(reference));
    expect(found.map(({ reference, direction }) => [reference, direction])).toEqual([
      [done.reference, 'credit'],
      [back.reference, 'debit'],
    ]);
    expect(given).toMatchObject({ kind: 'settled', value: found[0] });
    const before = { from: new Date(0), until: found[0]!.at };
    const earlier = await gateways.transfers.statement(member.prefix, before);
    expect(earlier.filter(({ reference }) => references.includes(reference))).toEqual([]);
  });
}
