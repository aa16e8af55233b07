/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { MemberTier } from '@housebrand/shared';
import { aMember, aMemberTier, refusal, renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TierConfig } from '../../core';
import TierDetailScreen from './tier-detail';

const step = (tierLevel: number, tierName: string, deposit: number, turnover: number): TierConfig => ({
  tierLevel,
  tierName,
  logoUrl: `/media/tiers/${tierLevel}.svg`,
  descriptionBackgroundColor: '#000000',
  backgroundDarkColor: '#000000',
  backgroundBrightColor: '#000000',
  condition: { minDepositAccumulateAmount: deposit, minTurnOverAccumulateAmount: turnover },
  access: { menu: [] },
});

// unordered: the screen sorts the tiers
const ladder = [step(3, 'Gold', 30_000, 250_000), step(1, 'Bronze', 0, 0), step(2, 'Silver', 5_000, 20_000)];

function tierAt(tierLevel: number): MemberTier {
  const access = { menu: ['coupon', 'made-up-by-a-provider'] };
  return aMemberTier({ tierLevel, depositAmount: 18_500, turnoverAmount: 142_000, access });
}

function open(tier: MemberTier, configs: unknown = ladder) {
  renderScreen(<TierDetailScreen />, {
    at: '/MTO/user-info/tier-detail',
    member: aMember({ tier }),
    answers: { '/api/apps/user_tier_configs': configs },
  });
}

afterEach(cleanup);

describe('tier detail screen', () => {
  it('shows the current tier, the missing amounts, and the whole ladder', async () => {
    open(tierAt(2));
    const steps = within(await screen.findByRole('list', { name: 'เส้นทางของคุณ' })).getAllByRole('listitem');
    expect(steps.map((entry) => entry.textContent)).toEqual(['บรอนซ์', 'ซิลเวอร์', 'โกลด์']);
    expect(steps[1]!.getAttribute('aria-current')).toBe('step');
    const bars = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    // overall is the sum of both amounts over the sum of both minimums: 160,500 of 280,000
    expect(bars).toEqual(['57', '61', '56']);
    expect(document.body.textContent).toContain('ไปแล้ว 57% ถึงระดับโกลด์');
    expect(document.body.textContent).toContain('ขาดอีก 11,500.00');
    expect(document.body.textContent).toContain('ขาดอีก 108,000.00');
  });

  it('lists the menus that the next tier adds, without links', async () => {
    const menu = ['coupon', 'wheel'];
    open(tierAt(2), [...ladder.slice(1), { ...ladder[0]!, access: { menu } }]);
    const coming = within(await screen.findByRole('list', { name: 'ระดับโกลด์เปิดเพิ่ม' }));
    expect(coming.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['วงล้อนำโชค']);
    expect(coming.queryByRole('link')).toBeNull();
  });

  it('shows the conditions of a selected tier', async () => {
    open(tierAt(2));
    await userEvent.click(await screen.findByRole('button', { name: 'บรอนซ์' }));
    expect(screen.getByRole('heading', { name: 'เงื่อนไขระดับบรอนซ์' })).toBeTruthy();
    expect(document.body.textContent).toContain('ทุกคนเริ่มที่ระดับนี้');
  });

  it('shows at the top tier that there is no further one', async () => {
    open(tierAt(3));
    await screen.findByText('คุณอยู่ระดับสูงสุดแล้ว');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  });

  it('lists the offered menus: always the promotions, never unknown keys (specification section 6)', async () => {
    open(tierAt(2));
    const menus = await screen.findByRole('list', { name: 'สิทธิ์ของระดับซิลเวอร์' });
    expect(
      within(menus)
        .getAllByRole('listitem')
        .map((entry) => entry.textContent),
    ).toEqual(['โปรโมชัน', 'คูปอง']);
  });

  it('shows an empty state without a ladder, and an error after a failure', async () => {
    open(tierAt(2), []);
    await screen.findByRole('heading', { name: 'ยังไม่มีข้อมูลระดับสมาชิก' });
    cleanup();
    open(tierAt(2), refusal(503, 'ระบบปลายทางไม่พร้อม'));
    await screen.findByRole('button', { name: 'ลองอีกครั้ง' });
    expect(document.body.textContent).toContain('ระบบปลายทางไม่พร้อม');
  });
});
