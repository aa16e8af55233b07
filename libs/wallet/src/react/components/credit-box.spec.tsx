/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PortalProvider } from '@housebrand/shared/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { useCredit } from '../api/credit';
import { useCreditVisibility } from '../credit-visibility';
import { CreditBox } from './credit-box';
import { CreditBoxGuest } from './credit-box-guest';

const owner = { prefix: 'MTO', username: 'MTODEMO1' };
let balances: (number | null)[] = [];
let calls = 0;

/** One balance in satang a call, the last one for all that follow; `null` for a system that does not answer. */
function serve(next: (number | null)[]) {
  balances = next;
  calls = 0;
  globalThis.fetch = async () => {
    const satang = balances[Math.min(calls, balances.length - 1)] ?? null;
    calls += 1;
    const data = { username: 'MTODEMO1', balance: (satang ?? 0) / 100, balanceSatang: satang, point: 1250, asOf: '2026-11-20T14:14:00Z' };
    const reply = satang === null ? { code: 503, message: 'ไม่พร้อม', requestId: 'abcdef1234567' } : { code: 200, data };
    const status = satang === null ? 503 : 200;
    return { ok: status === 200, status, headers: new Headers(), json: async () => reply } as unknown as Response;
  };
}

function Box({ isOnline = true }: { isOnline?: boolean }) {
  return <CreditBox username="MTODEMO1" meter={null} credit={useCredit(owner)} isOnline={isOnline} />;
}

function open(isOnline = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PortalProvider portal={{ prefix: 'MTO', name: 'MTO Lounge', username: 'MTODEMO1', minimumAge: 20 }}>
          <Box isOnline={isOnline} />
        </PortalProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const text = () => screen.getByRole('region').textContent ?? '';

beforeEach(() => {
  localStorage.clear();
  useCreditVisibility.setState({ isHidden: false });
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
afterEach(cleanup);

describe('the credit box', () => {
  it('shows credit and points', async () => {
    serve([1_234_567]);
    open();
    await waitFor(() => expect(text()).toContain('12,345.67 บาท'));
    expect(text()).toContain('1,250');
  });

  it('hides the amount and keeps the wish, never the amount', async () => {
    serve([1_234_567]);
    open();
    await waitFor(() => expect(text()).toContain('12,345'));
    await userEvent.click(screen.getByRole('button', { name: 'ซ่อนยอดเครดิต' }));
    expect(text()).not.toContain('12,345');
    expect(text()).not.toContain('1,250');
    expect({ ...localStorage }).toEqual({ creditHidden: 'true' });
    await userEvent.click(screen.getByRole('button', { name: 'แสดงยอดเครดิต' }));
    expect(text()).toContain('12,345.67');
  });

  it('reads the credit anew when the member comes back from a game', async () => {
    serve([10_000, 20_000, 30_000]);
    open();
    await waitFor(() => expect(text()).toContain('100.00 บาท'));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(text()).toContain('200.00 บาท'));
    const restored = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(restored));
    await waitFor(() => expect(text()).toContain('300.00 บาท'));
  });

  it('keeps an old amount on show and says how old it is', async () => {
    serve([10_000, null]);
    open();
    await waitFor(() => expect(text()).toContain('100.00 บาท'));
    await userEvent.click(screen.getByRole('button', { name: 'อัปเดตยอดเครดิต' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('21:14'));
    expect(text()).toContain('100.00 บาท');
  });

  it('says that nothing came, with a reference and another try', async () => {
    serve([null, 500]);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('abcdef12');
    await userEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    await waitFor(() => expect(text()).toContain('5.00 บาท'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('calls a guest to the login', () => {
    render(
      <MemoryRouter>
        <CreditBoxGuest loginTo="/MTO/login" />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'เข้าสู่ระบบ' }).getAttribute('href')).toBe('/MTO/login');
  });
});
