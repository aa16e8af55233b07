/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { renderScreen } from '@housebrand/shared/testing/react';
import { fireEvent, screen, within } from '@testing-library/react';
import type { MoneyLimit, PlayedGame, PlayHistory } from '../../core';
import PlayHistoryScreen from './play-history';

const BASE = '/api/apps/protection/MTO/MTODEMO1';
const HISTORY = `${BASE}/play_history`;

const game = (differences: Partial<PlayedGame>): PlayedGame => ({
  gameId: 'NAGX-0001',
  name: 'Naga Gold',
  provider: 'NAGX',
  category: 'Slot',
  rounds: 3,
  stakeSatang: 3_000,
  payoutSatang: 400,
  voids: 1,
  ...differences,
});
const { gameId: _id, name: _name, provider: _provider, category: _category, ...sums } = game({});
const history = (differences: Partial<PlayHistory>): PlayHistory => ({
  month: '2026-11',
  previousMonth: null,
  net: { weekSatang: -2_600, monthSatang: 15_000 },
  days: [{ day: '2026-11-21', ...sums, games: [game({})] }],
  ...differences,
});
const lossOfWeek: MoneyLimit = {
  kind: 'LOSS',
  period: 'WEEK',
  limitSatang: 100_000,
  usedSatang: 2_600,
  besideSatang: null,
  until: '2026-11-22T17:00:00.000Z',
  pending: null,
};
const LIMITS = { [`${BASE}/limits`]: [lossOfWeek] };
const at = '/MTO/user-info/play-history';

describe('user-info/play-history', () => {
  it('shows the net results beside the limits, and each day by game', async () => {
    renderScreen(<PlayHistoryScreen />, { at, answers: { [HISTORY]: history({}), ...LIMITS } });
    const net = within(await screen.findByRole('region', { name: 'ผลสุทธิ' }));
    expect(net.getByText('−26.00')).toBeTruthy();
    expect(net.getByText('+150.00')).toBeTruthy();
    expect(await net.findByText('ยอดเสียสูงสุด ฿1,000.00')).toBeTruthy();
    expect(net.getByText('ยังไม่ได้ตั้งยอดเสียสูงสุด')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '21 พ.ย. 2569' })).toBeTruthy();
    const row = screen.getByRole('button', { name: /Naga Gold/ });
    expect(row.textContent).toMatch(/NAGX · 3 รอบ · โมฆะ 1 รอบ−26\.00เดิมพัน 30\.00 · จ่าย 4\.00/);
  });

  it('does not celebrate a payout below the stake', async () => {
    const round = (id: string, payoutSatang: number, isVoid = false) => ({
      id,
      at: '2026-11-21T11:02:00.000Z',
      stakeSatang: 1_000,
      payoutSatang,
      isVoid,
    });
    const rounds = [round('a', 400), round('b', 5_000), round('c', 0), round('d', 0, true)];
    renderScreen(<PlayHistoryScreen />, {
      at,
      answers: { [HISTORY]: history({}), [`${HISTORY}/rounds`]: { rounds, cursor: null }, ...LIMITS },
    });
    fireEvent.click(await screen.findByRole('button', { name: /Naga Gold/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Naga Gold' }));
    const below = await sheet.findByText('ได้คืน 4.00');
    expect(below.className).not.toContain('gain');
    expect(sheet.getByText('ได้ 50.00').className).toContain('gain');
    expect(sheet.getByText('ไม่ได้คืน')).toBeTruthy();
    expect(sheet.getByText('โมฆะ คืนเดิมพันแล้ว')).toBeTruthy();
    expect(sheet.getByRole('link', { name: 'เล่นเกมนี้' }).getAttribute('href')).toBe('/MTO/launch/Slot/NAGX/NAGX-0001');
  });

  it('leads a member who never played to the games', async () => {
    renderScreen(<PlayHistoryScreen />, { at, answers: { [HISTORY]: history({ days: [] }), ...LIMITS } });
    expect((await screen.findByRole('link', { name: 'ดูเกม' })).getAttribute('href')).toBe('/MTO/game');
  });

  it('shows the month before by itself when the current one is short', async () => {
    const october = history({
      month: '2026-10',
      days: [{ day: '2026-10-05', ...sums, games: [game({ name: null })] }],
    });
    renderScreen(<PlayHistoryScreen />, {
      at,
      answers: {
        [HISTORY]: ({ address }: { address: string }) =>
          address.includes('month=') ? october : history({ days: [], previousMonth: '2026-10' }),
        ...LIMITS,
      },
    });
    expect(await screen.findByRole('heading', { name: '5 ต.ค. 2569' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /NAGX-0001/ })).toBeTruthy();
  });
});
