/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderScreen } from '@housebrand/shared/testing/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Statement, StatementLine } from '../../core';
import StatementScreen from './statement';

const STATEMENT = '/api/apps/payments/statement';
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

const line = (differences: Partial<StatementLine>): StatementLine => ({
  id: '1',
  kind: 'DEPOSIT',
  amountSatang: 50_024,
  balanceBeforeSatang: 0,
  balanceAfterSatang: 50_024,
  at: '2026-11-21T11:02:00.000Z',
  reference: 'DP-4A61F09C2B7D',
  status: 'SUCCESS',
  counterparty: null,
  requiredTurnoverSatang: null,
  purchaseTotalSatang: null,
  related: { kind: 'deposit', id: 'deposit-1' },
  rejectReason: null,
  timeline: [{ kind: 'confirmed', at: '2026-11-21T11:02:00.000Z', text: { th: 'สำเร็จ', en: 'Completed' } }],
  ...differences,
});
const BONUS = line({
  id: '2',
  kind: 'BONUS',
  amountSatang: 10_004,
  balanceBeforeSatang: 50_024,
  balanceAfterSatang: 60_028,
  requiredTurnoverSatang: 300_140,
});
const HELD = line({
  id: '3',
  kind: 'WITHDRAWAL',
  amountSatang: -20_000,
  balanceBeforeSatang: 55_028,
  balanceAfterSatang: 35_028,
  status: 'REJECT',
  rejectReason: { th: 'ชื่อบัญชีไม่ตรง', en: 'The name differs' },
  related: { kind: 'withdraw', id: 'withdrawal-1' },
});
const page = (differences: Partial<Statement>): Statement => ({
  lines: [HELD, BONUS, line({})],
  cursor: null,
  ...YEAR,
  months: [{ month: '2026-11', openingSatang: 0, closingSatang: 35_028 }],
  ...differences,
});
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://x').searchParams);

describe('user-info/statement', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('shows a month with its balances, its lines and what play changed between them', async () => {
    renderScreen(<StatementScreen />, { at: '/MTO/user-info/statement', answers: { [STATEMENT]: page({}) } });
    expect(await screen.findByRole('heading', { name: 'พ.ย. 2569' })).toBeTruthy();
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows.map((text) => /^(ถอนเงิน|เล่นเกม|โบนัสฝาก|ฝากเงิน)/.exec(text!)?.[0])).toEqual([
      'ถอนเงิน',
      'เล่นเกม',
      'โบนัสฝาก',
      'ฝากเงิน',
    ]);
    expect(rows[1]).toContain('−50.00');
    expect(rows[2]).toContain('คงเหลือ 600.28');
    expect(screen.getByText('ยกมา').nextSibling!.textContent).toBe('0.00');
  });

  it('opens the receipt of a line with the turnover, both balances and a link to its deposit', async () => {
    renderScreen(<StatementScreen />, { at: '/MTO/user-info/statement', answers: { [STATEMENT]: page({}) } });
    fireEvent.click(await screen.findByRole('button', { name: /โบนัสฝาก/ }));
    const receipt = within(await screen.findByRole('dialog'));
    expect((await receipt.findByText('ยอดเทิร์นก่อนถอน')).nextSibling!.textContent).toBe('3,001.40');
    expect(receipt.getByText('เครดิตหลังทำรายการ').nextSibling!.textContent).toBe('600.28');
    expect(receipt.getByRole('link', { name: 'ดูรายการฝาก' }).getAttribute('href')).toBe(
      '/MTO/deposit/history?id=deposit-1',
    );
    expect(receipt.getByRole('button', { name: 'บันทึกสลิป' })).toBeTruthy();
  });

  it('says that the credit of a rejected withdrawal was returned', async () => {
    renderScreen(<StatementScreen />, { at: '/MTO/user-info/statement?id=3', answers: { [STATEMENT]: page({}) } });
    expect(await screen.findByText('คืนเครดิตให้แล้ว ดูรายการคืนเครดิตที่ถอน')).toBeTruthy();
    expect(screen.getByText('ชื่อบัญชีไม่ตรง')).toBeTruthy();
  });

  it('continues after the last line, and filters on the server', async () => {
    const answer = ({ address }: { address: string }) => {
      const { cursor, group } = queryOf(address);
      if (group) return page({ lines: [], months: [] });
      return cursor ? page({ lines: [line({})], months: [] }) : page({ lines: [HELD, BONUS], cursor: '2' });
    };
    const { sent } = renderScreen(<StatementScreen />, {
      at: '/MTO/user-info/statement',
      answers: { [STATEMENT]: answer },
    });
    // the end of the list is on the screen, so that the next page loads by itself
    expect(await screen.findByRole('button', { name: /^ฝากเงิน/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'โอนให้เพื่อน' }));
    fireEvent.click(await screen.findByRole('button', { name: 'ดูทุกประเภท' }));
    expect(await screen.findByRole('button', { name: /โบนัสฝาก/ })).toBeTruthy();
    const queries = sent.map(({ address }) => queryOf(address));
    expect(queries.slice(0, 3)).toEqual([
      { fromDate: YEAR.from, toDate: YEAR.to },
      { fromDate: YEAR.from, toDate: YEAR.to, cursor: '2' },
      { fromDate: YEAR.from, toDate: YEAR.to, group: 'gifts' },
    ]);
  });

  it('offers a deposit while there are no entries', async () => {
    const empty = page({ lines: [], months: [{ month: '2026-11', openingSatang: 0, closingSatang: 0 }] });
    renderScreen(<StatementScreen />, { at: '/MTO/user-info/statement', answers: { [STATEMENT]: empty } });
    expect((await screen.findByRole('link', { name: 'ฝากเงิน' })).getAttribute('href')).toBe('/MTO/deposit');
  });

  it('saves a CSV file with all pages', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const answer = ({ address }: { address: string }) => {
      const { cursor } = queryOf(address);
      return cursor ? page({ lines: [line({ reference: '=1+1' })] }) : page({ lines: [HELD, BONUS], cursor: '2' });
    };
    renderScreen(<StatementScreen />, { at: '/MTO/user-info/statement', answers: { [STATEMENT]: answer } });
    fireEvent.click(await screen.findByRole('button', { name: 'ดาวน์โหลด' }));
    fireEvent.click(await screen.findByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    const reader = new FileReader();
    const text = await new Promise<string>((resolve) => {
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(saved[0]!);
    });
    expect(text.trim().split('\r\n')).toHaveLength(4);
    expect(text).toContain(',-200,550.28,350.28,');
    expect(text).toContain(",'=1+1,");
  });
});
