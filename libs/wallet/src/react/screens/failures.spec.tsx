/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { WayOutProvider, type WayOut } from '@housebrand/shared/react';
import { refusal, renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  BANK_DEPOSIT_ADDRESS,
  INCOME_CONDITION_ADDRESS,
  PRICE_TABLE_ADDRESS,
  reportAddress,
  TRUE_MONEY_ADDRESS,
  WITHDRAW_CONDITION_ADDRESS,
} from '../../core';
import ChipsPurchase from './chips-purchase';
import Deposit from './deposit';
import DepositDigit from './deposit-digit';
import DepositNormal from './deposit-normal';
import DepositTrueWallet from './deposit-true-wallet';
import Withdraw from './withdraw';
import WithdrawIncome from './withdraw-income';

const DOWN = refusal(503, 'ระบบยังไม่พร้อมให้บริการ');
const ANSWERS = {
  [BANK_DEPOSIT_ADDRESS]: DOWN,
  [TRUE_MONEY_ADDRESS]: DOWN,
  [reportAddress('deposit')]: DOWN,
  [WITHDRAW_CONDITION_ADDRESS]: DOWN,
  [INCOME_CONDITION_ADDRESS]: DOWN,
  [PRICE_TABLE_ADDRESS]: DOWN,
};

const SCREENS: [name: string, Screen: ComponentType, at: string][] = [
  ['deposit', Deposit, 'deposit'],
  ['deposit/normal', DepositNormal, 'deposit/normal'],
  ['deposit/true-wallet', DepositTrueWallet, 'deposit/true-wallet'],
  ['deposit/digit', DepositDigit, 'deposit/digit'],
  ['deposit/digit of one deposit', DepositDigit, 'deposit/digit?id=DP-1'],
  ['withdraw', Withdraw, 'withdraw'],
  ['withdraw-income', WithdrawIncome, 'withdraw-income'],
  ['chips/purchase', ChipsPurchase, 'chips/purchase'],
];

afterEach(cleanup);

it.each(SCREENS)('keeps title and navigation while %s cannot be read', async (_name, Screen, at) => {
  let shown = 0;
  const show = () => {
    shown += 1;
    return () => {
      shown -= 1;
    };
  };
  const wayOut: WayOut = { show, home: <a href="/MTO">home</a> };
  const { unmount } = renderScreen(
    <WayOutProvider value={wayOut}>
      <Screen />
    </WayOutProvider>,
    { at: `/MTO/${at}`, answers: ANSWERS },
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'ใช้งานไม่ได้ชั่วคราว' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'home' })).toBeTruthy();
  expect(shown).toBe(1);
  unmount();
  expect(shown).toBe(0);
});
