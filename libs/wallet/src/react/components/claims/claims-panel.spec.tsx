/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aMember, inTurn, refusal, renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CashBack, IncomeCondition, MoveView } from '../../../core';
import ClaimsPanel from './claims-panel';

const member = aMember();
const CLAIM = { cashback: 'POST /api/provider/claim-cash-back', points: 'POST /api/provider/claim-point' };

const income = (baht: number): IncomeCondition => ({
  flag: baht >= 20,
  minWithdraw: 20,
  minWithdrawSatang: 2_000,
  walletMain: 0,
  walletMainSatang: 0,
  totalWallet: baht,
  totalWalletSatang: baht * 100,
});
const cashBack = (baht: number): CashBack => ({
  amount: baht,
  amountSatang: baht * 100,
  netLoss: baht * 10,
  netLossSatang: baht * 1_000,
  percentage: 0.1,
});
const aMove = (kind: MoveView['kind'], amount: number): MoveView => ({
  id: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
  kind,
  state: 'SETTLED',
  amount,
  amountSatang: amount * 100,
  reference: 'c-1',
  note: '',
  createdAt: '2026-11-21T11:02:00.000Z',
  settledAt: '2026-11-21T11:02:00.000Z',
});

function show(answers: Record<string, unknown>) {
  let refreshed = 0;
  const { sent } = renderScreen(<ClaimsPanel isOpen onClose={() => undefined} />, {
    member,
    portal: {
      refreshMember: () => {
        refreshed += 1;
      },
    },
    answers: {
      '/api/provider/check-cash-back': inTurn(cashBack(845), cashBack(0)),
      '/api/provider/withdraw-income-condition': inTurn(income(120), income(0)),
      ...answers,
    },
  });
  const addresses = () => sent.map(({ method, address }) => `${method} ${address}`);
  return { addresses, refreshed: () => refreshed };
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (of: string, name: string) =>
  userEvent.click(await (await section(of)).findByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  window.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});
afterEach(cleanup);

describe('claims panel', () => {
  it('claims cashback, shows its rate, and refetches member and income', async () => {
    const { addresses, refreshed } = show({ [CLAIM.cashback]: aMove('CASHBACK', 845) });
    expect(await (await section('คืนยอดเสีย')).findByText('10% ของยอดเสีย')).toBeTruthy();
    await press('คืนยอดเสีย', 'รับ ฿845.00');
    expect(await screen.findByText('รับแล้ว ฿845.00')).toBeTruthy();
    expect(await screen.findByText('ยังไม่มียอดคืนในรอบนี้')).toBeTruthy();
    expect(refreshed()).toBe(1);
    const reads = addresses().slice(addresses().indexOf(CLAIM.cashback) + 1);
    expect(reads.toSorted()).toEqual([
      'GET /api/provider/check-cash-back',
      'GET /api/provider/withdraw-income-condition',
    ]);
  });

  it('prompts for the second factor on request of the server and resends the claim', async () => {
    const { addresses, refreshed } = show({
      [CLAIM.points]: inTurn(refusal(403, 'กรอกรหัส', { code: 4403 }), aMove('INCOME', 120)),
      'POST /api/provider/second-factor': null,
    });
    await press('แต้มจากการเล่น', 'แลกเป็นเครดิต');
    await userEvent.type(await screen.findByLabelText('รหัสจากแอป'), '482913');
    await userEvent.click(screen.getByRole('button', { name: 'ยืนยัน' }));
    expect(await screen.findByText('เติม ฿120.00 เข้าเครดิตแล้ว')).toBeTruthy();
    await waitFor(() => expect(refreshed()).toBe(1));
    expect(addresses().filter((address) => address.startsWith('POST'))).toEqual([
      CLAIM.points,
      'POST /api/provider/second-factor',
      CLAIM.points,
    ]);
  });
});
