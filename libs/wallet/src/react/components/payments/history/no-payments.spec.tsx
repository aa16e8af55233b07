/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { MENU_KEYS, type MenuKey } from '@housebrand/shared';
import { MenusProvider } from '@housebrand/shared/react';
import { renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen } from '@testing-library/react';
import { NoPayments, type HistoryKind } from './no-payments';

function show(kind: HistoryKind, menus: readonly MenuKey[]) {
  renderScreen(
    <MenusProvider value={{ isOffered: (menu) => menus.includes(menu), pathOf: () => null }}>
      <NoPayments kind={kind} title="empty" />
    </MenusProvider>,
  );
  const link = screen.getByRole('link');
  return [link.textContent, link.getAttribute('href')];
}

afterEach(cleanup);

describe('empty history', () => {
  it.each([
    ['deposit', 'ฝากเงิน', 'deposit'],
    ['withdraw', 'ถอนเงิน', 'withdraw'],
    ['coupon', 'ดูโปรโมชัน', 'promotion'],
    ['chips', 'ส่งชิป', 'chips/send'],
    ['received', 'ไปที่ QR รับชิป', 'chips/send'],
    ['purchase', 'ซื้อชิป', 'chips/purchase'],
    ['reward', 'ดูภารกิจ', 'daily-quest'],
  ] as const)('leads on from %s', (kind, label, path) => {
    expect(show(kind, MENU_KEYS)).toEqual([label, `/MTO/${path}`]);
  });

  it('leads to what the tier opens', () => {
    expect(show('reward', ['coupon'])).toEqual(['ใช้คูปอง', '/MTO/coupon']);
    cleanup();
    expect(show('chips', [])).toEqual(['ดูระดับของฉัน', '/MTO/user-info/tier-detail']);
    cleanup();
    expect(show('withdraw', [])).toEqual(['ถอนเงิน', '/MTO/withdraw']);
  });
});
