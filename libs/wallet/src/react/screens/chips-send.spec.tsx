/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { inTurn, refusal, renderScreen, type Answers } from '@housebrand/shared/testing/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { PaymentEntry } from '../../core';
import ChipsSend from './chips-send';

const SENT = '/api/apps/payments/gift_sent';
const receiverLookup = (name: string) => `/api/apps/members?username=${name}`;
const found = (username: string, name: string | null = 'So•••') => [{ prefix: 'MTO', username, name }];
const gift = (counterparty: string, status: PaymentEntry['status'] = 'SUCCESS'): PaymentEntry => ({
  id: `to-${counterparty}`,
  kind: 'GIFT',
  unit: 'CREDIT',
  amount: -500,
  status,
  counterparty,
  rejectReason: null,
  reverses: null,
  createdAt: '2026-11-21T11:02:00.000Z',
  timeline: [],
});

beforeEach(() => sessionStorage.clear());

const show = (answers: Answers, at = 'send') =>
  renderScreen(
    <Routes>
      <Route path="/MTO/chips/send" element={<ChipsSend />} />
      <Route path="/MTO/chips/transfer/:username" element={<ChipsSend />} />
    </Routes>,
    { at: `/MTO/chips/${at}`, answers: { [SENT]: [], ...answers } },
  );
const field = () => screen.findByRole('textbox', { name: 'ผู้รับ' });
const give = async (amount: string) => {
  fireEvent.change(await screen.findByLabelText('จำนวนชิป'), { target: { value: amount } });
  fireEvent.click(await screen.findByRole('button', { name: `ส่ง ${amount} ชิป` }));
};

describe('chips/send', () => {
  it('offers recent receivers and shows the masked name and the remaining credit before confirmation', async () => {
    const { sent } = show({
      [SENT]: [gift('MTOA', 'REJECT'), gift('MTODEMO3'), gift('MTODEMO3'), gift('MTOB')],
      [receiverLookup('MTODEMO3')]: found('MTODEMO3'),
      '/api/apps/getProfileAndCredit/MTO': {
        balanceSatang: 123_456,
        asOf: gift('').createdAt,
        balance: 1_234.56,
        point: 0,
      },
      'POST /api/apps/payments/send_gift': gift('MTODEMO3', 'CREATE'),
    });
    const recent = within((await screen.findByRole('heading', { name: 'ส่งล่าสุด' })).parentElement!);
    expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['DEMTODEMO3', 'BMTOB']);
    fireEvent.click(recent.getByRole('button', { name: 'MTODEMO3' }));
    expect((await screen.findByText('So•••')).closest('[role=status]')?.textContent).toContain('MTODEMO3');
    expect(screen.getByText('เครดิต ฿1,234.56')).toBeTruthy();
    await give('500');
    expect(screen.getByText('เครดิต ฿1,234.56 · หลังส่ง ฿734.56')).toBeTruthy();
    const sheet = within(await screen.findByRole('dialog', { name: 'ส่ง 500 ชิปให้ MTODEMO3' }));
    expect(sheet.getByText('So•••')).toBeTruthy();
    await waitFor(() => expect(sheet.getByText('เครดิตหลังส่ง').nextSibling?.textContent).toBe('734.56'));
    fireEvent.click(sheet.getByRole('button', { name: 'ยืนยันส่ง 500 ชิป' }));
    await waitFor(() =>
      expect(sent.filter(({ address }) => address.endsWith('send_gift'))).toEqual([
        {
          method: 'POST',
          address: '/api/apps/payments/send_gift',
          body: { depositUsername: 'MTODEMO1', receiverUsername: 'MTODEMO3', amount: 500 },
        },
      ]),
    );
  });

  it('shows the steps of a gift without the amount set aside', async () => {
    const step = (kind: PaymentEntry['timeline'][number]['kind'], th: string) => ({
      kind,
      at: '2026-11-21T11:02:00.000Z',
      text: { th, en: th },
    });
    const timeline = [step('created', 'ส่งคำขอแล้ว'), step('held', 'กันยอดไว้แล้ว'), step('confirmed', 'สำเร็จ')];
    show({
      [SENT]: [gift('MTODEMO3')],
      [receiverLookup('MTODEMO3')]: found('MTODEMO3'),
      'POST /api/apps/payments/send_gift': { ...gift('MTODEMO3'), timeline },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'MTODEMO3' }));
    await give('500');
    fireEvent.click(await screen.findByRole('button', { name: 'ยืนยันส่ง 500 ชิป' }));
    expect(await screen.findByText('ส่งคำขอแล้ว')).toBeTruthy();
    expect(screen.getByText('สำเร็จ')).toBeTruthy();
    expect(screen.queryByText('กันยอดไว้แล้ว')).toBeNull();
  });

  it('accepts a receiver without a known name and allows changing the receiver', async () => {
    show({ [SENT]: [gift('MTODEMO3')], [receiverLookup('MTODEMO3')]: found('MTODEMO3', null) });
    fireEvent.click(await screen.findByRole('button', { name: 'MTODEMO3' }));
    await give('20');
    expect((await screen.findByRole('dialog')).textContent).not.toContain('•••');
    fireEvent.click(screen.getByRole('button', { name: 'แก้ไข' }));
    fireEvent.click(await screen.findByRole('button', { name: 'เปลี่ยน' }));
    expect(await field()).toHaveProperty('value', '');
  });

  it('shows a QR code and a link that name this member as the receiver', async () => {
    show({});
    fireEvent.click(await screen.findByRole('button', { name: 'QR รับชิปของฉัน' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'รับชิป' }));
    expect(await sheet.findByRole('img', { name: 'QR สำหรับส่งชิปให้ MTODEMO1' })).toBeTruthy();
    const copied: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    fireEvent.click(sheet.getByRole('button', { name: 'คัดลอกลิงก์' }));
    await waitFor(() => expect(copied).toEqual([`${window.location.origin}/MTO/chips/transfer/MTODEMO1`]));
  });

  it('reports unknown receivers and rejects sending to oneself', async () => {
    const { sent } = show({ [receiverLookup('MTONOBODY')]: [] });
    fireEvent.change(await field(), { target: { value: 'mtonobody' } });
    fireEvent.click(screen.getByRole('button', { name: 'ค้นหา' }));
    expect(await screen.findByText('ไม่พบสมาชิก MTONOBODY')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'ส่งล่าสุด' })).toBeNull();
    fireEvent.change(await field(), { target: { value: 'MTODEMO1' } });
    fireEvent.click(screen.getByRole('button', { name: 'ค้นหา' }));
    expect(await screen.findByText('ส่งให้ตัวเองไม่ได้')).toBeTruthy();
    expect(sent.some(({ address }) => address === receiverLookup('MTODEMO1'))).toBe(false);
  });

  it('shows the field message of a refusal instead of the general one', async () => {
    show({
      [SENT]: [gift('MTODEMO3')],
      [receiverLookup('MTODEMO3')]: found('MTODEMO3'),
      'POST /api/apps/payments/send_gift': refusal(422, 'ข้อมูลไม่ถูกต้อง', {
        errors: [{ field: 'amount', message: 'ส่งขั้นต่ำ 100 ชิป' }],
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'MTODEMO3' }));
    await give('20');
    fireEvent.click(await screen.findByRole('button', { name: 'ยืนยันส่ง 20 ชิป' }));
    expect(await screen.findByText('ส่งขั้นต่ำ 100 ชิป')).toBeTruthy();
  });
});

describe('gift allowance', () => {
  const ALLOWANCE = '/api/apps/payments/gift-allowance';
  const left = {
    minSatang: 10_000,
    giftsPerDay: 5,
    giftsLeft: 4,
    leftSatang: 950_000,
    renewsAt: '2026-11-21T17:00:00.000Z',
  };
  const open = async (allowance: object, answers: Answers = {}) => {
    const known = { [SENT]: [], [receiverLookup('MTODEMO3')]: found('MTODEMO3'), [ALLOWANCE]: allowance };
    show({ ...known, ...answers }, 'transfer/MTODEMO3');
    await screen.findByText('So•••');
  };
  /** The reason stands below the amount and above the disabled button. */
  const expectReason = async (reason: string) => {
    expect(await screen.findAllByText(reason)).toHaveLength(2);
    expect(screen.getByLabelText('จำนวนชิป').getAttribute('aria-invalid')).toBe('true');
  };
  const type = async (amount: string) =>
    fireEvent.change(await screen.findByLabelText('จำนวนชิป'), { target: { value: amount } });

  it('shows what is left today and disables amounts outside it with a reason', async () => {
    await open(left);
    expect(await screen.findByText(/วันนี้ส่งได้อีก 4 ครั้ง รวม 9,500 ชิป/)).toBeTruthy();
    expect(screen.getByText('ขั้นต่ำ 100')).toBeTruthy();
    await type('9500.01');
    await expectReason('เกินจำนวนต่อวัน ส่งได้อีก 9,500 ชิป');
    expect(screen.getByRole('button', { name: 'ส่ง 9,500.01 ชิป' })).toHaveProperty('disabled', true);
    await type('99');
    await expectReason('ส่งขั้นต่ำ 100 ชิป');
    await type('100');
    expect(screen.getByRole('button', { name: 'ส่ง 100 ชิป' })).toHaveProperty('disabled', false);
    expect(screen.getByLabelText('จำนวนชิป').getAttribute('aria-invalid')).toBeNull();
  });

  it('says while typing that the credit does not suffice', async () => {
    const credit = { balanceSatang: 123_456, asOf: gift('').createdAt, balance: 1_234.56, point: 0 };
    await open(left, { '/api/apps/getProfileAndCredit/MTO': credit });
    await screen.findByText('เครดิต ฿1,234.56');
    await type('1234.57');
    await expectReason('ชิปไม่พอ มีอยู่ 1,234.56');
    await type('1234.56');
    expect(screen.getByRole('button', { name: 'ส่ง 1,234.56 ชิป' })).toHaveProperty('disabled', false);
  });

  it('disables sending once all gifts of the day are used up', async () => {
    await open({ ...left, giftsLeft: 0 });
    expect(await screen.findByText(/^วันนี้ส่งครบ 5 ครั้งแล้ว ส่งได้อีกครั้ง 22 พ\.ย\. .*00:00/)).toBeTruthy();
    await type('500');
    expect(screen.getByRole('button', { name: 'ส่ง 500 ชิป' })).toHaveProperty('disabled', true);
  });
});

describe('chips/transfer/:username', () => {
  it('fills in the receiver and offers no other', async () => {
    show({ [SENT]: [gift('MTOB')], [receiverLookup('MTODEMO3')]: found('MTODEMO3') }, 'transfer/mtodemo3');
    expect((await screen.findByText('So•••')).closest('[role=status]')?.textContent).toContain('MTODEMO3');
    expect(screen.queryByRole('button', { name: 'เปลี่ยน' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'MTOB' })).toBeNull();
  });

  it('allows searching again and choosing another receiver after a failure', async () => {
    const later = inTurn(refusal(429, 'ลองบ่อยเกินไป'), []);
    show({ [receiverLookup('MTOGONE')]: later }, 'transfer/MTOGONE');
    expect(await screen.findByText('ลองบ่อยเกินไป')).toBeTruthy();
    expect(await field()).toMatchObject({ value: 'MTOGONE', readOnly: true });
    fireEvent.click(screen.getByRole('button', { name: 'ค้นหา' }));
    expect(await screen.findByText('ไม่พบสมาชิก MTOGONE')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'เลือกผู้รับคนอื่น' }));
    await waitFor(async () => expect(await field()).toMatchObject({ value: '', readOnly: false }));
  });
});
