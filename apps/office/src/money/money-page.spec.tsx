/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { refusal } from '@housebrand/shared/testing/react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, renderOffice } from '../testing/render-office';
import { aMoneyItem, aMoneyPage, anApproval, aToday } from '../testing/samples';

afterEach(cleanup);

const { id } = aMoneyItem();
const ADDRESS = `/api/office/money/MOVE/${id}`;

function open(page = aMoneyPage(), answers = {}) {
  return renderOffice({
    at: `/MTO/money/MOVE/${id}`,
    session: aSession('cashier'),
    answers: { 'GET /api/office/today': aToday(), [`GET ${ADDRESS}`]: page, ...answers },
  });
}

async function settle() {
  await userEvent.click(await screen.findByRole('button', { name: /ettle|settlement/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'The report has it');
  return dialog;
}

describe('page of a payment', () => {
  it("puts our ledger and the provider's answer side by side", async () => {
    open();
    const sides = within(await screen.findByRole('table', { name: 'Both sides' }));
    expect(sides.getByRole('row', { name: /^Amount/ }).textContent).toBe('Amount500.37500.37');
    expect(sides.getByText('CREDITED')).toBeTruthy();
  });

  it("settles with the provider's reference", async () => {
    const { sent } = open(aMoneyPage(), {
      [`POST ${ADDRESS}/settle`]: { outcome: 'DONE', item: aMoneyItem({ state: 'DONE' }), approval: null },
    });
    const dialog = await settle();
    await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
        reason: 'The report has it',
        reference: 'PG-99812',
      }),
    );
    expect(await screen.findByText('Done')).toBeTruthy();
  });

  it('asks for the amount that only the provider knew', async () => {
    const page = aMoneyPage({ item: aMoneyItem({ amountSatang: null }), provider: null });
    const { sent } = open(page, {
      [`POST ${ADDRESS}/settle`]: { outcome: 'DONE', item: aMoneyItem(), approval: null },
    });
    const dialog = await settle();
    await userEvent.type(dialog.getByLabelText(/Provider's reference/), 'PG-1');
    await userEvent.type(dialog.getByLabelText(/Amount in baht/), '1,500.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
        reason: 'The report has it',
        reference: 'PG-1',
        amountSatang: 150_050,
      }),
    );
  });

  it('requests from a second person above the limit, and says so', async () => {
    open(aMoneyPage({ needsApproval: true }), {
      [`POST ${ADDRESS}/settle`]: { outcome: 'REQUESTED', item: aMoneyItem(), approval: anApproval() },
    });
    const dialog = await settle();
    expect(dialog.getByText(/another account approves it/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Request settlement' }));
    expect(await screen.findByText('Requested. Another person has to approve it.')).toBeTruthy();
  });

  it('keeps the key of a request whose outcome is unknown', async () => {
    const keys: unknown[] = [];
    open(aMoneyPage(), { [`POST ${ADDRESS}/settle`]: refusal(503, 'No answer') });
    const fetched = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (init?.method === 'POST') keys.push((init.headers as Record<string, string>)['idempotency-key']);
      return fetched(input, init);
    };
    const dialog = await settle();
    await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});
