/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { MenusProvider } from '@housebrand/shared/react';
import { renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen } from '@testing-library/react';
import { NoPayments, type HistoryKind } from './no-payments';

function show(kind: HistoryKind, isOffered: boolean) {
  renderScreen(
    <MenusProvider value={{ isOffered: () => isOffered, pathOf: () => null }}>
      <NoPayments kind={kind} title="empty" />
    </MenusProvider>,
  );
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
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
    expect(show(kind, true)).toEqual([[label, `/MTO/${path}`]]);
  });

  it('leads nowhere when the menu is closed, except to the withdrawal', () => {
    expect(show('chips', false)).toEqual([]);
    cleanup();
    expect(show('withdraw', false)).toHaveLength(1);
  });
});
