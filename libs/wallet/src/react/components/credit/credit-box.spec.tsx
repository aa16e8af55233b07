/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aMember, inTurn, refusal, renderScreen, REQUEST_ID } from '@housebrand/shared/testing/react';
import { MenusProvider } from '@housebrand/shared/react';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCredit } from '../../api/get-credit';
import { useCreditVisibility } from '../../credit-visibility';
import { CreditActions } from './credit-actions';
import { CreditBox } from './credit-box';
import { CreditBoxGuest } from './credit-box-guest';

const member = aMember();

function Box({ isOnline }: { isOnline: boolean }) {
  return <CreditBox username="MTODEMO1" meter={null} credit={useCredit(member)} isOnline={isOnline} />;
}

/** @param balances replies in satang, one per call; the last one repeats. `null`: the provider is unavailable */
function open(balances: (number | null)[], isOnline = true) {
  const replies = balances.map((satang) => (satang === null ? refusal(503, 'ไม่พร้อม') : creditOf(satang)));
  renderScreen(<Box isOnline={isOnline} />, {
    member,
    answers: { 'POST /api/apps/getProfileAndCredit/MTO': inTurn(...replies) },
  });
}

function creditOf(balanceSatang: number) {
  const asOf = '2026-11-20T14:14:00Z';
  return { username: 'MTODEMO1', balance: balanceSatang / 100, balanceSatang, point: 1250, asOf };
}

const text = () => screen.getByRole('region').textContent ?? '';

beforeEach(() => {
  localStorage.clear();
  useCreditVisibility.setState({ isHidden: false });
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
afterEach(cleanup);

describe('credit box', () => {
  it('shows credit and points', async () => {
    open([1_234_567]);
    await waitFor(() => expect(text()).toContain('12,345.67 บาท'));
    expect(text()).toContain('1,250');
    // a translated page shows the amount as it is
    expect(document.querySelector('[translate=no]')?.textContent).toContain('12,345.67');
  });

  it('hides the amount and stores only the preference', async () => {
    open([1_234_567]);
    await waitFor(() => expect(text()).toContain('12,345'));
    await userEvent.click(screen.getByRole('button', { name: 'ซ่อนยอดเครดิต' }));
    expect(text()).not.toContain('12,345');
    expect(text()).not.toContain('1,250');
    expect({ ...localStorage }).toEqual({ creditHidden: 'true' });
    await userEvent.click(screen.getByRole('button', { name: 'แสดงยอดเครดิต' }));
    expect(text()).toContain('12,345.67');
  });

  it('refetches the credit when the member returns from a game', async () => {
    open([10_000, 20_000, 30_000]);
    await waitFor(() => expect(text()).toContain('100.00 บาท'));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(text()).toContain('200.00 บาท'));
    const restored = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(restored));
    await waitFor(() => expect(text()).toContain('300.00 บาท'));
  });

  it('keeps showing an old amount with its time when a refresh fails', async () => {
    open([10_000, null]);
    await waitFor(() => expect(text()).toContain('100.00 บาท'));
    await userEvent.click(screen.getByRole('button', { name: 'อัปเดตยอดเครดิต' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('21:14'));
    expect(text()).toContain('100.00 บาท');
  });

  it('shows an error with a reference and a retry button when loading fails', async () => {
    open([null, 500]);
    expect((await screen.findByRole('alert')).textContent).toContain(REQUEST_ID.slice(0, 8));
    await userEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
    await waitFor(() => expect(text()).toContain('5.00 บาท'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('links guests to the login', () => {
    renderScreen(<CreditBoxGuest loginTo="/MTO/login" registerTo="/MTO/register" />, { member: null });
    expect(screen.getByRole('link', { name: 'เข้าสู่ระบบ' }).getAttribute('href')).toBe('/MTO/login');
  });
});

describe('links of the credit box', () => {
  /** @returns the addresses of the links that a member of a tier with these menus gets */
  function linksWith(...menus: string[]): (string | null)[] {
    renderScreen(
      <MenusProvider value={{ isOffered: (menu) => menus.includes(menu), pathOf: () => null }}>
        <CreditActions />
      </MenusProvider>,
    );
    return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  }

  it('leads to deposit, withdrawal, sending and buying chips', () => {
    expect(linksWith('deposit', 'withdraw', 'chips')).toEqual([
      '/MTO/deposit',
      '/MTO/withdraw',
      '/MTO/chips/send',
      '/MTO/chips/purchase',
    ]);
  });

  it('keeps the withdrawal when the tier opens neither deposit nor chips', () => {
    expect(linksWith()).toEqual(['/MTO/withdraw']);
  });
});
