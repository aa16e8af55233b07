/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { refusal, renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { PromotionDetail } from '../../core';
import PromotionScreen from './promotion';
import PromotionsScreen from './promotions';

const promotion: PromotionDetail = {
  id: 'mto-week',
  title: 'สัปดาห์เลานจ์ เพิ่ม 20%',
  summary: 'ฝากตั้งแต่ 500 บาท รับเพิ่ม 20%',
  isDeposit: true,
  startsAt: '2026-11-15T17:00:00.000Z',
  endsAt: '2026-11-22T17:00:00.000Z',
  imgUrl: '/media/banners/jewel-week.avif?v=1',
  isOver: false,
  text: 'ก่อนถอนต้องเล่นให้ครบ 5 เท่า',
  minDepositSatang: 50_000,
  bonusPercentage: 20,
  maxBonusSatang: 100_000,
  turnoverMultiplier: 5,
};

function open(at: string, answer: unknown) {
  renderScreen(
    <Routes>
      <Route path="/MTO/promotion" element={<PromotionsScreen />} />
      <Route path="/MTO/promotion/:id" element={<PromotionScreen />} />
    </Routes>,
    {
      at,
      answers: { '/api/provider/promotion': answer, '/api/provider/promotion-detail/mto-week': answer },
    },
  );
}

afterEach(cleanup);

describe('promotion list', () => {
  it('links cards to their conditions, and shows the last day', async () => {
    open('/MTO/promotion', [promotion]);
    const link = await screen.findByRole('link', { name: /สัปดาห์เลานจ์ เพิ่ม 20%/ });
    expect(link.getAttribute('href')).toBe('/MTO/promotion/mto-week');
    expect(link.textContent).toContain('ถึง 22 พ.ย. 2569');
  });

  it('shows a state when there are no promotions', async () => {
    open('/MTO/promotion', []);
    expect(await screen.findByRole('heading', { name: 'ยังไม่มีโปรโมชัน' })).toBeTruthy();
  });
});

describe('promotion', () => {
  const terms = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

  it("shows a promotion's conditions before its text", async () => {
    open('/MTO/promotion/mto-week', promotion);
    expect(await screen.findByRole('heading', { name: promotion.title })).toBeTruthy();
    expect(terms()).toEqual([
      ['ฝากขั้นต่ำ', '500.00 บาท'],
      ['โบนัส', '20% สูงสุด 1,000.00 บาท'],
      ['ยอดเทิร์น', '5 เท่า'],
      ['ระยะเวลา', '16 พ.ย. 2569 – 22 พ.ย. 2569'],
    ]);
  });

  it('shows only the period of a promotion without a deposit, and marks one that is over', async () => {
    open('/MTO/promotion/mto-week', { ...promotion, isDeposit: false, isOver: true });
    expect(await screen.findByText('โปรโมชันนี้จบแล้ว')).toBeTruthy();
    expect(terms()).toHaveLength(1);
  });

  it("shares the promotion's address where the browser can", async () => {
    const shared: ShareData[] = [];
    Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(void shared.push(data)) });
    try {
      open('/MTO/promotion/mto-week', promotion);
      fireEvent.click(await screen.findByRole('button', { name: 'แชร์โปรโมชันนี้' }));
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
    expect(shared.map(({ url }) => url)).toEqual([`${location.origin}${location.pathname}`]);
  });

  it('reports an unknown id as not found and links to all promotions', async () => {
    open('/MTO/promotion/mto-week', refusal(404, 'ไม่พบโปรโมชันนี้'));
    const link = await screen.findByRole('link', { name: 'ดูโปรโมชันทั้งหมด' });
    expect(link.getAttribute('href')).toBe('/MTO/promotion');
    expect(screen.getByText('404')).toBeTruthy();
    expect(document.title).toBe('ไม่พบโปรโมชันนี้ - MTO Lounge');
  });
});
