/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { pageOf, renderScreen } from '@housebrand/shared/testing/react';
import { fireEvent, screen } from '@testing-library/react';
import type { PaymentEntry } from '../../core';
import RewardHistory from './reward-history';

const LIST = '/api/apps/payments/reward';
const at = '2026-11-21T11:02:00.000Z';
const entry = (differences: Partial<PaymentEntry>): PaymentEntry => ({
  id: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
  kind: 'QUEST',
  unit: 'POINT',
  amount: 50,
  status: 'SUCCESS',
  counterparty: null,
  rejectReason: null,
  reverses: null,
  createdAt: at,
  timeline: [{ kind: 'confirmed', at, text: { th: 'สำเร็จ', en: 'Completed' } }],
  ...differences,
});

describe('rewards/history', () => {
  it('lists rewards, filters by source on the server, and shows an empty state', async () => {
    const quest = entry({});
    const prize = entry({ id: 'prize-1', kind: 'TOURNAMENT', amount: 5_000 });
    const { sent } = renderScreen(<RewardHistory />, {
      at: '/MTO/rewards/history',
      answers: {
        [LIST]: ({ address }: { address: string }) => {
          const source = new URL(address, 'http://x').searchParams.get('source');
          if (source === 'COUPON') return pageOf([], 0);
          return source === 'TOURNAMENT' ? pageOf([prize], 1) : pageOf([prize, quest], 2);
        },
      },
    });
    expect(await screen.findByText('ภารกิจ (แต้มรางวัล)')).toBeTruthy();
    expect(screen.getByText('+50')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ทัวร์นาเมนต์' }));
    expect(await screen.findByText('ทัวร์นาเมนต์ (แต้มรางวัล)')).toBeTruthy();
    expect(screen.queryByText('ภารกิจ (แต้มรางวัล)')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'คูปอง' }));
    expect(await screen.findByText('ยังไม่มีรางวัล')).toBeTruthy();
    expect(sent.map(({ address }) => new URL(address, 'http://x').searchParams.get('source'))).toEqual([
      null,
      'TOURNAMENT',
      'COUPON',
    ]);
  });
});
