import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { recentReceivers } from './gifts';
import type { PaymentEntry } from './payments';

const gift = (counterparty: string | null, status: PaymentEntry['status'] = 'SUCCESS') =>
  ({ kind: 'GIFT', counterparty, status }) as PaymentEntry;

describe('receivers of the last gifts', () => {
  it('are the latest three, each once, whose gift has arrived', () => {
    const sent = [gift('MTOA', 'REJECT'), gift('MTOB'), gift('MTOB'), gift(null), gift('MTOC', 'CREATE'), gift('MTOD')];
    expect(recentReceivers(sent)).toEqual(['MTOB', 'MTOD']);
    expect(recentReceivers(['1', '2', '3', '4'].map((name) => gift(name)))).toEqual(['1', '2', '3']);
  });

  it('are never more, never twice, and always of the list in its order', () => {
    const names = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E'));
    fc.assert(
      fc.property(names, (list) => {
        const recent = recentReceivers(list.map((name) => gift(name)));
        expect(recent).toHaveLength(Math.min(3, new Set(list).size));
        expect(recent).toEqual([...new Set(list)].slice(0, recent.length));
      }),
    );
  });
});
