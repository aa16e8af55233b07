/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { pageOf, renderScreen } from '@housebrand/shared/testing/react';
import { screen, within } from '@testing-library/react';
import type { ReportedWithdrawal } from '../../core';
import WithdrawHistory from './withdraw-history';

const withdrawal = (differences: Partial<ReportedWithdrawal>): ReportedWithdrawal => ({
  id: 'withdrawal-1',
  amountSatang: 50_000,
  status: 'REJECT',
  bankName: 'KBANK',
  createdAt: '2026-11-21T11:02:00.000Z',
  settledAt: '2026-11-21T11:04:00.000Z',
  rejectReason: 'ชื่อบัญชีไม่ตรง',
  returnedAt: '2026-11-21T11:04:00.000Z',
  ...differences,
});
const SUMMARY = { year: 2026, count: 0, totalSatang: 0, monthsSatang: Array.from({ length: 12 }, () => 0) };

const receiptOf = async (payment: ReportedWithdrawal, earlier: readonly ReportedWithdrawal[] = []) => {
  renderScreen(<WithdrawHistory />, {
    at: '/MTO/withdraw/history?id=withdrawal-1',
    answers: {
      '/api/provider/report-withdraw': pageOf([payment, ...earlier], 1 + earlier.length),
      '/api/provider/report-withdraw-summary': SUMMARY,
    },
  });
  const receipt = within(await screen.findByRole('dialog'));
  await receipt.findByText('ส่งคำขอแล้ว');
  return receipt;
};

describe('withdraw/history', () => {
  it('says that the credit of a rejected withdrawal is back, and when', async () => {
    const receipt = await receiptOf(withdrawal({}));
    expect(receipt.getAllByText('คืนเครดิต ฿500.00 ให้แล้ว')).toHaveLength(2);
    expect(receipt.getByText('ชื่อบัญชีไม่ตรง')).toBeTruthy();
    expect(receipt.queryByText('กำลังดำเนินการ')).toBeNull();
  });

  it('promises no return that it does not know', async () => {
    const receipt = await receiptOf(withdrawal({ returnedAt: null }));
    expect(receipt.queryByText(/คืนเครดิต/)).toBeNull();
  });

  const open = { status: 'CREATE', settledAt: null, rejectReason: null, returnedAt: null } as const;

  it('says what happens next while a withdrawal waits, and how long the last one took', async () => {
    const paid = { id: 'withdrawal-0', status: 'SUCCESS', rejectReason: null, returnedAt: null } as const;
    const receipt = await receiptOf(withdrawal(open), [withdrawal(paid)]);
    expect(receipt.getByText(/ขั้นต่อไปคือโอนเข้าบัญชีของคุณ.* การถอนครั้งก่อนใช้เวลา 2 นาที$/)).toBeTruthy();
  });

  it('promises no time before the first withdrawal', async () => {
    const receipt = await receiptOf(withdrawal(open));
    expect(receipt.getByText(/เวลาขึ้นกับการตรวจสอบและธนาคารปลายทาง$/)).toBeTruthy();
  });
});
