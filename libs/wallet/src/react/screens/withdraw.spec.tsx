/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aMember, inTurn, refusal, renderScreen, REQUEST_ID } from '@housebrand/shared/testing/react';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MOVE_UNDER_WAY, type MoveView, type WithdrawCondition } from '../../core';
import { beginMove, pendingMove } from '../state/move-intent';
import Withdraw from './withdraw';

const member = aMember();
const MOVE = '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10';

const open: WithdrawCondition = {
  disableBtn: false,
  credit: 5_000,
  creditSatang: 500_000,
  amountCanWithdraw: 5_000,
  amountCanWithdrawSatang: 500_000,
  message: '',
  minSatang: 10_000,
  turnover: null,
  demands: [],
  unsettled: null,
  open: null,
};

function aMove(state: MoveView['state']): MoveView {
  const reference = state === 'SETTLED' ? 'w-1' : null;
  const createdAt = '2026-11-21T11:02:00.000Z';
  const settledAt = state === 'SETTLED' || state === 'REFUSED' ? createdAt : null;
  return {
    id: MOVE,
    kind: 'WITHDRAWAL',
    state,
    amount: 1_200,
    amountSatang: 120_000,
    reference,
    note: 'ไม่สำเร็จ',
    createdAt,
    settledAt,
  };
}

function show(answers: Record<string, unknown>, condition: WithdrawCondition = open) {
  return renderScreen(<Withdraw />, {
    member,
    answers: {
      '/api/provider/withdraw-condition': condition,
      '/api/provider/report-withdraw': [],
      [`/api/provider/move/${MOVE}`]: aMove('UNKNOWN'),
      ...answers,
    },
  });
}

async function ask(amount: string) {
  await userEvent.type(await screen.findByRole('textbox'), amount);
  await userEvent.click(screen.getByRole('button', { name: 'ถอนเงิน' }));
  await userEvent.click(await screen.findByRole('button', { name: /^ยืนยันถอน/ }));
}

const sentTo = (sent: readonly { method: string }[]) => sent.filter(({ method }) => method === 'POST');

beforeEach(() => {
  sessionStorage.clear();
  window.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('withdraw', () => {
  it.each([
    ['the code of a second factor', 4403, 'second-factor', 'รหัสจากแอป', '482913'],
    ['the password after 30 idle minutes', 4401, 'step-up', 'รหัสผ่าน', 'Chips-2026!'],
  ])('prompts for %s on request of the server and resends the withdrawal', async (_, code, proof, label, secret) => {
    const { sent } = show({
      'POST /api/provider/withdraw': inTurn(refusal(403, 'ยืนยันตัวตน', { code }), aMove('SETTLED')),
      [`POST /api/provider/${proof}`]: null,
    });
    await ask('1200');
    const field = await screen.findByLabelText(label);
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.type(field, secret);
    await userEvent.click(screen.getByRole('button', { name: 'ยืนยัน' }));
    await waitFor(() => expect(sentTo(sent)).toHaveLength(3));
    expect(sentTo(sent).map((request) => (request as unknown as { address: string }).address)).toEqual([
      '/api/provider/withdraw',
      `/api/provider/${proof}`,
      '/api/provider/withdraw',
    ]);
  });

  it('keeps a withdrawal stored during the step-up, and drops it when the member cancels', async () => {
    show({ 'POST /api/provider/withdraw': refusal(403, 'ยืนยันตัวตน', { code: 4401 }) });
    await ask('1200');
    await screen.findByLabelText('รหัสผ่าน');
    expect(pendingMove(member, 'WITHDRAWAL')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(pendingMove(member, 'WITHDRAWAL')).toBeNull());
    expect((await screen.findByRole('alert')).textContent).toBe('ยืนยันตัวตน');
  });

  it('keeps a withdrawal without a reply open when the member cancels the step-up', async () => {
    beginMove(member, 'WITHDRAWAL', 1_200);
    show({ 'POST /api/provider/withdraw': refusal(403, 'ยืนยันตัวตน', { code: 4401 }) });
    await screen.findByLabelText('รหัสผ่าน');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('รหัสผ่าน')).toBeNull());
    expect(pendingMove(member, 'WITHDRAWAL')).not.toBeNull();
  });

  it('confirms account and remaining credit, and shows a receipt', async () => {
    const { sent } = show({ 'POST /api/provider/withdraw': aMove('SETTLED') });
    await userEvent.type(await screen.findByRole('textbox'), '1200');
    await userEvent.click(screen.getByRole('button', { name: 'ถอนเงิน' }));
    expect(await screen.findByText('ถอน ฿1,200.00')).toBeTruthy();
    expect(screen.getByText('ถอนเข้า').nextSibling?.textContent).toBe('กสิกรไทย · xxx-x-x1234');
    expect(screen.getByText('3,800.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'ยืนยันถอน ฿1,200.00' }));
    expect(await screen.findByText('รอดำเนินการ')).toBeTruthy();
    expect(sentTo(sent)).toEqual([{ method: 'POST', address: '/api/provider/withdraw', body: { amount: 1_200 } }]);
    expect(pendingMove(member, 'WITHDRAWAL')).toBeNull();
  });

  it('disables the button below the minimum, above the available amount, or without an amount', async () => {
    show({});
    const field = await screen.findByRole('textbox');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'ถอนเงิน' });
    expect(button.disabled).toBe(true);
    await userEvent.type(field, '99');
    expect([button.disabled, screen.getAllByText('ขั้นต่ำ ฿100.00').length > 0]).toEqual([true, true]);
    await userEvent.type(field, '99');
    expect([button.disabled, screen.getAllByText('ถอนได้ไม่เกิน ฿5,000.00').length > 0]).toEqual([true, true]);
    await userEvent.click(screen.getByRole('button', { name: 'ทั้งหมด' }));
    expect(button.disabled).toBe(false);
  });

  it('shows the provider’s reason, the missing turnover once, and the other conditions', async () => {
    const turnover = { requiredSatang: 1_200_000, doneSatang: 845_000 };
    show({}, { ...open, disableBtn: true, amountCanWithdrawSatang: 0, message: 'ต้องทำยอดเทิร์นก่อน', turnover });
    expect(await screen.findByText('ต้องทำยอดเทิร์นก่อน')).toBeTruthy();
    expect(screen.getAllByText('ขาดอีก 3,550.00')).toHaveLength(1);
    expect(within(screen.getByRole('list', { name: 'เงื่อนไขการถอน' })).queryByText('ทำยอดเทิร์นครบ')).toBeNull();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('70');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ถอนเงิน' }).disabled).toBe(true);
    expect(screen.getByText('ถอนได้เมื่อครบเงื่อนไข')).toBeTruthy();
  });

  it('lists unmet turnover requirements of coupons and deposits with the missing amounts', async () => {
    const turnover = { requiredSatang: 630_000, doneSatang: 12_000 };
    const at = '2026-11-20T09:00:00.000Z';
    const demands: WithdrawCondition['demands'] = [
      {
        kind: 'deposit',
        reference: 'DP-1',
        amountSatang: 100_000,
        requiredSatang: 600_000,
        doneSatang: 0,
        missingSatang: 600_000,
        at,
      },
      {
        kind: 'coupon',
        reference: MOVE,
        amountSatang: 10_000,
        requiredSatang: 30_000,
        doneSatang: 12_000,
        missingSatang: 18_000,
        at,
      },
    ];
    const unsettled = { bets: 2, stakeSatang: 4_000 };
    show(
      {},
      { ...open, disableBtn: true, amountCanWithdrawSatang: 0, message: 'ยังไม่ครบ', turnover, demands, unsettled },
    );
    const section = within(await screen.findByRole('region', { name: 'ยอดที่ต้องเล่นให้ครบ' }));
    const links = section.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^ฝาก ฿1,000.00 ขาดอีก 6,000.00.*เล่นแล้ว 0.00 จาก 6,000.00$/s),
      expect.stringMatching(/^คูปอง ฿100.00 ขาดอีก 180.00.*เล่นแล้ว 120.00 จาก 300.00$/s),
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/deposit\/history\?id=DP-1$/),
      expect.stringMatching(/coupon\?id=/),
    ]);
    expect(section.getByText('เดิมพันที่รอผล 2 รายการ ฿40.00')).toBeTruthy();
  });

  it('names the amounts of the only requirement once, in the bar', async () => {
    const turnover = { requiredSatang: 30_000, doneSatang: 12_000 };
    const at = '2026-11-20T09:00:00.000Z';
    const coupon = {
      kind: 'coupon',
      reference: MOVE,
      amountSatang: 10_000,
      at,
      ...turnover,
      missingSatang: 18_000,
    } as const;
    show({}, { ...open, disableBtn: true, amountCanWithdrawSatang: 0, message: '', turnover, demands: [coupon] });
    const section = within(await screen.findByRole('region', { name: 'ยอดที่ต้องเล่นให้ครบ' }));
    expect(section.getByRole('link').textContent).toMatch(/^คูปอง ฿100.00\S* ?20 พ.ย. 2569/);
    expect(screen.getAllByText('ขาดอีก 180.00')).toHaveLength(1);
  });

  it('keeps checking a withdrawal of unknown outcome across a reload until it is settled', async () => {
    const first = show({ 'POST /api/provider/withdraw': aMove('UNKNOWN') });
    await ask('1200');
    expect(await screen.findByText(/กรุณาอย่าทำรายการซ้ำ/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sentTo(first.sent)).toHaveLength(1);
    cleanup();
    const again = show({ [`/api/provider/move/${MOVE}`]: aMove('SETTLED') });
    expect(await screen.findByText('รอดำเนินการ')).toBeTruthy();
    expect(sentTo(again.sent)).toEqual([]);
  });

  it('reports a withdrawal found not to have happened and allows another', async () => {
    const answers = {
      'POST /api/provider/withdraw': aMove('UNKNOWN'),
      [`/api/provider/move/${MOVE}`]: aMove('REFUSED'),
    };
    show(answers);
    await ask('1200');
    expect((await screen.findByRole('alert')).textContent).toBe('ไม่สำเร็จ');
    expect(pendingMove(member, 'WITHDRAWAL')).toBeNull();
  });

  it('resends a withdrawal without a reply with the same idempotency key after a reload', async () => {
    show({ 'POST /api/provider/withdraw': new Error('connection lost') });
    await ask('1200');
    expect(await screen.findByText(/กรุณาอย่าทำรายการซ้ำ/)).toBeTruthy();
    const { key } = pendingMove(member, 'WITHDRAWAL')!;
    cleanup();
    const settle = () => {
      expectStoredKey(key);
      return aMove('SETTLED');
    };
    const { sent } = show({ 'POST /api/provider/withdraw': settle });
    expect(await screen.findByText('รอดำเนินการ')).toBeTruthy();
    expect(sentTo(sent)).toHaveLength(1);
  });

  it('retries with the same key until a final reply, through lost connections, 429 and 503', async () => {
    jest.useFakeTimers();
    const lost = new Error('connection lost');
    const tooMany = refusal(429, 'บ่อยเกินไป');
    const closed = refusal(503, 'ปิดปรับปรุง');
    const { sent } = show({
      'POST /api/provider/withdraw': inTurn(lost, lost, tooMany, closed, aMove('SETTLED')),
    });
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: '1200' } });
    fireEvent.click(screen.getByRole('button', { name: 'ถอนเงิน' }));
    fireEvent.click(await screen.findByRole('button', { name: /^ยืนยันถอน/ }));
    expect(await screen.findByText(/กรุณาอย่าทำรายการซ้ำ/)).toBeTruthy();
    const { key } = pendingMove(member, 'WITHDRAWAL')!;
    await waitFor(() => expect(sentTo(sent)).toHaveLength(4));
    expectStoredKey(key);
    expect(await screen.findByText('รอดำเนินการ')).toBeTruthy();
    expect(sentTo(sent)).toHaveLength(5);
    expect(pendingMove(member, 'WITHDRAWAL')).toBeNull();
  });

  it('does not treat an incomplete reply as a refusal', async () => {
    show({ 'POST /api/provider/withdraw': refusal(200, '') });
    await ask('1200');
    expect(await screen.findByText(/กรุณาอย่าทำรายการซ้ำ/)).toBeTruthy();
    expect(pendingMove(member, 'WITHDRAWAL')).not.toBeNull();
  });

  it('shows the provider’s refusal and allows another withdrawal', async () => {
    const refused = refusal(422, 'เครดิตไม่พอ', { code: 3_104 });
    const underWay = refusal(409, 'กำลังตรวจสอบอยู่', { code: MOVE_UNDER_WAY });
    show({ 'POST /api/provider/withdraw': inTurn(refused, underWay) });
    await ask('1200');
    expect((await screen.findByRole('alert')).textContent).toBe('เครดิตไม่พอ');
    await userEvent.click(screen.getByRole('button', { name: 'ถอนเงิน' }));
    await userEvent.click(await screen.findByRole('button', { name: /^ยืนยันถอน/ }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('กำลังตรวจสอบอยู่'));
    expect(pendingMove(member, 'WITHDRAWAL')).toBeNull();
  });

  it('offers no withdrawal while the condition cannot be loaded', async () => {
    show({ '/api/provider/withdraw-condition': refusal(500, 'ระบบขัดข้อง') });
    expect((await screen.findByText(/ระบบขัดข้อง/)).textContent).toBeTruthy();
    expect(document.body.textContent).toContain(REQUEST_ID.slice(0, 6).toUpperCase());
    expect(screen.queryByRole('button', { name: 'ถอนเงิน' })).toBeNull();
  });
});

/** Expects that the stored idempotency key is still the same. */
function expectStoredKey(key: string): void {
  expect(pendingMove(member, 'WITHDRAWAL')?.key).toBe(key);
}
