/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { OfficeCases, ReconciliationRuns } from '@housebrand/office';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, renderOffice } from '../testing/render-office';
import { aToday } from '../testing/samples';

afterEach(cleanup);

const PAYMENT = '019aa6b1-77a0-7c1e-8a4b-0d5e3c2f1b90';
const CASES: OfficeCases = {
  cases: [
    {
      ...{ id: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e12', kind: 'OTHER_AMOUNT', state: 'CLOSED', unit: 'CREDIT' },
      ...{ subject: `${PAYMENT}:credit`, username: 'MTODEMO1', amountSatang: 15_025, amountPoints: null },
      ...{ what: 'Amounts differ', expected: 'MTODEMO1 +150.25', found: 'MTODEMO1 +150.26' },
      ...{ firstSeenAt: '2026-11-20T18:00:00.000Z', lastSeenAt: '2026-11-21T18:00:00.000Z' },
      ...{ endedAt: '2026-11-22T18:00:00.000Z', note: 'staff:mto.head: Checked' },
    },
  ],
  cursor: null,
};
const RUNS: ReconciliationRuns = {
  runs: [
    {
      ...{ number: 2, comparison: 'statement', result: 'DIFFERS', opened: 1, gone: 0, open: 1, runs: 1 },
      ...{ firstAt: '2026-11-20T18:00:00.000Z', lastAt: '2026-11-20T18:00:00.000Z' },
    },
    {
      ...{ number: 1, comparison: 'unsettled', result: 'AGREES', opened: 0, gone: 0, open: 0, runs: 1_440 },
      ...{ firstAt: '2026-11-19T18:00:00.000Z', lastAt: '2026-11-20T18:00:00.000Z' },
    },
  ],
  cursor: null,
};
const open = (at: string) =>
  renderOffice({
    at,
    session: aSession('cashier'),
    answers: {
      'GET /api/office/today': aToday(),
      'GET /api/office/cases': CASES,
      'GET /api/office/reconciliation/runs': RUNS,
    },
  });

describe('reconciliation cases', () => {
  it('keeps state and kind in the address and asks for them', async () => {
    const { sent, address } = open('/MTO/cases?kind=OTHER_AMOUNT');
    await userEvent.click(await screen.findByRole('link', { name: 'Closed' }));
    expect(address()).toBe('/MTO/cases?kind=OTHER_AMOUNT&state=CLOSED');
    await waitFor(() => expect(sent.at(-1)!.address).toBe('/api/office/cases?state=CLOSED&kind=OTHER_AMOUNT'));
  });

  it('shows both sides of a case and opens its payment', async () => {
    open(`/MTO/cases?state=ALL&open=${CASES.cases[0]!.id}`);
    const sides = within(await screen.findByRole('table', { name: 'Both sides' }));
    expect(sides.getByRole('columnheader', { name: 'Our ledger' })).toBeTruthy();
    expect(sides.getByRole('row', { name: /^Record/ }).textContent).toBe('RecordMTODEMO1 +150.25MTODEMO1 +150.26');
    expect(screen.getByRole('link', { name: 'Open the payment' }).getAttribute('href')).toBe(
      `/MTO/money/PAYMENT/${PAYMENT}`,
    );
  });
});

describe('runs of reconciliation', () => {
  it('shows result and differences of each, and opens the cases of those that differ', async () => {
    open('/MTO/cases/runs');
    const [, differs, agrees] = within(await screen.findByRole('table', { name: 'Reconciliation runs' })).getAllByRole(
      'row',
    );
    expect(differs!.textContent).toContain('Ledger and provider');
    expect(within(differs!).getByRole('link').getAttribute('href')).toBe('/MTO/cases?state=ALL');
    expect(agrees!.textContent).toContain('1,440');
    expect(within(agrees!).queryByRole('link')).toBeNull();
  });
});
