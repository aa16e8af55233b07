/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { AgentsReport, DayFigures, OfficeRounds, PaidList } from '@housebrand/office';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, renderOffice } from '../testing/render-office';
import { aToday } from '../testing/samples';

afterEach(cleanup);

const RANGE = 'from=2026-11-02&to=2026-11-03';
const figures = (day: string, differences: Partial<DayFigures> = {}): DayFigures => ({
  day,
  depositsSatang: 150_000,
  firstDeposits: 1,
  withdrawalsSatang: 50_000,
  stakeSatang: 300_000,
  payoutSatang: 280_000,
  ggrSatang: 20_000,
  bonusSatang: 5_000,
  activeMembers: 3,
  newMembers: 1,
  ...differences,
});
const { day: _day, ...sums } = figures('2026-11-02');
const AGENTS: AgentsReport = {
  from: '2026-11-02',
  to: '2026-11-03',
  agents: [
    { prefix: 'NAGA', name: 'Naga Palace', ...sums },
    { prefix: 'MTO', name: 'MTO Lounge', ...sums },
  ],
  total: figures('2026-11-02', { depositsSatang: 300_000 }),
};
const ROUNDS: OfficeRounds = {
  rounds: [
    {
      ...{ id: 'round-1', username: 'MTODEMO1', gameId: 'NAGX-0001', name: 'Naga Gold', provider: 'NAGX' },
      ...{ stakeSatang: 10_000, payoutSatang: 25_000, at: '2026-11-02T06:00:00.000Z' },
    },
  ],
  cursor: null,
};
const PAID: PaidList = {
  items: [
    {
      ...{ kind: 'DEPOSIT', reference: 'PG-1', username: 'MTODEMO1', amountSatang: 150_000 },
      ...{ endedAt: '2026-11-02T06:00:00.000Z', isFirst: true, move: null },
    },
  ],
  cursor: null,
};
const ANSWERS = {
  'GET /api/office/today': aToday(),
  'GET /api/office/reports/agents': AGENTS,
  'GET /api/office/rounds': ROUNDS,
  'GET /api/office/paid': PAID,
};
const open = (at: string, session = aSession()) => renderOffice({ at, session, answers: ANSWERS });
const linksOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('comparison of agents', () => {
  it("opens the report of an agent, and exists for the platform's staff only", async () => {
    const agents = ['MTO', 'NAGA'].map((prefix) => ({ prefix, name: prefix, timeZone: 'Asia/Bangkok' }));
    open(`/MTO/reports/agents?${RANGE}`, aSession('auditor', { agent: null, agents }));
    const [, first] = within(await screen.findByRole('table', { name: 'Compare agents' })).getAllByRole('row');
    expect(first!.textContent).toContain('Naga Palace1,500.00');
    expect(linksOf(first!)).toEqual([`/NAGA/reports?${RANGE}`]);
    cleanup();
    open('/MTO/reports/agents');
    expect(await screen.findByText('There is no such page')).toBeTruthy();
  });
});

describe('lines of a report', () => {
  it('filters rounds by the game of a row, and a press on the filter removes it', async () => {
    const { sent, address } = open(`/MTO/reports/rounds?${RANGE}`);
    const [, row] = within(await screen.findByRole('table', { name: 'Settled rounds' })).getAllByRole('row');
    expect(row!.textContent).toContain('100.00250.00−150.00');
    await userEvent.click(within(row!).getByRole('link', { name: 'Naga Gold' }));
    await waitFor(() => expect(sent.at(-1)!.address).toContain('gameId=NAGX-0001'));
    await userEvent.click(await screen.findByRole('button', { name: 'Naga Gold ×' }));
    expect(address()).toBe(`/MTO/reports/rounds?${RANGE}`);
  });

  it('lists paid deposits and withdrawals with the first deposits marked', async () => {
    const { sent } = open('/MTO/money/paid?from=2026-11-02&to=2026-11-02&kind=DEPOSIT');
    const [, row] = within(await screen.findByRole('table', { name: 'Paid deposits and withdrawals' })).getAllByRole(
      'row',
    );
    expect(row!.textContent).toContain('First deposit');
    expect(linksOf(row!)).toEqual(['/MTO/members/MTODEMO1']);
    expect(sent.some(({ address }) => address.includes('kind=DEPOSIT') && address.includes('from=2026-11-02'))).toBe(
      true,
    );
  });
});
