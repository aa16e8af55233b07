/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { pageOf, refusal, renderScreen, type Answers } from '@housebrand/shared/testing/react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { DownlineMember, IncomeDay, IncomeEntry, IncomeWithdrawal } from '../../core';
import ReferralMembers from './referral-members';
import ReferralRewards from './referral-rewards';

const SUMMARY = '/api/apps/affiliates/summary/MTO/MTODEMO1';
const DOWNLINES = '/api/apps/affiliates/downlines';
const DAYS = '/api/apps/affiliates/income_histories/MTO/MTODEMO1';
const LINES = '/api/apps/affiliates/income_lines/MTO/MTODEMO1';
const WITHDRAWN = '/api/apps/affiliates/withdraw_histories/MTO/MTODEMO1';

const at = '2026-11-18T11:02:00.000Z';
const friend: DownlineMember = { username: 'MTO•••21', level: 1, joinedAt: at, income: 126.4 };
const day: IncomeDay = { date: '2026-11-21', income: -3.2, takenBack: -4, bets: 1, members: 1 };
const line: IncomeEntry = {
  betId: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
  kind: 'takenBack',
  from: 'MTO•••21',
  level: 2,
  amountSatang: -400,
  at,
};
const withdrawal: IncomeWithdrawal = {
  id: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e11',
  amount: 240.5,
  status: 'REJECT',
  rejectReason: { th: 'ระบบไม่รับรายการ', en: 'The provider did not take it' },
  createdAt: at,
};
const summary = {
  totalIncome: 1,
  totalDownLine: 1,
  remainingIncome: 1,
  link: 'l',
  levels: [{ level: 1, members: 1 }],
  months: [],
};

const showMembers = (answers: Answers) =>
  renderScreen(<ReferralMembers />, { at: '/MTO/referral/members', answers: { [SUMMARY]: summary, ...answers } });
const showRewards = (answers: Answers, path = '') =>
  renderScreen(<ReferralRewards />, { at: `/MTO/referral/rewards${path}`, answers });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('referral/members', () => {
  it('lists masked downlines with level and income, filtered on the server', async () => {
    const { sent } = showMembers({ [DOWNLINES]: pageOf([friend], 1) });
    expect(await screen.findByText('MTO•••21')).toBeTruthy();
    expect(screen.getByText('+126.40')).toBeTruthy();
    expect(screen.getByText('สายที่ 1 · สมัคร 18 พ.ย. 2569')).toBeTruthy();
    press('สายที่ 2 (0)');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' 21 ' } });
    const requested = () => sent.map(({ address }) => address).filter((address) => address.startsWith(DOWNLINES));
    await waitFor(() => expect(requested().at(-1)).toBe(`${DOWNLINES}?limit=10&offset=0&level=2&search=21`));
  });

  it('shows an empty state with a link to share', async () => {
    showMembers({ [DOWNLINES]: pageOf([], 0) });
    expect(await screen.findByText('ยังไม่มีเพื่อนที่แนะนำ')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'แชร์ลิงก์' })).toBeTruthy();
    press('สายที่ 1 (1)');
    expect(await screen.findByText('ไม่พบสมาชิก')).toBeTruthy();
    press('ดูทั้งหมด');
    expect(await screen.findByText('ยังไม่มีเพื่อนที่แนะนำ')).toBeTruthy();
  });

  it('shows the error when downlines cannot be loaded', async () => {
    showMembers({ [DOWNLINES]: refusal(503, 'ยังไม่เปิดให้บริการบนเว็บไซต์นี้') });
    expect(await screen.findByText('ยังไม่เปิดให้บริการบนเว็บไซต์นี้')).toBeTruthy();
  });
});

describe('referral/rewards', () => {
  it('lists income by day and by bet, including income taken back', async () => {
    showRewards({ [DAYS]: pageOf([day], 1), [LINES]: pageOf([line], 1) });
    expect(await screen.findByText('−3.20')).toBeTruthy();
    expect(screen.getByText(/1 รายการเดิมพัน · จากเพื่อน 1 คน · หักคืน 4.00/)).toBeTruthy();
    fireEvent.click(screen.getByText('21 พ.ย. 2569'));
    expect(await screen.findByText('−4.00')).toBeTruthy();
    expect(screen.getByText(/เดิมพัน 019AA6...9E10 · หักคืน เดิมพันเป็นโมฆะ/)).toBeTruthy();
  });

  it('requests the first and last day of the chosen range', async () => {
    const { sent } = showRewards({ [DAYS]: pageOf([], 0) });
    expect(await screen.findByText('ยังไม่มีรายได้')).toBeTruthy();
    press('เดือนก่อน');
    const last = () => new URL(`http://x${sent.at(-1)!.address}`).searchParams;
    await waitFor(() => expect(last().get('from')).toMatch(/-01$/));
    const [from, to] = [last().get('from')!, last().get('to')!];
    expect(Date.parse(to) - Date.parse(from)).toBeGreaterThanOrEqual(27 * 86_400_000);
  });

  it('shows status and reject reason of a withdrawal', async () => {
    showRewards({ [DAYS]: pageOf([], 0), [WITHDRAWN]: pageOf([withdrawal], 1) });
    press('ถอนแล้ว');
    expect(await screen.findByText('ถูกปฎิเสธ')).toBeTruthy();
    expect(screen.getByText('ระบบไม่รับรายการ')).toBeTruthy();
    expect(screen.getByText('240.50').tagName).toBe('S');
  });
});
