import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readOf } from './payment-ends';
import type { PaymentStatus } from './terms';

const START = Date.parse('2026-11-18T09:00:00.000Z');
const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(START + minutes * MINUTE_MS);

describe('watched report', () => {
  it('reports each end once, however often it is read while payments open and end', () => {
    const payment = fc
      .record({
        opened: fc.integer({ min: 0, max: 180 }),
        takes: fc.integer({ min: 0, max: 120 }),
        isPaid: fc.boolean(),
      })
      .map(({ opened, takes, isPaid }) => ({ opened, ended: opened + takes, isPaid }));
    const pauses = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 8 }), pauses, (payments, between) => {
        let watched = { since: at(-10), announced: [] as string[] };
        const reported: string[] = [];
        let minutes = 0;
        const read = () => {
          const now = at(minutes);
          const shown = payments
            .map(({ opened, ended, isPaid }, index) => {
              const end: PaymentStatus = isPaid ? 'SUCCESS' : 'REJECT';
              return { id: `P${index}`, createdAt: at(opened), status: ended <= minutes ? end : 'CREATE' } as const;
            })
            .filter(({ createdAt }) => createdAt <= now && createdAt >= watched.since);
          const { ended, since, announced } = readOf(shown, { ...watched, now });
          reported.push(...ended.map(({ id }) => id));
          watched = { since, announced };
        };
        for (const pause of between) {
          minutes += pause;
          read();
        }
        const expected = payments.flatMap(({ ended }, index) => (ended <= minutes ? [`P${index}`] : []));
        expect(reported.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  it('keeps looking from the oldest open payment on', () => {
    const open = { id: 'P1', createdAt: at(0), status: 'APPROVE' as const };
    const over = { id: 'P2', createdAt: at(5), status: 'SUCCESS' as const };
    const read = readOf([open, over], { since: at(-10), announced: ['P2'], now: at(60) });
    expect(read).toEqual({ ended: [], isOpen: true, since: at(0), announced: ['P2'] });
    const rest = readOf([{ ...open, status: 'SUCCESS' as const }, over], { ...read, now: at(61) });
    expect(rest).toMatchObject({ ended: [{ id: 'P1' }], isOpen: false, since: at(41), announced: [] });
  });
});
