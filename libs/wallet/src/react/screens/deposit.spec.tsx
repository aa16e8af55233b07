/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OWN_CODES } from '@housebrand/shared';
import { sharedText } from '@housebrand/shared/react';
import {
  aMember,
  aMemberTier,
  inTurn,
  pageOf,
  refusal,
  renderScreen,
  type Answers,
} from '@housebrand/shared/testing/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { OpenedDeposit, ReportedDeposit } from '../../core';
import { paymentText } from '../payment-messages';
import Deposit from './deposit';
import DepositDigit from './deposit-digit';
import DepositHistory from './deposit-history';
import { pendingIntent } from '../state/deposit-intent';

const soon = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const receiver = { bankCode: 'KTB', accountName: 'MTO Lounge Co., Ltd.', accountNumber: '0006384029' };
const deposit = (): OpenedDeposit => ({
  id: '01a2002a-1966-79b8-8859-6e6f2fa6754a',
  valueSatang: 50_000,
  amountSatang: 50_037,
  createdAt: soon(0),
  order: { qr: null, bankApp: null, receiver, expiresAt: soon(10) },
});
const reported = (changes: Partial<ReportedDeposit> = {}): ReportedDeposit => ({
  ...deposit(),
  status: 'CREATE',
  bankName: 'KTB',
  settledAt: null,
  rejectReason: null,
  channel: 'DEPOSIT_POINT',
  expectedSatang: null,
  ...changes,
});
const asSettled = { status: 'SUCCESS', settledAt: soon(1), order: null } as const;

const places: Answers = {
  '/api/provider/bank-deposit-auto': [{ ...receiver, minSatang: 2_000, maxSatang: 20_000_000 }],
  '/api/provider/bank-deposit-true-money': null,
};
const OPEN = 'POST /api/provider/deposit-point-create';
const opened = { state: 'SETTLED', moveId: 'm-1', deposit: deposit() };

/** Idempotency keys of the calls that open a deposit. */
let keys: (string | null)[] = [];

function show(answers: Answers, at = '/MTO/deposit', member = aMember()) {
  const shown = renderScreen(
    <Routes>
      <Route path="/MTO/deposit" element={<Deposit />} />
      <Route path="/MTO/deposit/digit" element={<DepositDigit />} />
      <Route path="/MTO/deposit/history" element={<DepositHistory />} />
    </Routes>,
    { at, member, answers: { ...places, ...answers } },
  );
  const serve = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
    return serve(input, init);
  };
  return shown;
}

const amount = () => screen.findByLabelText(paymentText('howMuch'));
const type = async (text: string) => fireEvent.change(await amount(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  keys = [];
  sessionStorage.clear();
});
afterEach(() => sessionStorage.clear());

describe('deposit', () => {
  it('starts without an amount, and disables the button outside the limits while typing', async () => {
    show({ '/api/provider/report-deposit': pageOf([], 0) });
    expect(await amount()).toHaveProperty('value', '');
    expect(screen.getByRole('button', { name: paymentText('createQrNone') })).toHaveProperty('disabled', true);
    for (const [typed, problem] of [
      ['19.99', paymentText('tooSmall', { min: '20.00' })],
      ['200,000.01', paymentText('tooLarge', { max: '200,000.00' })],
    ] as const) {
      await type(typed);
      // at the figure, and beside the button
      expect(screen.getAllByText(problem)).toHaveLength(2);
      const create = screen.getByRole('button', { name: paymentText('createQr', { amount: typed }) });
      expect(create).toHaveProperty('disabled', true);
    }
    press('1,000');
    expect(await amount()).toHaveProperty('value', '1,000');
    expect(screen.queryByText(paymentText('tooLarge', { max: '200,000.00' }))).toBeNull();
    expect(screen.getByRole('button', { name: paymentText('createQr', { amount: '1,000' }) })).toHaveProperty(
      'disabled',
      false,
    );
    expect(screen.getByRole('radio', { name: new RegExp(paymentText('method.wallet')) })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('shows what the own limit leaves, and disables the button above it while typing', async () => {
    const limit = (period: string, usedSatang: number) => ({
      kind: 'DEPOSIT',
      period,
      limitSatang: 300_000,
      usedSatang,
      besideSatang: 0,
      until: soon(60),
      pending: null,
    });
    const loss = { ...limit('DAY', 299_999), kind: 'LOSS' };
    const unknown = { ...limit('MONTH', 0), usedSatang: null };
    show({
      '/api/provider/report-deposit': pageOf([], 0),
      '/api/apps/protection/MTO/MTODEMO1/limits': [limit('DAY', 5_000), limit('WEEK', 100_050), unknown, loss],
    });
    const left = paymentText('ownLeft.WEEK', { left: '1,999.50' });
    expect(await screen.findByText(left)).toBeTruthy();
    await type('1,999.50');
    expect(screen.getByText(left)).toBeTruthy();
    expect(screen.getByText(paymentText('limits', { min: '20.00', max: '200,000.00' }))).toBeTruthy();
    expect(screen.getByRole('button', { name: paymentText('createQr', { amount: '1,999.50' }) })).toHaveProperty(
      'disabled',
      false,
    );
    await type('1,999.51');
    expect(screen.getAllByText(paymentText('ownOver.WEEK', { left: '1,999.50' }))).toHaveLength(2);
    expect(screen.getByRole('button', { name: paymentText('createQr', { amount: '1,999.51' }) })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('enters the last completed deposit again, and sends nothing', async () => {
    const earlier = [reported({ ...asSettled, id: 'a' }), reported({ ...asSettled, id: 'b', channel: 'BANK' })];
    const { sent } = show({ '/api/provider/report-deposit': pageOf(earlier, 2) });
    const repeat = paymentText('repeat', { amount: '500', method: paymentText('method.qr') });
    fireEvent.click(await screen.findByRole('button', { name: repeat }));
    expect(await amount()).toHaveProperty('value', '500');
    const chosen = screen.getByRole('radio', { name: new RegExp(paymentText('method.qr')) });
    expect(chosen).toHaveProperty('checked', true);
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('offers no repetition by a method that is closed', async () => {
    const earlier = [reported({ ...asSettled, channel: 'TRUE_MONEY', valueSatang: null })];
    show({ '/api/provider/report-deposit': pageOf(earlier, 1) });
    await amount();
    expect(screen.queryByText(new RegExp(paymentText('repeat', { amount: '', method: '' }).slice(0, 8)))).toBeNull();
  });

  it('shows the bonus setting only once the provider has stored it', async () => {
    const BONUS = 'POST /api/provider/bonus';
    const { sent } = show({
      [BONUS]: inTurn(refusal(503, 'ปิดอยู่'), { bonus: 'BONUS' }),
      '/api/provider/report-deposit': pageOf([], 0),
    });
    const bonus = await screen.findByRole('switch', { name: paymentText('bonus') });
    expect(screen.getByText(paymentText('bonusOff'))).toBeTruthy();
    fireEvent.click(bonus);
    expect(await screen.findByText(paymentText('bonusFailed'))).toBeTruthy();
    expect(bonus).toHaveProperty('checked', false);
    fireEvent.click(bonus);
    const requested = () => sent.flatMap(({ body }) => (body && 'isBonus' in (body as object) ? [body] : []));
    await waitFor(() => expect(requested()).toEqual([{ isBonus: true }, { isBonus: true }]));
    expect(await screen.findByText(paymentText('bonusOn'))).toBeTruthy();
    expect(bonus).toHaveProperty('checked', true);
    expect(screen.queryByText(paymentText('bonusFailed'))).toBeNull();
  });

  it('retries with the same idempotency key when browser storage is unavailable', async () => {
    const keep = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    show({
      [OPEN]: inTurn(new Error('connection lost'), opened),
      '/api/provider/report-deposit': inTurn(pageOf([], 0), pageOf([reported()], 1)),
    });
    await type('500');
    press(paymentText('createQr', { amount: '500' }));
    fireEvent.click(await screen.findByRole('button', { name: sharedText('tryAgain') }));
    expect(await screen.findByText(paymentText('exactly'))).toBeTruthy();
    keep.mockRestore();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('does not redirect a member who has left the screen before the reply', async () => {
    let answer: (opening: unknown) => void = () => undefined;
    show({
      [OPEN]: new Promise((resolve) => (answer = resolve)),
      '/api/provider/report-deposit': inTurn(pageOf([], 0), pageOf([reported()], 1)),
    });
    await type('500');
    press(paymentText('createQr', { amount: '500' }));
    await waitFor(() => expect(keys).toHaveLength(1));
    press(sharedText('back'));
    expect(await amount()).toBeTruthy();
    answer(opened);
    await waitFor(() => expect(pendingIntent(aMember())).toBeNull());
    expect(await amount()).toBeTruthy();
    expect(screen.queryByText(paymentText('exactly'))).toBeNull();
  });

  it('opens one deposit, shows how to pay it, and updates once it is paid', async () => {
    const { sent } = show({
      [OPEN]: opened,
      '/api/provider/report-deposit': inTurn(pageOf([], 0), pageOf([reported()], 1), pageOf([reported(asSettled)], 1)),
      '/api/apps/getProfileAndCredit/MTO': { balanceSatang: 50_037, asOf: soon(0), balance: 500.37, point: 0 },
    });
    await type('500');
    press(paymentText('createQr', { amount: '500' }));
    expect(await screen.findByText('000-6-38402-9')).toBeTruthy();
    expect(await screen.findByText(paymentText('paid', { amount: '500.37' }))).toBeTruthy();
    expect((await screen.findByText(paymentText('creditNow'))).parentElement?.textContent).toContain('500.37');
    expect(sent.filter(({ method, body }) => method === 'POST' && body && 'value' in (body as object))).toMatchObject([
      { body: { value: 500 } },
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  it('sends the same idempotency key after a reload', async () => {
    sessionStorage.setItem('deposit:MTO:MTODEMO1', JSON.stringify({ key: 'k-1', value: 500, by: 'account' }));
    show({ [OPEN]: opened, '/api/provider/report-deposit': pageOf([reported()], 1) }, '/MTO/deposit/digit');
    expect(await screen.findByText('000-6-38402-9')).toBeTruthy();
    expect(screen.queryByText(paymentText('noQr'))).toBeNull();
    expect(keys).toEqual(['k-1']);
  });

  it('shows the newest request that can be paid at the bare address, and the deposit screen without one', async () => {
    const ended = { ...deposit().order, expiresAt: soon(-1) };
    const newest = reported({ id: 'd-settled', ...asSettled });
    const report = [newest, reported({ id: 'd-ended', order: ended }), reported({ amountSatang: 50_041 })];
    const { unmount } = show({ '/api/provider/report-deposit': pageOf(report, 3) }, '/MTO/deposit/digit');
    await waitFor(() => expect(document.body.textContent).toContain('500.41'));
    unmount();
    show({ '/api/provider/report-deposit': pageOf(report.slice(0, 2), 2) }, '/MTO/deposit/digit');
    expect(await amount()).toHaveProperty('value', '');
    expect(keys).toEqual([]);
  });

  it('polls a deposit of unknown outcome and never opens a second one', async () => {
    sessionStorage.setItem('deposit:MTO:MTODEMO1', JSON.stringify({ key: 'k-2', value: 500, by: 'qr' }));
    const unknown = { state: 'UNKNOWN', moveId: 'm-2', deposit: null };
    let state = 'UNKNOWN';
    show(
      {
        [OPEN]: unknown,
        '/api/provider/move/m-2': () => ({ state, reference: state === 'SETTLED' ? deposit().id : null }),
        '/api/provider/report-deposit': pageOf([reported()], 1),
      },
      '/MTO/deposit/digit',
    );
    expect(await screen.findByText(paymentText('checkingText'))).toBeTruthy();
    state = 'SETTLED';
    expect(await screen.findByText('000-6-38402-9')).toBeTruthy();
    // The member chose a QR code, but this agent does not accept PromptPay.
    expect(screen.getByText(paymentText('noQr'))).toBeTruthy();
    expect(keys).toEqual(['k-2']);
  });

  it.each([
    [0, 1],
    [500, 0],
  ])('shows a member with %p baht deposited so far %p links to the illustrated guide', async (depositAmount, links) => {
    show(
      { '/api/provider/report-deposit': pageOf([], 0) },
      '/MTO/deposit',
      aMember({ tier: aMemberTier({ depositAmount }) }),
    );
    await amount();
    const found = screen.queryAllByRole('link', { name: paymentText('howTo') });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(Array<string>(links).fill('/MTO/tutorial/deposit'));
  });

  it('returns to the amount with the message of a refusal', async () => {
    show({ [OPEN]: refusal(422, 'ฝากขั้นต่ำ 50 บาท'), '/api/provider/report-deposit': pageOf([], 0) });
    await type('30');
    press(paymentText('createQr', { amount: '30' }));
    expect(await screen.findByText('ฝากขั้นต่ำ 50 บาท')).toBeTruthy();
    expect(await amount()).toHaveProperty('value', '30');
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    [403, 'ถึงที่ตั้งไว้แล้ว', OWN_CODES.ownLimit],
    [409, 'มีรายการฝากที่รอผลอยู่', OWN_CODES.moveUnderWay],
  ])(
    'returns to the amount after a final refusal with status %i and uses a new key next time',
    async (status, message, code) => {
      show({
        [OPEN]: inTurn(refusal(status, message, { code }), opened),
        '/api/provider/report-deposit': inTurn(pageOf([], 0), pageOf([reported()], 1)),
      });
      await type('500');
      press(paymentText('createQr', { amount: '500' }));
      expect(await screen.findByText(message)).toBeTruthy();
      expect(sessionStorage.length).toBe(0);
      press(paymentText('createQr', { amount: '500' }));
      expect(await screen.findByText(paymentText('exactly'))).toBeTruthy();
      expect(new Set(keys).size).toBe(2);
    },
  );

  it('retries with the same idempotency key after a reply that is not final', async () => {
    show({
      [OPEN]: inTurn(refusal(425, 'ยังไม่ถึงเวลา'), opened),
      '/api/provider/report-deposit': inTurn(pageOf([], 0), pageOf([reported()], 1)),
    });
    await type('500');
    press(paymentText('createQr', { amount: '500' }));
    fireEvent.click(await screen.findByRole('button', { name: sharedText('tryAgain') }));
    expect(await screen.findByText(paymentText('exactly'))).toBeTruthy();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('shows the message of an exclusion and links to the withdrawal', async () => {
    const message = 'คุณกำลังพักการเล่น';
    show({ '/api/provider/bank-deposit-auto': refusal(403, message) });
    expect(await screen.findByText(message)).toBeTruthy();
    const state = within(screen.getByRole('heading', { name: paymentText('onBreakTitle') }).closest('section')!);
    expect(state.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/MTO/withdraw', '/MTO']);
  });

  it('links home when a limit is reached', async () => {
    show({ '/api/provider/bank-deposit-auto': refusal(403, 'ถึงที่ตั้งไว้แล้ว', { code: OWN_CODES.ownLimit }) });
    const title = await screen.findByRole('heading', { name: paymentText('ownLimitTitle') });
    const links = within(title.closest('section')!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/MTO']);
  });
});

describe('deposit/history', () => {
  const summary = { year: 2026, count: 1, totalSatang: 25_000, monthsSatang: Array<number>(12).fill(0) };
  const history = (entries: ReportedDeposit[]): Answers => ({
    '/api/provider/report-deposit': pageOf(entries, entries.length),
    '/api/provider/report-deposit-summary': summary,
  });

  it('lists the amount that arrived and flags a difference on the receipt', async () => {
    show(history([reported({ ...asSettled, amountSatang: 25_000, expectedSatang: 50_037 })]), '/MTO/deposit/history');
    const row = await screen.findByRole('button', { name: new RegExp(paymentText('channel.DEPOSIT_POINT')) });
    expect(row.textContent).toContain('+250.00');
    fireEvent.click(row);
    expect(await screen.findByText(paymentText('differs'))).toBeTruthy();
    expect(screen.getByText('500.37')).toBeTruthy();
  });

  it('opens the receipt named in the address even if the list has not loaded it', async () => {
    const old = reported({ ...asSettled, id: 'old-1', amountSatang: 12_300, expectedSatang: 50_000 });
    show(
      { ...history([reported(asSettled)]), '/api/provider/report-deposit?id=old-1': pageOf([old], 1) },
      '/MTO/deposit/history?id=old-1',
    );
    expect(await screen.findByText(paymentText('differs'))).toBeTruthy();
  });

  it('shows an empty state for a year without deposits', async () => {
    show(history([]), '/MTO/deposit/history');
    expect(await screen.findByText(paymentText('emptyText.deposit'))).toBeTruthy();
  });
});
