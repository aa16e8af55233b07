/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen } from '@testing-library/react';
import type { ShownPayment } from '../shown-payment';
import { PaymentList } from './payment-list';

afterEach(cleanup);

const paymentAt = (createdAt: string, at: number): ShownPayment => ({
  id: `payment-${at}`,
  reference: { record: 'DEPOSIT', id: `payment-${at}`, at: createdAt },
  direction: 'in',
  title: 'ฝากพร้อมเพย์',
  icon: null,
  amountSatang: 50_000n,
  status: 'completed',
  createdAt,
  settledAt: createdAt,
  rejectReason: null,
});

function show(...moments: string[]): (string | null)[] {
  const pages = { hasMore: false, isReadingMore: false, readMore: () => undefined, error: null, total: moments.length };
  renderScreen(<PaymentList payments={moments.map(paymentAt)} onOpen={() => undefined} pages={pages} />, {
    at: '/MTO/deposit/history',
  });
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

describe('list of payments', () => {
  it('has one heading for a month of few payments, and the date in each row', () => {
    expect(show('2026-11-11T11:02:00.000Z', '2026-11-02T04:00:00.000Z')).toEqual(['พ.ย. 2569']);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('11 พ.ย. 2569 18:02'),
      expect.stringContaining('2 พ.ย. 2569 11:00'),
    ]);
  });

  it('has a heading for each day of several payments', () => {
    const morning = ['2026-11-11T02:00:00.000Z', '2026-11-11T01:00:00.000Z'];
    expect(show(...morning)).toEqual(['11 พ.ย. 2569']);
    expect(screen.getAllByRole('button')[0]!.textContent).not.toContain('พ.ย.');
  });
});
