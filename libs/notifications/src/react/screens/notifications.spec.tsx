/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { inTurn, refusal, renderScreen } from '@housebrand/shared/testing/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MemberNotification } from '../../core';
import { NotificationBell } from '../components/notification-bell';
import NotificationsScreen from './notifications';

const BASE = '/api/apps/notifications/MTO/MTODEMO1';
const DAY_MS = 86_400_000;
const at = '/MTO/notifications';

const line = (differences: Partial<MemberNotification>): MemberNotification => ({
  id: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f',
  kind: 'depositReceived',
  group: 'money',
  title: 'เงินฝากเข้าแล้ว',
  text: 'ยอดฝาก 500.17 บาท เข้าเครดิตของคุณแล้ว',
  path: 'deposit/history?id=DP-1',
  at: new Date().toISOString(),
  isRead: false,
  ...differences,
});
const older = line({
  id: '0199f2a6-0000-7b3a-9d55-5b0f6c1d2e3f',
  kind: 'newDevice',
  group: 'security',
  title: 'เข้าสู่ระบบจากอุปกรณ์ใหม่',
  text: 'Chrome · Android',
  path: 'user-info/devices',
  at: new Date(Date.now() - DAY_MS).toISOString(),
  isRead: true,
});
const ON = { offKinds: [], pushOffKinds: [], messages: [], quietHours: null };
const page = (...notifications: MemberNotification[]) => ({ notifications, cursor: null });

describe('notifications', () => {
  it('groups notifications by day; each leads to its event and is then read', async () => {
    const { sent } = renderScreen(<NotificationsScreen />, {
      at,
      answers: { [BASE]: page(line({}), older), [`POST ${BASE}/read`]: { unread: 0 } },
    });
    expect(await screen.findByRole('heading', { name: 'วันนี้' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'เมื่อวาน' })).toBeTruthy();
    const deposit = screen.getByRole('link', { name: /เงินฝากเข้าแล้ว/ });
    expect([deposit.getAttribute('href'), within(deposit).getByText('ยังไม่ได้อ่าน')]).toEqual([
      '/MTO/deposit/history?id=DP-1',
      expect.anything(),
    ]);
    expect(within(screen.getByRole('link', { name: /อุปกรณ์ใหม่/ })).queryByText('ยังไม่ได้อ่าน')).toBeNull();
    fireEvent.click(deposit);
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ id: line({}).id, andEarlier: false }),
    );
  });

  it('names the days by the server’s clock', async () => {
    const serverTime = new Date();
    const now = jest.spyOn(Date, 'now').mockReturnValue(serverTime.getTime() + 26 * 3_600_000);
    renderScreen(<NotificationsScreen />, { at, serverTime, answers: { [BASE]: page(line({}), older) } });
    expect(await screen.findByRole('heading', { name: 'วันนี้' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'เมื่อวาน' })).toBeTruthy();
    now.mockRestore();
  });

  it('marks everything up to the newest as read', async () => {
    const { sent } = renderScreen(<NotificationsScreen />, {
      at,
      answers: {
        [BASE]: inTurn(page(line({}), older), page(line({ isRead: true }), older)),
        [`POST ${BASE}/read`]: { unread: 0 },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'อ่านทั้งหมดแล้ว' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'อ่านทั้งหมดแล้ว' })).toBeNull());
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ id: line({}).id, andEarlier: true });
  });

  it('says so when the inbox is empty, and when it cannot be read', async () => {
    const { unmount } = renderScreen(<NotificationsScreen />, { at, answers: { [BASE]: page() } });
    expect(await screen.findByRole('heading', { name: 'ยังไม่มีการแจ้งเตือน' })).toBeTruthy();
    unmount();
    renderScreen(<NotificationsScreen />, { at, answers: { [BASE]: refusal(503, 'กลับมาเร็ว ๆ นี้') } });
    expect(await screen.findByRole('button', { name: 'ลองอีกครั้ง' })).toBeTruthy();
  });

  it('switches kinds off, and names what cannot be switched off', async () => {
    const { sent } = renderScreen(<NotificationsScreen />, {
      at,
      answers: {
        [BASE]: page(older),
        [`GET ${BASE}/settings`]: ON,
        [`PUT ${BASE}/settings`]: { ...ON, offKinds: ['prizeWon'] },
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'ตั้งค่าการแจ้งเตือน' }));
    const sheet = within(await screen.findByRole('dialog'));
    const prize = await sheet.findByRole('switch', { name: 'รางวัลทัวร์นาเมนต์' });
    expect((prize as HTMLInputElement).checked).toBe(true);
    fireEvent.click(prize);
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ ...ON, offKinds: ['prizeWon'] }));
    await waitFor(() => expect((prize as HTMLInputElement).checked).toBe(false));
    expect(sheet.getByText('แจ้งเสมอ')).toBeTruthy();
    expect(sheet.getAllByRole('switch')).toHaveLength(5);
    expect(await sheet.findByText('เบราว์เซอร์นี้รับการแจ้งเตือนไม่ได้')).toBeTruthy();
  });
});

describe('settings of text messages', () => {
  const open = async (channels: unknown, settings = {}) => {
    const { sent } = renderScreen(<NotificationsScreen />, {
      at,
      answers: {
        [BASE]: page(older),
        [`GET ${BASE}/channels`]: channels,
        [`GET ${BASE}/settings`]: { ...ON, ...settings },
        [`PUT ${BASE}/settings`]: ({ body }: { body: unknown }) => body,
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'ตั้งค่าการแจ้งเตือน' }));
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByRole('switch', { name: 'รางวัลทัวร์นาเมนต์' });
    await waitFor(() => expect(sent.some(({ address }) => address === `${BASE}/channels`)).toBe(true));
    return { sent, sheet };
  };
  const chosen = (element: HTMLElement) => (element as HTMLSelectElement).value;

  it('chooses a channel per kind; security has one always', async () => {
    const { sent, sheet } = await open({ channels: ['SMS', 'LINE'] }, { offKinds: ['prizeWon'] });
    const region = within(await sheet.findByRole('region', { name: 'ทาง SMS หรือ LINE' }));
    const security = region.getByRole('combobox', { name: 'ความปลอดภัย' });
    expect([chosen(security), within(security).getAllByRole('option').map(chosen)]).toEqual(['SMS', ['SMS', 'LINE']]);
    const prize = region.getByRole('combobox', { name: 'รางวัลทัวร์นาเมนต์' }) as HTMLSelectElement;
    expect(prize.disabled).toBe(true);
    const deposit = () => region.getByRole('combobox', { name: 'เงินฝากเข้า' });
    expect(chosen(deposit())).toBe('');
    fireEvent.change(deposit(), { target: { value: 'LINE' } });
    const saved = { ...ON, offKinds: ['prizeWon'], messages: [{ topic: 'depositReceived', channel: 'LINE' }] };
    await waitFor(() => expect(sent.at(-1)?.body).toEqual(saved));
    await waitFor(() => expect(chosen(deposit())).toBe('LINE'));
    fireEvent.change(security, { target: { value: 'LINE' } });
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({
        ...saved,
        messages: [...saved.messages, { topic: 'security', channel: 'LINE' }],
      }),
    );
    await waitFor(() => expect(chosen(security)).toBe('LINE'));
    fireEvent.change(deposit(), { target: { value: '' } });
    await waitFor(() =>
      expect(sent.at(-1)?.body).toMatchObject({ messages: [{ topic: 'security', channel: 'LINE' }] }),
    );
    expect(sheet.getByRole('switch', { name: 'เวลางดรบกวน' })).toBeTruthy();
  });

  it('fixes the only channel for security', async () => {
    const { sheet } = await open({ channels: ['SMS'] });
    const security = await sheet.findByRole('combobox', { name: 'ความปลอดภัย' });
    expect([chosen(security), (security as HTMLSelectElement).disabled]).toEqual(['SMS', true]);
  });

  it.each([[{ channels: [] }], [refusal(503, 'ยังไม่พร้อม')]])('shows nothing without a channel', async (channels) => {
    const { sheet } = await open(channels);
    expect(await sheet.findByText('เบราว์เซอร์นี้รับการแจ้งเตือนไม่ได้')).toBeTruthy();
    expect(sheet.queryByRole('region', { name: 'ทาง SMS หรือ LINE' })).toBeNull();
    expect(sheet.queryByRole('switch', { name: 'เวลางดรบกวน' })).toBeNull();
  });
});

describe('notification bell', () => {
  it('shows whether something is unread, and leads to the inbox', async () => {
    renderScreen(<NotificationBell />, { answers: { [`${BASE}/unread`]: { unread: 3 } } });
    const bell = await screen.findByRole('link', { name: 'การแจ้งเตือน มีใหม่ 3 รายการ' });
    expect(bell.getAttribute('href')).toBe('/MTO/notifications');
  });

  it('is a plain link while nothing is unread, and absent for guests', async () => {
    const { sent, unmount } = renderScreen(<NotificationBell />, { answers: { [`${BASE}/unread`]: { unread: 0 } } });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'การแจ้งเตือน' })).toBeTruthy();
    unmount();
    const guest = renderScreen(<NotificationBell />, { member: null });
    expect([guest.container.textContent, screen.queryByRole('link')]).toEqual(['', null]);
  });
});
