/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { inTurn, pageOf, refusal, renderScreen, type Answers } from '@housebrand/shared/testing/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CouponReturn, CouponReturnPreview, PaymentEntry, WithdrawCondition } from '../../core';
import Coupon from './coupon';
import Withdraw from './withdraw';

const at = '2026-11-21T11:02:00.000Z';
const REDEMPTION = '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10';
const REVERSAL = '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e11';
const RETURN = `/api/apps/coupons/redemptions/${REDEMPTION}/return`;

const free: WithdrawCondition = {
  disableBtn: false,
  credit: 500,
  creditSatang: 50_000,
  amountCanWithdraw: 500,
  amountCanWithdrawSatang: 50_000,
  message: '',
  minSatang: 10_000,
  turnover: null,
  demands: [],
  unsettled: null,
  open: null,
};
const coupon = { kind: 'coupon', reference: REDEMPTION, amountSatang: 10_000 } as const;
const held: WithdrawCondition = {
  ...free,
  disableBtn: true,
  creditSatang: 60_000,
  amountCanWithdrawSatang: 0,
  turnover: { requiredSatang: 30_000, doneSatang: 0 },
  demands: [
    { ...coupon, requiredSatang: 30_000, doneSatang: 0, missingSatang: 30_000, at },
    {
      kind: 'deposit',
      reference: 'DP-1',
      amountSatang: null,
      requiredSatang: 10_000,
      doneSatang: 0,
      missingSatang: 10_000,
      at,
    },
  ],
};
const terms: CouponReturnPreview = {
  amountSatang: 10_000,
  missingTurnoverSatang: 30_000,
  isPlayed: false,
  creditAfterSatang: 50_000,
  withdrawableAfterSatang: 50_000,
  turnoverLeftSatang: 0,
};
const sent: CouponReturn = { transactionId: REVERSAL, amountSatang: 10_000, status: 'CREATE' };
const entry = (status: PaymentEntry['status']): PaymentEntry => ({
  id: REVERSAL,
  kind: 'COUPON',
  unit: 'CREDIT',
  amount: -100,
  status,
  counterparty: null,
  rejectReason: null,
  reverses: REDEMPTION,
  createdAt: at,
  timeline: [{ kind: 'created', at, text: { th: 'ส่งคำขอแล้ว', en: 'Requested' } }],
});

beforeEach(() => {
  sessionStorage.clear();
  window.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const show = (answers: Answers, page = <Withdraw />) =>
  renderScreen(page, {
    answers: {
      '/api/provider/withdraw-condition': held,
      '/api/provider/report-withdraw': [],
      '/api/apps/payments/reward': pageOf([], 0),
      [RETURN]: terms,
      ...answers,
    },
  });
const posts = (all: readonly { method: string; body?: unknown }[]) => all.filter(({ method }) => method === 'POST');

describe('return of a coupon', () => {
  it('shows the consequences, follows the return, and stays open when the withdrawal is free', async () => {
    const { sent: requests } = show({
      [`POST ${RETURN}`]: sent,
      '/api/provider/withdraw-condition': inTurn(held, free),
      '/api/apps/payments/reward': inTurn(pageOf([entry('APPROVE')], 1), pageOf([entry('SUCCESS')], 1)),
    });
    // only the coupon can be returned, not the deposit
    await press('คืนคูปอง');
    expect(await screen.findByText('ยังไม่ได้เล่นตั้งแต่รับคูปองนี้', { exact: false })).toBeTruthy();
    for (const amount of ['฿100.00', '฿300.00']) expect(screen.getByText(amount)).toBeTruthy();
    expect(screen.getAllByText('฿500.00')).toHaveLength(2);
    await press('คืนคูปอง ฿100.00');
    expect(await screen.findByText('กำลังคืนคูปอง')).toBeTruthy();
    expect(await screen.findByText('คืนคูปองแล้ว', undefined, { timeout: 5_000 })).toBeTruthy();
    expect(await screen.findByRole('textbox', { hidden: true })).toBeTruthy();
    expect(screen.getByText('คืนคูปองแล้ว')).toBeTruthy();
    expect(posts(requests).map(({ body }) => body)).toEqual([{ amountSatang: 10_000 }]);
    await press('เสร็จสิ้น');
    await waitFor(() => expect(screen.queryByText('คืนคูปองแล้ว')).toBeNull());
  });

  it('says why a coupon cannot be returned, and offers only to close', async () => {
    show({ [RETURN]: refusal(409, 'มีเดิมพันที่รอผลอยู่') });
    await press('คืนคูปอง');
    expect(await screen.findByText('มีเดิมพันที่รอผลอยู่')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /฿100/ })).toBeNull();
    const [close] = screen.getAllByRole('button', { name: 'ปิด' });
    fireEvent.click(close!);
    await waitFor(() => expect(screen.queryByText('มีเดิมพันที่รอผลอยู่')).toBeNull());
  });

  it('asks again with the new amounts if the credit has changed', async () => {
    const { sent: requests } = show({
      [RETURN]: inTurn({ ...terms, amountSatang: 3_000, isPlayed: true, turnoverLeftSatang: 1_000 }, terms),
      [`POST ${RETURN}`]: inTurn(refusal(409, 'เครดิตของคุณเปลี่ยนไป'), {
        ...sent,
        status: 'REJECT',
      }),
    });
    await press('คืนคูปอง');
    expect(await screen.findByText('฿10.00')).toBeTruthy();
    await press('คืนคูปอง ฿30.00');
    expect(await screen.findByText('เครดิตของคุณเปลี่ยนไป')).toBeTruthy();
    await press('คืนคูปอง ฿100.00');
    expect(await screen.findByText('คืนคูปองไม่สำเร็จ')).toBeTruthy();
    expect(posts(requests).map(({ body }) => body)).toEqual([{ amountSatang: 3_000 }, { amountSatang: 10_000 }]);
  });

  it('starts on the coupon page, too, also without credit to take', async () => {
    show(
      {
        [RETURN]: { ...terms, amountSatang: 0 },
        [`POST ${RETURN}`]: { transactionId: null, amountSatang: 0, status: 'SUCCESS' },
      },
      <Coupon />,
    );
    await press('คืนคูปอง');
    expect(await screen.findByText('ไม่หักเครดิต')).toBeTruthy();
    const buttons = within(screen.getByRole('dialog'));
    fireEvent.click(buttons.getByRole('button', { name: 'คืนคูปอง' }));
    expect(await screen.findByText('คืนคูปองแล้ว')).toBeTruthy();
  });
});
