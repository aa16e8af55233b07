import { describe, expect, it } from '@jest/globals';
import type { ReportedPayment } from '@housebrand/providers/nest';
import type { PaymentEventKind, PaymentStatus } from '../../core';
import { toPaymentEntry, toReportedEntry } from './payment.mapper';
import type { StoredPayment } from './payments.repository';

const MEMBER = { prefix: 'MTO', username: 'MTODEMO1' };
const AT = '2026-11-21T11:02:00.000Z';
const THAI = /\p{Script=Thai}/u;
const KINDS: readonly PaymentEventKind[] = ['created', 'held', 'sent', 'unknown', 'confirmed', 'refused', 'returned'];

const stored: StoredPayment = {
  agent: 'MTO',
  id: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
  kind: 'GIFT',
  unit: 'CREDIT',
  amount: 15_025n,
  username: 'MTODEMO1',
  receiver: 'MTODEMO3',
  status: 'REJECT',
  step: null,
  requestedAt: null,
  rejectReason: 'wallet.creditTooLow',
  rejectMessage: null,
  reverses: null,
  idempotencyKey: 'k',
  businessDay: '2026-11-21',
  createdAt: new Date(AT),
  changedAt: new Date(AT),
  events: KINDS.map((kind) => ({ kind, at: new Date(AT) })),
};

describe('payment entry', () => {
  it('shows each event and the reason for a refusal in both languages', () => {
    const { amount, rejectReason, timeline } = toPaymentEntry(stored, MEMBER);
    expect([amount, timeline.map(({ kind }) => kind)]).toEqual([-150.25, KINDS]);
    for (const { th, en } of [rejectReason!, ...timeline.map(({ text }) => text)]) {
      expect(th).toMatch(THAI);
      expect(en).toMatch(/^[A-Z][\x20-\x7e’–]+$/);
    }
    expect(new Set(timeline.map(({ text }) => text.en)).size).toBe(KINDS.length);
    const withProviderMessage = toPaymentEntry({ ...stored, rejectMessage: 'บัญชีปิด' }, MEMBER);
    expect(withProviderMessage.rejectReason).toEqual({ th: 'บัญชีปิด', en: 'บัญชีปิด' });
  });

  it.each<[PaymentStatus | null, string[]]>([
    ['SUCCESS', ['created', 'confirmed']],
    ['REJECT', ['created', 'refused']],
    ['APPROVE', ['created']],
    [null, ['created']],
  ])('shows only known events of a deposit that the provider reports as %s', (status, kinds) => {
    const at = new Date(AT);
    const reported = { id: 'd-1', amountSatang: 1_000n, status, createdAt: at, settledAt: at, rejectReason: null };
    const { timeline } = toReportedEntry('DEPOSIT', reported as ReportedPayment);
    expect(timeline.map(({ kind }) => kind)).toEqual(kinds);
  });
});
