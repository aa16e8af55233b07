/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { DialogHost } from '@housebrand/shared/react';
import { inTurn, refusal, renderScreen, type Answers } from '@housebrand/shared/testing/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LIMIT_KINDS, LIMIT_PERIODS, type MoneyLimit, type ProtectionSettings } from '../../core';
import PlaySafely from './play-safely';

const settings: ProtectionSettings = { reminderMinutes: 60, pendingReminder: null, exclusion: null };
const limitsWith = (differences: Partial<MoneyLimit> = {}): MoneyLimit[] =>
  LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map((period) => ({
      kind,
      period,
      limitSatang: null,
      usedSatang: 0,
      besideSatang: null,
      until: '2026-11-21T17:00:00.000Z',
      pending: null,
      ...(kind === (differences.kind ?? 'DEPOSIT') && period === 'DAY' && differences),
    })),
  );
const BASE = '/api/apps/protection/MTO/MTODEMO1';
const show = (answers: Answers) =>
  renderScreen(
    <>
      <PlaySafely />
      <DialogHost />
    </>,
    { at: '/MTO/user-info/play-safely', answers: { [BASE]: settings, [`${BASE}/limits`]: limitsWith(), ...answers } },
  );
const card = (name: string) => screen.findByRole('region', { name });
const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }));

it('keeps showing advice and the helpline when the settings cannot be loaded', async () => {
  show({ [BASE]: refusal(503, 'ระบบยังไม่พร้อม') });
  expect((await screen.findByRole('link', { name: 'โทร 1323' })).getAttribute('href')).toBe('tel:1323');
});

describe('limit cards', () => {
  it('shows what counts towards a limit, what is only shown with it, and what is ignored', async () => {
    show({ [`${BASE}/limits`]: limitsWith({ limitSatang: 300_000, usedSatang: 0, besideSatang: 50_000 }) });
    const deposits = await card('ยอดฝากสูงสุด');
    expect(within(deposits).getByText('รับชิปและคูปองอีก ฿500 (ไม่นับรวม)')).toBeTruthy();
    const reported = [...deposits.querySelectorAll('dl > div')].map((group) =>
      [...group.children].map(({ textContent }) => textContent),
    );
    expect(reported.slice(0, 2)).toEqual([
      ['นับรวมในวงเงิน', 'เงินฝาก รวมรายการที่รอโอน', 'การซื้อชิป'],
      ['แสดงให้เห็นแต่ไม่นับ และรับไม่ได้เมื่อตั้งไว้ ฿0', 'ชิปที่ได้รับจากเพื่อน', 'คูปอง'],
    ]);
    expect(reported).toHaveLength(3);
    expect((await card('ยอดเสียสูงสุด')).querySelector('dd')?.textContent).toBe('ยอดเดิมพันหักยอดที่ชนะในรอบที่จบแล้ว');
  });

  it('shows the used amount and sets a limit with the time from which it applies', async () => {
    const limit: MoneyLimit = limitsWith({ limitSatang: 300_000, usedSatang: 120_000 })[0]!;
    const { sent } = show({
      [`${BASE}/limits`]: limitsWith(limit),
      [`PUT ${BASE}/limits`]: limitsWith({ ...limit, limitSatang: 50_000 }),
    });
    const deposits = await card('ยอดฝากสูงสุด');
    expect(within(deposits).getByText('ใช้ไป ฿1,200 จาก ฿3,000')).toBeTruthy();
    press(/ต่อวัน/, deposits);
    const sheet = await screen.findByRole('dialog');
    const save = within(sheet).getByRole('button', { name: 'บันทึก' });
    expect(save).toHaveProperty('disabled', true);
    press('10,000', sheet);
    expect(within(sheet).getByText(/^มีผล .+ \(อีก 24 ชั่วโมง\)$/)).toBeTruthy();
    press('3,000', sheet);
    expect(within(sheet).getByText('ตั้งไว้เท่านี้อยู่แล้ว')).toBeTruthy();
    expect(save).toHaveProperty('disabled', true);
    press('500', sheet);
    expect(within(sheet).getByText('มีผลทันที')).toBeTruthy();
    fireEvent.click(save);
    expect(await within(deposits).findByText('ใช้ไป ฿1,200 จาก ฿500')).toBeTruthy();
    expect(within(deposits).getByText(/^ยอดฝากวันนี้ถึงที่คุณตั้งไว้แล้ว/)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      kind: 'DEPOSIT',
      period: 'DAY',
      limitSatang: 50_000,
    });
  });

  it('shows a pending increase and cancels it', async () => {
    const waiting = { limitSatang: 300_000, pending: { limitSatang: null, from: '2026-11-22T05:00:00.000Z' } };
    const { sent } = show({
      [`${BASE}/limits`]: limitsWith(waiting),
      [`PUT ${BASE}/limits`]: limitsWith({ ...waiting, pending: null }),
    });
    const deposits = await card('ยอดฝากสูงสุด');
    expect(within(deposits).getByText('จะเปลี่ยนเป็นไม่จำกัด 22 พ.ย. 2569')).toBeTruthy();
    press('ยกเลิกการเพิ่ม', deposits);
    await waitFor(() => expect(within(deposits).queryByText(/^จะเปลี่ยน/)).toBeNull());
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ limitSatang: 300_000 });
  });

  it('shows that the used amount is unavailable without affecting reminders', async () => {
    show({
      [`${BASE}/limits`]: inTurn(refusal(503, 'ระบบยังไม่พร้อม'), limitsWith({ limitSatang: 100, usedSatang: null })),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }));
    expect(await screen.findByText('ยังดูยอดที่ใช้ไปไม่ได้ในขณะนี้')).toBeTruthy();
    expect(await screen.findByRole('group', { name: 'เตือนเวลาที่เล่น' })).toBeTruthy();
  });
});

describe('reminders and breaks', () => {
  it('saves a reminder and starts a break only after a choice and a button press', async () => {
    const { sent } = show({
      [`PUT ${BASE}/reminder`]: { ...settings, reminderMinutes: 30 },
      [`POST ${BASE}/exclusions`]: {
        ...settings,
        exclusion: { kind: 'COOL_OFF', since: '2026-11-21T05:00:00.000Z', until: '2027-01-02T05:00:00.000Z' },
      },
    });
    const save = await screen.findByRole('button', { name: 'บันทึกการเตือน' });
    expect(save).toHaveProperty('disabled', true);
    press('ทุก 30 นาที');
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    fireEvent.click(save);
    await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ minutes: 30 }));

    press('6 สัปดาห์');
    press('เริ่มพักการเล่น');
    const question = await screen.findByRole('dialog', { name: 'พักการเล่น 6 สัปดาห์ ใช่ไหม' });
    press('เริ่มเลย', question);
    expect(await screen.findByText('คุณกำลังพักการเล่นถึง 2 ม.ค. 2570')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'COOL_OFF', days: 42 });
    expect(screen.getByRole('link', { name: 'ถอนเงิน' }).getAttribute('href')).toBe('/MTO/withdraw');
  });

  it('names exclusion lengths in everyday terms in English', async () => {
    renderScreen(<PlaySafely />, {
      at: '/MTO/user-info/play-safely',
      language: 'en',
      answers: { [BASE]: settings, [`${BASE}/limits`]: limitsWith() },
    });
    const group = await screen.findByRole('group', { name: 'Self-exclusion' });
    const names = within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['6 months', '1 year', 'Indefinitely']);
  });
});
