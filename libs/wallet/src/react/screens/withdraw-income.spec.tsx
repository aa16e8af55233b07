/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inTurn, pageOf, refusal, renderScreen, type Answers } from '@housebrand/shared/testing/react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { IncomeCondition, PaymentEntry } from '../../core';
import WithdrawIncome from './withdraw-income';

const REMAINING = '/api/apps/affiliates/remaining_income/MTO/MTODEMO1';
const CONDITION = '/api/provider/withdraw-income-condition';
const WITHDRAW = 'POST /api/apps/affiliates/withdraw_income';
const REWARDS = '/api/apps/payments/reward';

const condition: IncomeCondition = {
  flag: true,
  minWithdraw: 20,
  minWithdrawSatang: 2_000,
  totalWallet: 999,
  totalWalletSatang: 99_900,
  walletMain: 100,
  walletMainSatang: 10_000,
};
const id = '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10';
const createdAt = '2026-11-21T11:02:00.000Z';
const started = { id, amount: 2_240.5, status: 'CREATE', rejectReason: null, createdAt };
const payment = (status: PaymentEntry['status']): PaymentEntry => ({
  id,
  kind: 'AFFILIATE',
  unit: 'CREDIT',
  amount: 2_240.5,
  status,
  counterparty: null,
  rejectReason: null,
  reverses: null,
  createdAt,
  timeline: [{ kind: 'created', at: createdAt, text: { th: 'ส่งคำขอแล้ว', en: 'R' } }],
});
const MOVE = 'โอน ฿2,240.50 เข้าเครดิต';

const show = (answers: Answers) =>
  renderScreen(<WithdrawIncome />, {
    at: '/MTO/withdraw-income',
    answers: { [CONDITION]: condition, [REMAINING]: { remainingIncome: 2_240.5 }, ...answers },
  });

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('withdraw-income', () => {
  it('moves all income and shows when it has arrived', async () => {
    const lists = inTurn(pageOf([payment('APPROVE')], 1), pageOf([payment('SUCCESS')], 1));
    const { sent } = show({ [WITHDRAW]: started, [REWARDS]: lists });
    const button = await screen.findByRole('button', { name: MOVE });
    expect(screen.getByText('2,340.50')).toBeTruthy();
    fireEvent.click(button);
    expect(await screen.findByText('เติม ฿2,240.50 เข้าเครดิตแล้ว')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'ดูประวัติรายได้' })).toBeTruthy();
    expect(sessionStorage).toHaveLength(0);
  });

  it('disables the button below the minimum and shows the missing amount', async () => {
    show({ [REMAINING]: { remainingIncome: 5.5 } });
    expect(await screen.findByText('ถอนได้เมื่อมีรายได้ตั้งแต่ ฿20.00 ขาดอีก ฿14.50')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'โอน ฿5.50 เข้าเครดิต' })).toHaveProperty('disabled', true);
  });

  it('keeps the idempotency key of a request until a final reply', async () => {
    show({
      [WITHDRAW]: inTurn(refusal(503, 'ระบบปลายทางไม่พร้อม'), started),
      [REWARDS]: pageOf([payment('SUCCESS')], 1),
    });
    fireEvent.click(await screen.findByRole('button', { name: MOVE }));
    expect(await screen.findByText('กำลังตรวจสอบรายการ')).toBeTruthy();
    const kept = sessionStorage.getItem('income:MTO:MTODEMO1');
    expect(new Map(JSON.parse(kept!) as [string, string][]).has('all')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: MOVE }));
    expect(await screen.findByText('เติม ฿2,240.50 เข้าเครดิตแล้ว')).toBeTruthy();
    await waitFor(() => expect(sessionStorage.getItem('income:MTO:MTODEMO1')).toBeNull());
  });

  it('shows the reason of a refusal and drops the idempotency key', async () => {
    show({ [WITHDRAW]: refusal(422, 'ถอนได้เมื่อมีรายได้ตั้งแต่ ฿20.00 ขาดอีก ฿0.50') });
    fireEvent.click(await screen.findByRole('button', { name: MOVE }));
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'ถอนได้เมื่อมีรายได้ตั้งแต่ ฿20.00 ขาดอีก ฿0.50');
    expect(sessionStorage.getItem('income:MTO:MTODEMO1')).toBeNull();
  });
});
