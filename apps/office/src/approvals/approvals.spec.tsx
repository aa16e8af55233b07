/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, renderOffice } from '../testing/render-office';
import { anApproval, aToday } from '../testing/samples';

afterEach(cleanup);

const ANSWERS = {
  'GET /api/office/today': aToday(),
  'GET /api/office/approvals': { approvals: [anApproval()], cursor: null },
  'POST /api/office/approvals/approval-1/approve': anApproval({ state: 'APPLIED' }),
};

describe('approvals', () => {
  it('approves the request of another person with a reason', async () => {
    const { sent } = renderOffice({ at: '/MTO/approvals?open=approval-1', answers: ANSWERS });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
    expect(dialog.getByText(/takes effect at once: ฿12,500.00 for MTOSOMCHAI/)).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Checked');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Checked' }));
  });

  it('offers no approval of an own request', async () => {
    renderOffice({
      at: '/MTO/approvals?open=approval-1',
      session: aSession('head', { username: 'mto.cashier' }),
      answers: ANSWERS,
    });
    expect(await screen.findByText(/Another person has to decide it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve…' })).toBeNull();
  });

  it('moves between the rows with the arrow keys', async () => {
    renderOffice({
      at: '/MTO/approvals',
      answers: {
        ...ANSWERS,
        'GET /api/office/approvals': {
          approvals: [anApproval(), anApproval({ id: 'approval-2', action: 'REVERSE' })],
          cursor: null,
        },
      },
    });
    const first = await screen.findByRole('link', { name: 'Settle' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Reverse');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('complementary')).toBeTruthy();
  });
});
