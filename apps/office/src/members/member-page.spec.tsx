/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, renderOffice } from '../testing/render-office';
import { aMemberPage, aMoneyItem, aMoneyPage, anApproval, aToday } from '../testing/samples';

afterEach(cleanup);

const item = aMoneyItem();
const ANSWERS = {
  'GET /api/office/today': aToday(),
  'GET /api/office/members/MTOSOMCHAI': aMemberPage(),
  'GET /api/office/members/MTOSOMCHAI/statement': { lines: [], cursor: null, from: '', to: '', months: [] },
  'GET /api/office/money': { items: [item], cursor: null },
  [`GET /api/office/money/MOVE/${item.id}`]: aMoneyPage(),
};

describe("member's page", () => {
  it('shows credit, condition and the payments that are not final', async () => {
    renderOffice({ at: '/MTO/members/MTOSOMCHAI', answers: ANSWERS });
    expect(await screen.findByRole('heading', { name: 'MTOSOMCHAI' })).toBeTruthy();
    expect(screen.getByText('฿1,245.67')).toBeTruthy();
    expect(screen.getByText('฿300 turnover left')).toBeTruthy();
    const table = within(await screen.findByRole('table', { name: 'Not final yet' }));
    expect(table.getByText('Outcome unknown')).toBeTruthy();
  });

  it('opens a payment beside the statement and closes it with Escape', async () => {
    const { address } = renderOffice({ at: '/MTO/members/MTOSOMCHAI', answers: ANSWERS });
    await userEvent.click(await screen.findByRole('link', { name: 'Deposit' }));
    const side = within(await screen.findByRole('complementary'));
    expect(await side.findByText(/Settling makes our side agree/)).toBeTruthy();
    expect(side.getByText('Above ฿10,000.00 a second person has to agree.')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/MTO/members/MTOSOMCHAI'));
  });

  it('locks a member only with a reason, under an idempotency key', async () => {
    const { sent } = renderOffice({
      at: '/MTO/members/MTOSOMCHAI',
      answers: { ...ANSWERS, 'POST /api/office/members/MTOSOMCHAI/lock': aMemberPage().status },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Lock…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock: MTOSOMCHAI' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }));
    expect(await dialog.findByText('At least 3 characters')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Phone was stolen');
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Phone was stolen' }),
    );
  });

  it('starts a conversation with a message and a reason', async () => {
    const { sent } = renderOffice({
      at: '/MTO/members/MTOSOMCHAI',
      answers: { ...ANSWERS, 'POST /api/office/members/MTOSOMCHAI/messages': {} },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More ▾' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send a message…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a message: MTOSOMCHAI' }));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Slip is missing');
    await userEvent.click(dialog.getByRole('button', { name: 'Send a message' }));
    expect(await dialog.findByText('Write a message')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/^Message/), 'Please send the slip');
    await userEvent.click(dialog.getByRole('button', { name: 'Send a message' }));
    const body = { text: 'Please send the slip', reason: 'Slip is missing' };
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual(body));
  });

  it('sends a recovery code with a reason, to roles that help members only', async () => {
    const at = '/MTO/members/MTOSOMCHAI';
    const answers = { ...ANSWERS, 'POST /api/office/members/MTOSOMCHAI/recovery': aMemberPage().status };
    const { sent, unmount } = renderOffice({ at, session: aSession('support'), answers });
    await userEvent.click(await screen.findByRole('button', { name: 'More ▾' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send a recovery code…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Forgot the password');
    await userEvent.click(dialog.getByRole('button', { name: 'Send a recovery code' }));
    const body = { reason: 'Forgot the password' };
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual(body));
    unmount();
    renderOffice({ at, session: aSession('cashier'), answers });
    await userEvent.click(await screen.findByRole('button', { name: 'More ▾' }));
    expect(await screen.findByRole('menuitem', { name: 'Send a message…' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Send a recovery code…' })).toBeNull();
  });

  it('requests a correction, which another person must approve', async () => {
    const { sent } = renderOffice({
      at: '/MTO/members/MTOSOMCHAI',
      session: aSession('cashier'),
      answers: { ...ANSWERS, 'POST /api/office/members/MTOSOMCHAI/correction': anApproval({ action: 'CORRECT' }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Correct credit…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct credit: MTOSOMCHAI' }));
    expect(dialog.getByText(/Another person with the role of a head or operator/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: 'Deduct' }));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Posted twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Request correction' }));
    expect(await dialog.findByText(/Enter an amount up to/)).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/Amount in baht/), '150.25');
    await userEvent.click(dialog.getByRole('button', { name: 'Request correction' }));
    const body = { kind: 'DEDUCTION', amountSatang: 15_025, reason: 'Posted twice' };
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual(body));
  });

  it('offers no action that the role may not do', async () => {
    renderOffice({ at: '/MTO/members/MTOSOMCHAI', session: aSession('auditor'), answers: ANSWERS });
    expect(await screen.findByRole('heading', { name: 'MTOSOMCHAI' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Lock|More/ })).toBeNull();
  });
});
