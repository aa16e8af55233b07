/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { bankName } from '@housebrand/shared';
import { renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen } from '@testing-library/react';
import type { ReportedDeposit } from '../../../core';
import { paymentText } from '../../payment-messages';
import { DepositWaiting } from './deposit-waiting';
import { OpenDeposits } from '../payments/open/open-deposits';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A deposit opened one minute ago by the server's clock and reserved for ten. */
const openedAt = (serverNow: number): ReportedDeposit => ({
  id: '01a2002a-1966-79b8-8859-6e6f2fa6754a',
  valueSatang: 50_000,
  amountSatang: 50_037,
  createdAt: new Date(serverNow - MINUTE_MS).toISOString(),
  order: {
    qr: null,
    bankApp: null,
    receiver: { bankCode: 'KTB', accountName: 'MTO Lounge Co., Ltd.', accountNumber: '0006384029' },
    expiresAt: new Date(serverNow + 9 * MINUTE_MS).toISOString(),
  },
  status: 'CREATE',
  bankName: 'KTB',
  settledAt: null,
  rejectReason: null,
  channel: 'DEPOSIT_POINT',
  expectedSatang: null,
});

function show(deposit: ReportedDeposit, serverNow: number) {
  renderScreen(
    <>
      <DepositWaiting id={deposit.id} byAccount={false} />
      <OpenDeposits />
    </>,
    { answers: { '/api/provider/report-deposit': [deposit] } },
  );
  const serve = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await serve(input, init);
    response.headers.set('date', new Date(serverNow).toUTCString());
    return response;
  };
}

afterEach(cleanup);

describe('open deposit', () => {
  it('stays payable on a phone whose clock is an hour ahead', async () => {
    const serverNow = Date.now() - HOUR_MS;
    const deposit = openedAt(serverNow);
    show(deposit, serverNow);
    expect((await screen.findByRole('timer')).textContent).not.toBe('00:00');
    expect(screen.queryByText(paymentText('openOverdue', { amount: '500.37' }))).toBeNull();
    expect(screen.queryByText(paymentText('expiredAmount'))).toBeNull();
  });

  it("leads to the app of the member's bank while the deposit can be paid", async () => {
    const now = Date.now();
    const deposit = openedAt(now);
    const bankApp = { bankCode: 'KTB', link: 'https://app.bank.example/pay/1' };
    show({ ...deposit, order: { ...deposit.order!, qr: '00020101', bankApp } }, now);
    const link = await screen.findByRole('link', { name: paymentText('bankApp', { bank: bankName('KTB', 'th') }) });
    expect(link.getAttribute('href')).toBe(bankApp.link);
  });

  it('expires on a phone whose clock is an hour behind', async () => {
    const opened = Date.now();
    const serverNow = opened + HOUR_MS;
    show(openedAt(opened), serverNow);
    expect(await screen.findByText(paymentText('expiredAmount'))).toBeTruthy();
    expect(screen.getByText(paymentText('openOverdue', { amount: '500.37' }))).toBeTruthy();
  });
});
