import { describe, expect, it } from '@jest/globals';
import type { PaymentStatus } from '../../core';
import { toPurchaseEntry } from './purchase.mapper';
import type { StoredPurchase } from './purchases.repository';

const at = new Date('2026-11-18T04:00:00.000Z');
const purchase = (status: PaymentStatus): StoredPurchase => ({
  agent: 'MTO',
  id: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
  username: 'MTODEMO1',
  sku: 'chips-1000',
  totalSatang: 105_000n,
  priceSatang: 100_000n,
  idempotencyKey: null,
  status,
  deposit: 'DP-1',
  payment: null,
  rejectReason: null,
  createdAt: at,
  changedAt: at,
});
const added = (status: PaymentStatus) => ({ status, rejectReason: null, rejectMessage: null, events: [] });

describe('toPurchaseEntry', () => {
  it.each([
    ['APPROVE', null, 'APPROVE'],
    ['SUCCESS', 'CREATE', 'APPROVE'],
    ['SUCCESS', 'APPROVE', 'APPROVE'],
    ['SUCCESS', 'SUCCESS', 'SUCCESS'],
    ['SUCCESS', null, 'SUCCESS'],
  ] as const)('never takes a purchase back: %s, its added credit %s, is %s', (status, credit, shown) => {
    const entry = toPurchaseEntry({ purchase: purchase(status), added: credit && added(credit) });
    expect(entry).toMatchObject({ status: shown, amount: 1_050 });
  });
});
