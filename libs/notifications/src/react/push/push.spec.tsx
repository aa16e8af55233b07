/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MemberNotification, NotificationSettings } from '../../core';
import { NotificationBell } from '../components/notification-bell';
import NotificationsScreen from '../screens/notifications';
import { keepPushChoice, pushChoice } from './push-choice';

const MEMBER = { prefix: 'MTO', username: 'MTODEMO1' };
const BASE = '/api/apps/notifications/MTO/MTODEMO1';
const ENDPOINT = 'https://push.example/one';
const KEY = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';
const OFFER = 'แจ้งเตือนบนเครื่องนี้';
const ON: NotificationSettings = { offKinds: [], pushOffKinds: [], messages: [], quietHours: null };

const deposit: MemberNotification = {
  id: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f',
  kind: 'depositReceived',
  group: 'money',
  title: 'เงินฝากเข้าแล้ว',
  text: 'ยอดฝาก 500.17 บาท เข้าเครดิตของคุณแล้ว',
  path: 'deposit/history?id=DP-1',
  at: new Date().toISOString(),
  isRead: true,
};
const login: MemberNotification = { ...deposit, kind: 'newDevice', group: 'security', title: 'เข้าสู่ระบบจากอุปกรณ์ใหม่' };

/** What the browser does with push messages. */
const browser = {
  permission: 'default' as NotificationPermission,
  /** What the member answers to the browser. */
  answer: 'granted' as NotificationPermission,
  requests: 0,
  /** The key of the subscription; `null`: there is none. */
  key: null as string | null,
};

function subscription() {
  if (browser.key === null) return null;
  const bytes = Uint8Array.from(atob(browser.key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
  return {
    endpoint: ENDPOINT,
    options: { applicationServerKey: bytes.buffer },
    toJSON: () => ({ keys: { p256dh: 'point', auth: 'secret' } }),
    unsubscribe: () => {
      browser.key = null;
      return Promise.resolve(true);
    },
  };
}
const pushManager = {
  getSubscription: () => Promise.resolve(subscription()),
  subscribe: jest.fn(({ applicationServerKey }: { applicationServerKey: string; userVisibleOnly: boolean }) => {
    browser.key = applicationServerKey;
    return Promise.resolve(subscription());
  }),
};

const show = (line: MemberNotification, settings = ON) =>
  renderScreen(<NotificationsScreen />, {
    at: '/MTO/notifications',
    answers: {
      [BASE]: { notifications: [line], cursor: null },
      [`GET ${BASE}/push`]: { publicKey: KEY },
      [`POST ${BASE}/push`]: null,
      [`POST ${BASE}/push/stop`]: null,
      [`GET ${BASE}/settings`]: settings,
      [`PUT ${BASE}/settings`]: ({ body }: { body: unknown }) => body,
    },
  });
const openSettings = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'ตั้งค่าการแจ้งเตือน' }));
  const sheet = within(await screen.findByRole('dialog'));
  return { sheet, device: within(await sheet.findByRole('region', { name: 'บนเครื่องนี้' })) };
};
const isOn = (element: HTMLElement) => (element as HTMLInputElement).checked;

beforeEach(() => {
  localStorage.clear();
  Object.assign(browser, { permission: 'default', answer: 'granted', requests: 0, key: null });
  pushManager.subscribe.mockClear();
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
  });
  Object.assign(window, { PushManager: class {} });
  Object.defineProperty(window, 'Notification', {
    configurable: true,
    value: {
      get permission() {
        return browser.permission;
      },
      requestPermission: () => {
        browser.requests += 1;
        browser.permission = browser.answer;
        return Promise.resolve(browser.permission);
      },
    },
  });
});
afterEach(() => {
  cleanup();
  // other specs of the same process expect a browser without push messages
  for (const [owner, name] of [
    [navigator, 'serviceWorker'],
    [window, 'PushManager'],
    [window, 'Notification'],
  ] as const)
    Reflect.deleteProperty(owner, name);
});

describe('offer of push messages', () => {
  it('comes after the first received deposit; the browser asks only after the press', async () => {
    const { sent } = show(deposit);
    expect(await screen.findByRole('heading', { name: OFFER })).toBeTruthy();
    expect(browser.requests).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'เปิดการแจ้งเตือน' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: OFFER })).toBeNull());
    expect(sent.at(-1)).toMatchObject({
      method: 'POST',
      body: { endpoint: ENDPOINT, p256dh: 'point', auth: 'secret' },
    });
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    expect(await pushChoice(MEMBER)).toBe('on');
  });

  it('stays away before a deposit', async () => {
    show(login);
    await screen.findByRole('link', { name: /อุปกรณ์ใหม่/ });
    expect(screen.queryByRole('heading', { name: OFFER })).toBeNull();
  });

  it('remembers that the member declined on this device, without the name', async () => {
    const { unmount } = show(deposit);
    fireEvent.click(await screen.findByRole('button', { name: 'ไว้ก่อน' }));
    expect(screen.queryByRole('heading', { name: OFFER })).toBeNull();
    await waitFor(async () => expect(await pushChoice(MEMBER)).toBe('off'));
    expect(await pushChoice({ ...MEMBER, username: 'MTODEMO2' })).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('DEMO1');
    unmount();
    show(deposit);
    await screen.findByRole('link', { name: /เงินฝากเข้าแล้ว/ });
    expect(screen.queryByRole('heading', { name: OFFER })).toBeNull();
  });
});

describe('setting of push messages', () => {
  it('turns them on and off on this device', async () => {
    const { sent } = show(login);
    const { device } = await openSettings();
    const row = await device.findByRole('switch', { name: 'แสดงการแจ้งเตือน' });
    expect(isOn(row)).toBe(false);
    fireEvent.click(row);
    await waitFor(() => expect(isOn(device.getByRole('switch', { name: 'แสดงการแจ้งเตือน' }))).toBe(true));
    expect(browser.key).toBe(KEY);
    fireEvent.click(device.getByRole('switch', { name: 'แสดงการแจ้งเตือน' }));
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ endpoint: ENDPOINT }));
    await waitFor(() => expect(isOn(device.getByRole('switch', { name: 'แสดงการแจ้งเตือน' }))).toBe(false));
    expect(browser.key).toBeNull();
  });

  it('says how to lift a block of the browser', async () => {
    browser.answer = 'denied';
    show(login);
    const { device } = await openSettings();
    fireEvent.click(await device.findByRole('switch', { name: 'แสดงการแจ้งเตือน' }));
    expect(await device.findByText(/เบราว์เซอร์บล็อกการแจ้งเตือน/)).toBeTruthy();
    expect(device.queryByRole('switch')).toBeNull();
  });

  it('chooses kinds and quiet hours, while what is off in the inbox stays off', async () => {
    Object.assign(browser, { permission: 'granted', key: KEY });
    await keepPushChoice(MEMBER, true);
    const { sent } = show(login, { ...ON, offKinds: ['prizeWon'] });
    const { sheet, device } = await openSettings();
    const prize = await device.findByRole('switch', { name: 'รางวัลทัวร์นาเมนต์' });
    expect([isOn(prize), (prize as HTMLInputElement).disabled]).toEqual([false, true]);
    fireEvent.click(device.getByRole('switch', { name: 'เงินฝากเข้า' }));
    const saved = { ...ON, offKinds: ['prizeWon'], pushOffKinds: ['depositReceived'] };
    await waitFor(() => expect(sent.at(-1)?.body).toEqual(saved));
    await waitFor(() => expect(isOn(device.getByRole('switch', { name: 'เงินฝากเข้า' }))).toBe(false));
    fireEvent.click(sheet.getByRole('switch', { name: 'เวลางดรบกวน' }));
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ ...saved, quietHours: { start: '22:00', end: '08:00' } }));
    fireEvent.change(await sheet.findByRole('combobox', { name: 'ถึง' }), { target: { value: '07:00' } });
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ ...saved, quietHours: { start: '22:00', end: '07:00' } }));
  });
});

describe('renewal of push messages', () => {
  const bell = () =>
    renderScreen(<NotificationBell />, {
      answers: {
        [`${BASE}/unread`]: { unread: 0 },
        [`GET ${BASE}/push`]: { publicKey: KEY },
        [`POST ${BASE}/push`]: null,
      },
    });
  const renewals = (sent: readonly { method: string }[]) => sent.filter(({ method }) => method === 'POST');

  it('happens at each visit, also after the key of the agent was replaced', async () => {
    Object.assign(browser, { permission: 'granted', key: KEY.replace('BE', 'BF') });
    await keepPushChoice(MEMBER, true);
    const { sent } = bell();
    await waitFor(() => expect(renewals(sent)).toHaveLength(1));
    expect([browser.key, browser.requests]).toEqual([KEY, 0]);
  });

  it('does not subscribe another member of the device', async () => {
    Object.assign(browser, { permission: 'granted', key: KEY });
    await keepPushChoice({ ...MEMBER, username: 'MTODEMO2' }, true);
    const { sent } = bell();
    const { renewPush } = await import('./browser-push');
    await waitFor(() => expect(sent).toHaveLength(1));
    await renewPush(MEMBER);
    expect(renewals(sent)).toEqual([]);
  });
});
