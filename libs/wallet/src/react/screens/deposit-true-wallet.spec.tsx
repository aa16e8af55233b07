/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { renderScreen } from '@housebrand/shared/testing/react';
import { screen } from '@testing-library/react';
import type { ReceivingWallet } from '../../core';
import DepositTrueWallet from './deposit-true-wallet';

it('groups the number of the wallet as a phone number, also on a translated page', async () => {
  const wallet: ReceivingWallet = {
    accountName: 'MTO Lounge',
    phoneNumber: '0900000446',
    minSatang: null,
    maxSatang: null,
  };
  const answers = { '/api/provider/bank-deposit-true-money': wallet };
  renderScreen(<DepositTrueWallet />, { at: '/MTO/deposit/true-wallet', answers });
  expect((await screen.findByText('090-000-0446')).closest('[translate=no]')).not.toBeNull();
});
