/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@housebrand/office';
import { cleanup, screen, within } from '@testing-library/react';
import { renderOffice } from '../testing/render-office';
import { aToday } from '../testing/samples';

afterEach(cleanup);

const ENTRY: AuditEntry = {
  number: '4711',
  at: '2026-11-25T07:06:00.000Z',
  actor: 'staff:mto.cashier',
  action: 'office.money-settle-requested',
  subject: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
  reason: 'Slip checked',
  details: { satang: 1_500_000, kind: 'DEPOSIT', approval: null },
};

const cellsOf = async (entry: AuditEntry, language?: 'th') => {
  renderOffice({
    at: '/MTO/audit',
    answers: { 'GET /api/office/today': aToday(), 'GET /api/office/audit': { entries: [entry], cursor: null } },
    ...(language && { language }),
  });
  const [, row] = within(await screen.findByRole('table', { name: /Audit log|ประวัติการทำงาน/ })).getAllByRole('row');
  return within(row!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

describe('audit log', () => {
  it('names an entry and its details', async () => {
    const cells = await cellsOf(ENTRY);
    expect(cells).toContain('Settlement requested');
    expect(cells).toContain('Amount: ฿15,000.00, Kind: Deposit');
  });

  it('names an entry in Thai', async () => {
    expect(await cellsOf(ENTRY, 'th')).toContain('ขอยืนยันรายการสำเร็จ');
  });

  it('shows the keys of an entry that it does not know', async () => {
    const cells = await cellsOf({ ...ENTRY, action: 'garden.watered', details: { cans: 2 } });
    expect(cells).toContain('garden.watered');
    expect(cells).toContain('cans: 2');
  });
});
