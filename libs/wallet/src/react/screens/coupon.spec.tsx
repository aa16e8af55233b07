/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { inTurn, pageOf, refusal, renderScreen, type Answers } from '@housebrand/shared/testing/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { CouponPreview, PaymentEntry, Redemption } from '../../core';
import ChipsHistory from './chips-history';
import ChipsSend from './chips-send';
import Coupon from './coupon';

const at = '2026-11-21T11:02:00.000Z';
const entry = (differences: Partial<PaymentEntry> = {}): PaymentEntry => ({
  id: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
  kind: 'COUPON',
  unit: 'CREDIT',
  amount: 100,
  status: 'SUCCESS',
  counterparty: null,
  rejectReason: null,
  reverses: null,
  createdAt: at,
  timeline: [
    { kind: 'created', at, text: { th: 'ส่งคำขอแล้ว', en: 'Requested' } },
    { kind: 'confirmed', at, text: { th: 'สำเร็จ', en: 'Completed' } },
  ],
  ...differences,
});
const redeemed: Redemption = {
  transactionId: entry().id,
  reward: { kind: 'CREDIT', amount: 100, turnover: 300 },
  status: 'CREATE',
};
const terms: CouponPreview = {
  kind: 'CREDIT',
  amountSatang: 10_000,
  amountPoints: null,
  turnoverMultiplier: 3,
  requiredTurnoverSatang: 30_000,
  validUntil: null,
};
const CHECK = 'POST /api/apps/coupons.preview';
const REDEEM = 'POST /api/apps/coupons.redeem';

beforeEach(() => sessionStorage.clear());

const type = (code: string) => fireEvent.change(screen.getByLabelText('รหัสคูปอง'), { target: { value: code } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressInSheet = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const show = (answers: Answers) =>
  renderScreen(<Coupon />, {
    at: '/MTO/coupon',
    answers: { '/api/apps/payments/reward': pageOf([], 0), [CHECK]: terms, ...answers },
  });

describe('coupon', () => {
  it('shows the terms first, then a pending reward, and then the amount added', async () => {
    const lists = inTurn(pageOf([], 0), pageOf([entry({ status: 'APPROVE' })], 1), pageOf([entry()], 1));
    show({ [REDEEM]: redeemed, '/api/apps/payments/reward': lists });
    expect(screen.getByRole('button', { name: 'ตรวจสอบคูปอง' })).toHaveProperty('disabled', true);
    type('welcome-7k2m-93qx');
    press('ตรวจสอบคูปอง');
    expect(await screen.findByText('รับ 100.00 เครดิต')).toBeTruthy();
    expect(screen.getByText('฿300 (3 เท่า)')).toBeTruthy();
    expect(screen.getByText('ไม่มีกำหนด')).toBeTruthy();
    await pressInSheet('ใช้คูปอง');
    expect(await screen.findByText('กำลังเพิ่มให้คุณ')).toBeTruthy();
    expect(await screen.findByText('รับ 100.00 เครดิตแล้ว')).toBeTruthy();
    expect(screen.getByText('ต้องทำยอดเทิร์น 300.00 ก่อนถอน')).toBeTruthy();
    expect(screen.getByLabelText('รหัสคูปอง')).toHaveProperty('value', '');
  });

  it('redeems nothing if the member declines', async () => {
    const points = { kind: 'POINT', amountSatang: null, amountPoints: 50, turnoverMultiplier: 0 } as const;
    const { sent } = show({
      [CHECK]: { ...terms, ...points, requiredTurnoverSatang: 0, validUntil: '2026-11-30T16:59:00.000Z' },
    });
    type('POINTS');
    press('ตรวจสอบคูปอง');
    expect(await screen.findByText('รับ 50 แต้มรางวัล')).toBeTruthy();
    expect(screen.getByText('ไม่มี')).toBeTruthy();
    expect(screen.getByText(/30 พ\.ย\./)).toBeTruthy();
    await pressInSheet('ยังไม่ใช้');
    await waitFor(() => expect(screen.queryByText('รับ 50 แต้มรางวัล')).toBeNull());
    expect(screen.getByLabelText('รหัสคูปอง')).toHaveProperty('value', 'POINTS');
    expect(sent.filter(({ method }) => method === 'POST').map(({ address }) => address)).toEqual([
      '/api/apps/coupons.preview',
    ]);
  });

  it('keeps a refused code in the field', async () => {
    const { sent } = show({ [CHECK]: refusal(404, 'ไม่พบคูปองนี้ ตรวจรหัสอีกครั้ง') });
    type('none');
    press('ตรวจสอบคูปอง');
    expect(await screen.findByText('ไม่พบคูปองนี้ ตรวจรหัสอีกครั้ง')).toBeTruthy();
    expect(screen.getByLabelText('รหัสคูปอง')).toHaveProperty('value', 'NONE');
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ couponCode: 'NONE' }]);
  });

  it('keeps the terms open after a failure, and the idempotency key until a final reply', async () => {
    const away = refusal(503, 'ระบบปลายทางไม่พร้อม');
    const { sent } = show({ [REDEEM]: inTurn(away, refusal(409, 'คูปองนี้ถูกใช้ครบจำนวนแล้ว'), redeemed) });
    type('last');
    press('ตรวจสอบคูปอง');
    await pressInSheet('ใช้คูปอง');
    expect(await screen.findByText('ระบบปลายทางไม่พร้อม')).toBeTruthy();
    expect(sessionStorage.getItem('coupon:MTO:MTODEMO1')).toContain('LAST');
    await pressInSheet('ใช้คูปอง');
    expect(await screen.findByText('คูปองนี้ถูกใช้ครบจำนวนแล้ว')).toBeTruthy();
    expect(sessionStorage.getItem('coupon:MTO:MTODEMO1')).toBeNull();
    expect(sent.filter(({ address }) => address === '/api/apps/coupons.redeem').map(({ body }) => body)).toEqual(
      Array(2).fill({ couponCode: 'LAST' }),
    );
  });

  it('prompts for the password on request of the server and resends the coupon', async () => {
    const { sent } = show({
      [REDEEM]: inTurn(refusal(403, 'กรอกรหัสผ่าน', { code: 4401 }), redeemed),
      'POST /api/provider/step-up': null,
      '/api/apps/payments/reward': pageOf([entry()], 1),
    });
    type('WELCOME');
    press('ตรวจสอบคูปอง');
    await pressInSheet('ใช้คูปอง');
    const password = await screen.findByLabelText('รหัสผ่าน');
    fireEvent.change(password, { target: { value: 'Chips-2026!' } });
    press('ยืนยัน');
    expect(await screen.findByText('รับ 100.00 เครดิตแล้ว')).toBeTruthy();
    const posts = sent.filter(({ method }) => method === 'POST').map(({ address }) => address);
    expect(posts.slice(0, 4)).toEqual([
      '/api/apps/coupons.preview',
      '/api/apps/coupons.redeem',
      '/api/provider/step-up',
      '/api/apps/coupons.redeem',
    ]);
  });
});

describe('chips/history', () => {
  it('filters gifts by direction and shows the receipt of a refused one', async () => {
    const sent = entry({ id: 'sent-1', kind: 'GIFT', amount: -500, counterparty: 'MTODEMO3' });
    const refused = entry({
      id: 'sent-2',
      kind: 'GIFT',
      amount: -200,
      status: 'REJECT',
      rejectReason: { th: 'ชิปไม่พอ', en: 'Not enough chips' },
    });
    renderScreen(<ChipsHistory />, {
      at: '/MTO/chips/history?id=sent-2',
      answers: {
        '/api/apps/payments/chips': pageOf([sent, refused], 2),
        '/api/apps/payments/gift_received': pageOf([], 0),
      },
    });
    expect(await screen.findByText('−500.00')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('ชิปไม่พอ')).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: 'รับ', hidden: true }));
    expect(await screen.findByText('ยังไม่มีรายการชิป')).toBeTruthy();
  });
});

describe('chips/send', () => {
  const sent = entry({ kind: 'GIFT', amount: -500, status: 'CREATE', counterparty: 'MTODEMO3' });
  const SEND = 'POST /api/apps/payments/send_gift';

  it('finds the receiver, confirms, and shows when the chips have arrived', async () => {
    const { sent: requests } = renderScreen(<ChipsSend />, {
      at: '/MTO/chips/send',
      answers: {
        '/api/apps/members': inTurn(pageOf([], 0), pageOf([{ prefix: 'MTO', username: 'MTODEMO3' }], 1)),
        [SEND]: inTurn(refusal(422, 'ชิปไม่พอ มีอยู่ 12.00'), sent),
        '/api/apps/payments/gift_sent': pageOf([{ ...sent, status: 'SUCCESS' }], 1),
      },
    });
    const find = (name: string) => {
      fireEvent.change(screen.getByLabelText('ผู้รับ'), { target: { value: name } });
      press('ค้นหา');
    };
    find('mtonobody');
    expect(await screen.findByText('ไม่พบสมาชิก MTONOBODY')).toBeTruthy();
    find('mtodemo3');
    expect(await screen.findByText('MTODEMO3')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '500' }));
    press('ส่ง 500 ชิป');
    expect(await screen.findByText('ส่ง 500 ชิปให้ MTODEMO3')).toBeTruthy();
    press('ยืนยันส่ง 500 ชิป');
    expect(await screen.findByText('ชิปไม่พอ มีอยู่ 12.00')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'ส่ง 500 ชิป' }));
    fireEvent.click(await screen.findByRole('button', { name: 'ยืนยันส่ง 500 ชิป' }));
    expect(await screen.findByText('ส่งชิปแล้ว')).toBeTruthy();
    const gifts = requests.filter(({ address }) => address.endsWith('send_gift')).map(({ body }) => body);
    const gift = { depositUsername: 'MTODEMO1', receiverUsername: 'MTODEMO3', amount: 500 };
    expect(gifts).toEqual([gift, gift]);
    expect(sessionStorage).toHaveLength(0);
  });
});
