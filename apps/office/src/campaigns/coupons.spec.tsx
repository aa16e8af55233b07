/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { OfficeCoupon } from '@housebrand/office';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSession, renderOffice } from '../testing/render-office';
import { aToday } from '../testing/samples';

afterEach(cleanup);

describe('list of coupons', () => {
  const coupon: OfficeCoupon = {
    id: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
    name: 'Songkran',
    amountSatang: 10_000,
    amountPoints: null,
    turnoverMultiplier: 3,
    perMember: 1,
    total: 500,
    redeemed: 12,
    codes: 500,
    validFrom: '2026-11-01T00:00:00.000Z',
    validUntil: null,
    disabledAt: null,
  };
  const schema = {
    type: 'object',
    required: ['name', 'kind'],
    properties: {
      amountSatang: { title: 'Amount', type: ['integer', 'null'] },
      name: { title: 'Name', type: 'string' },
      kind: { title: 'Kind of reward', type: 'string', enum: ['CREDIT', 'POINT'] },
    },
  };
  const openCoupons = (answers = {}) =>
    renderOffice({
      at: '/MTO/campaigns',
      session: aSession('marketing'),
      answers: {
        'GET /api/office/today': aToday(),
        'GET /api/office/coupons': { coupons: [coupon], cursor: null, schema },
        ...answers,
      },
    });

  it('tells how often each was used', async () => {
    openCoupons();
    const row = await screen.findByRole('row', { name: /^Songkran/ });
    expect(row.textContent).toContain('100.0012 of 500500No endEnabled');
  });

  it('creates a coupon with the fields of the call', async () => {
    const { sent } = openCoupons({ 'POST /api/office/coupons': coupon });
    await userEvent.click(await screen.findByRole('button', { name: 'New coupon…' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [first] = dialog.getAllByRole('textbox');
    expect(first).toBe(dialog.getByLabelText('Name'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Loy Krathong');
    await userEvent.type(dialog.getByLabelText('Amount'), '50');
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Festival');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
        name: 'Loy Krathong',
        kind: 'CREDIT',
        amountSatang: 5_000,
        reason: 'Festival',
      }),
    );
  });

  it('shows new codes once', async () => {
    openCoupons({ [`POST /api/office/coupons/${coupon.id}/codes`]: { codes: ['AAAA-1', 'AAAA-2'] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Create codes…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'For the fair');
    await userEvent.click(dialog.getByRole('button', { name: 'Create codes' }));
    expect(await screen.findByText(/AAAA-1/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy all codes' })).toBeTruthy();
  });

  it('disables a coupon with a reason', async () => {
    const { sent } = openCoupons({ [`POST /api/office/coupons/${coupon.id}/disable`]: coupon });
    await userEvent.click(await screen.findByRole('button', { name: 'Disable…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Codes were leaked');
    await userEvent.click(dialog.getByRole('button', { name: 'Disable' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Codes were leaked' }),
    );
  });
});
