/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen } from '@testing-library/react';
import type { ReportedPayment } from '../../../../core';
import { MoneyOnTheWay } from './money-on-the-way';

const withdrawal = (id: string, status: ReportedPayment['status']): ReportedPayment => ({
  id,
  status,
  amountSatang: 120_000,
  bankName: 'GSB',
  createdAt: '2026-11-21T11:02:00.000Z',
  settledAt: null,
  rejectReason: null,
});

afterEach(cleanup);

describe('money on the way', () => {
  it('lists pending withdrawals only', async () => {
    renderScreen(<MoneyOnTheWay />, {
      answers: {
        '/api/provider/report-deposit': [],
        '/api/provider/report-withdraw': [withdrawal('w-2', 'APPROVE'), withdrawal('w-1', 'SUCCESS')],
      },
    });
    const line = await screen.findByRole('link', { name: 'กำลังถอน ฿1,200.00' });
    expect(line.getAttribute('href')).toBe('/MTO/withdraw/history?id=w-2');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
