/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { OWN_CODES } from '@housebrand/shared';
import { refusal, renderScreen, type Answers } from '@housebrand/shared/testing/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { OpenDepositResult, PriceRow } from '../../core';
import ChipsPurchase from './chips-purchase';
import DepositDigit from './deposit-digit';

const row = (chips: number, bonusPercentage: number): PriceRow => ({
  sku: `chips-${chips}`,
  chips,
  price: chips,
  currency: 'THB',
  bonusPercentage,
});
const TABLE = '/api/apps/iap/price_table';
const BUY = 'POST /api/apps/iap/purchases';

beforeEach(() => sessionStorage.clear());

const show = (answers: Answers) =>
  renderScreen(
    <Routes>
      <Route path="/MTO/chips/purchase" element={<ChipsPurchase />} />
      <Route path="/MTO/deposit/digit" element={<DepositDigit />} />
    </Routes>,
    { at: '/MTO/chips/purchase', answers: { [TABLE]: [row(500, 0), row(1_000, 5)], ...answers } },
  );
const pack = (name: RegExp) => screen.findByRole('radio', { name });
const pay = async (by: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'ซื้อ 1,000 ชิป ฿1,000' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: new RegExp(by) }));
};

describe('chips/purchase', () => {
  it('starts without a chosen pack and opens one deposit for the chosen one', async () => {
    const unknown: OpenDepositResult = { state: 'UNKNOWN', moveId: 'm', deposit: null };
    const { sent } = show({ [BUY]: unknown });
    expect(await pack(/^1,000 ชิป รับ 1,050 ชิป ฿ ?1,000 \+5%$/)).toHaveProperty('checked', false);
    expect(screen.getByRole('button', { name: 'ซื้อชิป' })).toHaveProperty('disabled', true);
    expect(screen.getByText('เลือกแพ็กชิปก่อน')).toBeTruthy();
    fireEvent.click(await pack(/^1,000/));
    await pay('พร้อมเพย์ QR');
    expect(await screen.findByText('กำลังตรวจสอบรายการ')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', address: '/api/apps/iap/purchases', body: { sku: 'chips-1000' } },
    ]);
    expect(JSON.parse(sessionStorage.getItem('deposit:MTO:MTODEMO1')!)).toMatchObject({ sku: 'chips-1000', by: 'qr' });
  });

  it('offers no pack above what the own limit leaves', async () => {
    const limit = {
      kind: 'DEPOSIT',
      limitSatang: 300_000,
      besideSatang: 0,
      until: '2027-01-01T00:00:00Z',
      pending: null,
    };
    show({
      '/api/apps/protection/MTO/MTODEMO1/limits': [{ ...limit, period: 'DAY', usedSatang: 220_000 }],
    });
    expect(await screen.findByText('วันนี้ฝากได้อีก ฿800.00 ตามวงเงินที่คุณตั้งไว้')).toBeTruthy();
    fireEvent.click(await pack(/^1,000/));
    expect(screen.getByText('เกินยอดฝากสูงสุดที่คุณตั้งไว้ วันนี้ฝากได้อีก ฿800.00')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ซื้อ 1,000 ชิป ฿1,000' })).toHaveProperty('disabled', true);
    fireEvent.click(await pack(/^500/));
    expect(screen.getByRole('button', { name: 'ซื้อ 500 ชิป ฿500' })).toHaveProperty('disabled', false);
  });

  it('returns from a refused purchase with the pack still chosen and the reason', async () => {
    show({ [BUY]: refusal(403, 'เกินยอดฝากสูงสุดที่คุณตั้งไว้ วันนี้ฝากได้อีก ฿500.00', { code: OWN_CODES.ownLimit }) });
    fireEvent.click(await pack(/^1,000/));
    await pay('โอนเข้าบัญชี');
    expect((await screen.findByRole('alert')).textContent).toBe('เกินยอดฝากสูงสุดที่คุณตั้งไว้ วันนี้ฝากได้อีก ฿500.00');
    expect(await pack(/^1,000/)).toHaveProperty('checked', true);
    fireEvent.click(await pack(/^500/));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows an empty state without packs, and an error when the table cannot be loaded', async () => {
    const { unmount } = show({ [TABLE]: [] });
    expect(await screen.findByText('ยังไม่มีแพ็กชิป')).toBeTruthy();
    unmount();
    show({ [TABLE]: refusal(503, 'ระบบยังไม่พร้อม') });
    expect(await screen.findByRole('button', { name: 'ลองอีกครั้ง' })).toBeTruthy();
  });
});
