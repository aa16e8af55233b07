/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { refusal, renderScreen, type Answers } from '@housebrand/shared/testing/react';
import { cleanup, screen } from '@testing-library/react';
import ReferralScreen from './referral';

const link = 'https://portal.example/MTO/r/6f1a0c52e4b04d7c9a3d2f10.html';
const months = ['2026-10', '2026-11'].map((month, place) => ({ month, income: 100 + place * 50.25 }));
const summary = {
  totalIncome: 5_120.5,
  totalDownLine: 37,
  remainingIncome: 2_240.5,
  link,
  levels: [
    { level: 1, members: 30 },
    { level: 2, members: 7 },
  ],
  months,
};
const SUMMARY = '/api/apps/affiliates/summary/MTO/MTODEMO1';
const LINK = '/api/provider/link-affiliate';

function open(answers: Answers) {
  renderScreen(<ReferralScreen />, {
    at: '/MTO/referral',
    answers: { [SUMMARY]: summary, [LINK]: { link, code: '6f1a0c52e4b04d7c9a3d2f10', image: '' }, ...answers },
  });
}

afterEach(cleanup);

describe('referral', () => {
  it('shows the link as a QR code and text, with income and downlines', async () => {
    open({});
    expect(await screen.findByRole('img', { name: 'QR ของลิงก์แนะนำเพื่อน' })).toBeTruthy();
    expect(screen.getByTitle(link).textContent).toBe('portal.example/M…a3d2f10.html');
    expect(await screen.findByText('2,240.50 บาท')).toBeTruthy();
    expect(screen.getByText('37 คน')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'เริ่มแนะนำเพื่อน' })).toBeNull();
    expect(screen.getByText('ชวนเฉพาะเพื่อนอายุ 20 ปีขึ้นไป')).toBeTruthy();
  });

  it('shows the first steps to a member without downlines', async () => {
    open({ [SUMMARY]: { ...summary, totalDownLine: 0 } });
    expect(await screen.findByRole('heading', { name: 'เริ่มแนะนำเพื่อน' })).toBeTruthy();
  });

  it('explains a negative remaining income', async () => {
    open({ [SUMMARY]: { ...summary, remainingIncome: -3.2 } });
    expect(await screen.findByText('-3.20 บาท')).toBeTruthy();
    expect(screen.getByText('มีเดิมพันเป็นโมฆะหรือเพื่อนชนะ ยอดนี้จะหักจากรายได้ครั้งถัดไป')).toBeTruthy();
  });

  it('keeps the link shareable when the summary cannot be loaded', async () => {
    open({ [SUMMARY]: refusal(503, 'ระบบยังไม่พร้อม') });
    expect(await screen.findByRole('button', { name: 'คัดลอกลิงก์' })).toBeTruthy();
    expect(await screen.findByText('ระบบยังไม่พร้อม')).toBeTruthy();
  });
});
