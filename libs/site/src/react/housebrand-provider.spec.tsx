/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { LoginForm, startSession } from '@housebrand/auth/react';
import { useMenus, usePortal } from '@housebrand/shared/react';
import { aMember, refusal, serveAnswers } from '@housebrand/shared/testing/react';
import { TierChip } from '@housebrand/tiers/react';
import { DEFAULT_COLORS } from '@housebrand/theming';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import type { ReactNode } from 'react';
import { HousebrandProvider, type HousebrandProviderProps } from './housebrand-provider';
import * as headless from './headless';

const { HousebrandProvider: HeadlessProvider, memoryTokens, ...hooks } = headless;
const tier = aMember().tier;

function serve({ isLoggedIn = true } = {}) {
  const server = { isLoggedIn };
  const sent = serveAnswers({
    'GET /api/provider/profile': () => (server.isLoggedIn ? aMember() : refusal(401, 'Please log in first.')),
    'POST /api/provider/login': () => {
      server.isLoggedIn = true;
      return { username: 'MTODEMO1', prefix: 'MTO', expiresAt: '2027-01-01T00:00:00.000Z' };
    },
    'POST /api/provider/logout': () => {
      server.isLoggedIn = false;
      return null;
    },
    '/api/apps/getProfileAndCredit/MTO': () =>
      server.isLoggedIn ? { balance: 12.5, balanceSatang: 1250 } : refusal(401, ''),
    '/api/apps/user_tier_configs': [],
  });
  return { server, sent };
}

beforeEach(() => startSession(null));

const worn = () => document.querySelector('style[data-housebrand-look]');
const site = (children: ReactNode, props: Partial<HousebrandProviderProps> = {}) => (
  <HousebrandProvider prefix="MTO" look={DEFAULT_COLORS} language="en" {...props}>
    {children}
  </HousebrandProvider>
);

describe('HousebrandProvider', () => {
  it('names HousebrandProvider, with an example, in the error of a hook outside of it', () => {
    expect(() => renderHook(() => usePortal())).toThrow('<HousebrandProvider baseUrl="" prefix="MTO">');
  });

  it('provides all that a component needs: client, messages, router, session, look', async () => {
    serve({ isLoggedIn: false });
    render(site(<LoginForm />));
    expect(await screen.findByRole('button', { name: /log in/i })).toBeTruthy();
    await waitFor(() => expect(worn()?.textContent).toContain('[data-housebrand]{--s0:'));
  });

  it("leads to the site's own pages with the site's own navigation", async () => {
    startSession(false);
    serve();
    const went: string[] = [];
    render(
      site(<TierChip tier={tier} />, { routes: { tierDetail: '/my-tier' }, onNavigate: (to) => void went.push(to) }),
    );
    act(() => screen.getByRole('link').click());
    expect(went).toEqual(['/my-tier']);
  });

  it('shows no link to a page that the site lacks', () => {
    startSession(false);
    serve();
    render(site(<TierChip tier={tier} />, { routes: {} }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it("uses the site's messages for a third language, and English where one is missing", async () => {
    serve({ isLoggedIn: false });
    render(site(<LoginForm />, { language: 'lo', messages: { lo: { auth: { loginAction: 'ເຂົ້າສູ່ລະບົບ' } } } }));
    expect(await screen.findByRole('button', { name: 'ເຂົ້າສູ່ລະບົບ' })).toBeTruthy();
    expect(screen.getByLabelText(/^Username/)).toBeTruthy();
  });

  it('renders on a server', () => {
    serve();
    expect(renderToString(site(<p>hello</p>))).toContain('hello');
  });

  it('applies another look at once, and the first one again', () => {
    serve();
    const page = render(site(<p />));
    const primary = () => /--primary:(#\w+)/.exec(worn()!.textContent)?.[1];
    const first = primary();
    page.rerender(site(<p />, { look: { ...DEFAULT_COLORS, buttonPrimaryColor: '#c2185b' } }));
    expect(primary()).toBe('#c2185b');
    page.rerender(site(<p />));
    expect(primary()).toBe(first);
  });

  it('rejects a second agent on its page, and accepts it once the first is gone', async () => {
    startSession(false);
    serve();
    const naga = <HeadlessProvider prefix="NAGA" children="naga" />;
    const both = (children: ReactNode) => <HeadlessProvider prefix="MTO">{children}</HeadlessProvider>;
    expect(() => render(both(naga))).toThrow(/One page, one agent: .*(MTO|NAGA).*<iframe/);
    render(both(<HeadlessProvider prefix="MTO" children="mto again" />)).unmount();
    render(naga);
    expect(await screen.findByText('naga')).toBeTruthy();
  });

  it('leaves the page itself unchanged', async () => {
    startSession(false);
    serve();
    const before = {
      lang: document.documentElement.lang,
      title: document.title,
      style: document.body.getAttribute('style'),
    };
    render(site(<TierChip tier={tier} />));
    await waitFor(() => expect(worn()).toBeTruthy());
    expect({
      lang: document.documentElement.lang,
      title: document.title,
      style: document.body.getAttribute('style'),
    }).toEqual(before);
    const rules = worn()!.textContent;
    const selectors = [...rules.matchAll(/([^{}]+)\{/g)].map(([, selector]) => selector!.trim());
    expect(selectors.filter((selector) => !/^(:where\()?\[data-housebrand\]/.test(selector))).toEqual([]);
  });
});

describe('headless hooks', () => {
  const around = ({ children }: { children: ReactNode }) => (
    <HeadlessProvider prefix="MTO" language="en">
      {children}
    </HeadlessProvider>
  );
  const useAll = () => ({
    session: hooks.useSession(),
    login: hooks.useLogin(),
    logout: hooks.useLogout(),
    balance: hooks.useBalance(),
    deposit: hooks.useDeposit(),
    withdraw: hooks.useWithdraw(),
    gifts: hooks.useGifts(),
    couponPreview: hooks.useCouponPreview(),
    coupon: hooks.useCoupon(),
    couponReturn: hooks.useCouponReturn(null),
    games: hooks.useGameList('Slot'),
    launch: hooks.useLaunch(),
    tiers: hooks.useTierProgress(),
    quests: hooks.useDailyQuests(),
    leaders: hooks.useLeaderboard(),
    referral: hooks.useReferral(),
    announcements: hooks.useAnnouncements(),
    protection: hooks.useProtection(),
    menus: useMenus(),
  });

  it('follows the session through login, logout and a reload', async () => {
    const { sent } = serve({ isLoggedIn: false });
    const page = renderHook(useAll, { wrapper: around });
    await waitFor(() => expect(page.result.current.session.kind).toBe('guest'));
    expect(sent.some(({ address }) => address.includes('getProfileAndCredit'))).toBe(false);
    await act(() => page.result.current.login.run({ username: 'MTODEMO1', password: 'Chips-2026!' }));
    await waitFor(() => expect(page.result.current.session.kind).toBe('member'));
    await waitFor(() => expect(page.result.current.balance.data?.balanceSatang).toBe(1250));
    page.unmount();
    startSession(null);
    const again = renderHook(useAll, { wrapper: around });
    await waitFor(() => expect(again.result.current.session.kind).toBe('member'));
    await act(() => again.result.current.logout.run());
    await waitFor(() => expect(again.result.current.session.kind).toBe('guest'));
    await waitFor(() => expect(again.result.current.balance.data).toBeUndefined());
  });

  it('reports a failure by its code', async () => {
    serve({ isLoggedIn: true });
    const page = renderHook(useAll, { wrapper: around });
    await waitFor(() => expect(page.result.current.session.kind).toBe('member'));
    await act(() => page.result.current.coupon.run({ couponCode: 'NONE' }).catch(() => undefined));
    await waitFor(() => expect(page.result.current.coupon.error?.status).toBeGreaterThanOrEqual(400));
    expect(page.result.current.coupon.isBusy).toBe(false);
  });
});
