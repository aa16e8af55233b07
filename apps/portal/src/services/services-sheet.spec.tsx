/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MenuKey } from '@housebrand/shared';
import { MenusProvider } from '@housebrand/shared/react';
import { aMember, aMemberTier, pageOf, renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { menuPath } from '../routes/menu-pages';
import { screenPages } from '../routes/screen-pages';
import { SERVICE_GROUPS } from './services';
import ServicesSheet from './services-sheet';

const ALL: readonly MenuKey[] = ['deposit', 'game', 'chips', 'daily-quest', 'cashback', 'referral'];

const step = (tierLevel: number, tierName: string, amount: number, menu: readonly string[]) => ({
  tierLevel,
  tierName,
  access: { menu },
  condition: { minDepositAccumulateAmount: amount, minTurnOverAccumulateAmount: amount },
});

const ANSWERS = {
  '/api/apps/user_tier_configs': [
    step(1, 'Bronze', 0, []),
    step(2, 'Silver', 1_000, ['daily-quest']),
    step(3, 'Gold', 10_000, ['daily-quest', 'chips']),
  ],
  '/api/provider/check-cash-back': { amountSatang: 84_520 },
  '/api/provider/report-deposit': [],
  '/api/provider/report-withdraw': [{ id: 'w-1', status: 'CREATE' }],
  '/api/apps/payments/gift_received': pageOf(
    [{ createdAt: new Date().toISOString() }, { createdAt: '2020-01-01T00:00:00.000Z' }],
    2,
  ),
  '/api/apps/daily_quest/MTO': [{ status: 'READY' }, { status: 'READY' }, { status: 'CLAIMED' }],
  '/api/apps/affiliates/summary/MTO/MTODEMO1': { remainingIncome: 2_240.5 },
  '/api/apps/notifications/MTO/MTODEMO1/unread': { unread: 3 },
  '/api/apps/support/MTO/MTODEMO1/threads': { threads: [{ isUnread: true }, { isUnread: false }], cursor: null },
};

function open(menus: readonly MenuKey[], contactHref: string | null = null) {
  return renderScreen(
    <MenusProvider value={{ isOffered: (menu) => menus.includes(menu), pathOf: menuPath }}>
      <ServicesSheet />
    </MenusProvider>,
    {
      at: '/MTO/user-info?open=services',
      answers: ANSWERS,
      member: aMember({ tier: aMemberTier({ depositAmount: 500, turnoverAmount: 500 }) }),
      portal: { contactHref },
    },
  );
}

const group = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});
afterEach(cleanup);

/** Pages that other services lead to: the deposit, the games, and the referral programme. */
const REACHED: readonly string[] = [
  ...['deposit/digit', 'deposit/normal', 'deposit/true-wallet'],
  ...['lotto', 'poker'],
  ...['referral/members', 'referral/rewards'],
  ...['saba-sports', 'sbo-sports', 'sports'],
  'withdraw-income',
];

describe('sheet of all services', () => {
  it('leads to every page of a member that no other service leads to', () => {
    const listed = SERVICE_GROUPS.flatMap(({ services }) => services.map(({ path }) => path));
    const own = screenPages.filter(({ access, path }) => access === 'member' && !path.includes(':'));
    expect(
      own
        .map(({ path }) => path)
        .filter((path) => !listed.includes(path))
        .toSorted(),
    ).toEqual(REACHED);
  });

  it('lists the services of open menus in groups, and the contact', async () => {
    open(ALL, 'https://line.me/mto');
    const money = (await group('การเงิน')).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(money).toEqual(
      ['deposit', 'withdraw', 'chips/send', 'chips/purchase', 'user-info/statement']
        .concat(['deposit/history', 'withdraw/history', 'chips/history'])
        .map((path) => `/MTO/${path}`),
    );
    const help = (await group('ช่วยเหลือ')).getByRole('link', { name: 'ติดต่อเรา' });
    expect(help.getAttribute('href')).toBe('https://line.me/mto');
  });

  it('tells what waits in each service', async () => {
    open(ALL);
    const waiting = [
      'ถอนเงินรอดำเนินการ 1',
      'ประวัติชิปวันนี้ได้รับ 1',
      'ภารกิจประจำวันรับได้ 2 รางวัล',
      'คืนยอดเสีย฿845.20',
      'แนะนำเพื่อน฿2,240.50',
      'การแจ้งเตือนยังไม่อ่าน 3',
      'สอบถามเจ้าหน้าที่ยังไม่อ่าน 1',
    ];
    await waitFor(() => {
      const texts = screen.getAllByRole('link').map(({ textContent }) => textContent);
      expect(texts).toEqual(expect.arrayContaining(waiting));
    });
  });

  it('names the tier that opens each closed menu, and how far away it is, and asks for nothing in those menus', async () => {
    const { sent } = open(['deposit', 'game']);
    const closed = await group('เปิดเมื่อเลื่อนระดับ');
    const chips = closed.getByRole('link', { name: /ชิปเปิดให้ตั้งแต่ระดับโกลด์/ });
    expect(chips.textContent).toContain('5% ถึงระดับโกลด์');
    expect(chips.getAttribute('href')).toBe('/MTO/chips/purchase');
    expect(closed.getByRole('link', { name: /ภารกิจประจำวันเปิดให้ตั้งแต่ระดับซิลเวอร์/ }).textContent).toContain(
      '50% ถึงระดับซิลเวอร์',
    );
    expect(closed.queryByText(/ถอนเงิน/)).toBeNull();
    expect((await group('การเงิน')).queryByRole('link', { name: /ชิป/ })).toBeNull();
    expect(sent.map(({ address }) => address.split('?')[0]).toSorted()).toEqual([
      '/api/apps/notifications/MTO/MTODEMO1/unread',
      '/api/apps/support/MTO/MTODEMO1/threads',
      '/api/apps/user_tier_configs',
      '/api/provider/report-deposit',
      '/api/provider/report-withdraw',
    ]);
  });
});
