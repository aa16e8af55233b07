/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { renderScreen } from '@housebrand/shared/testing/react';
import { fireEvent, screen } from '@testing-library/react';
import type { CouponReturn, CouponReturnPreview } from '../core';
import { useCouponReturn } from './headless';

const REDEMPTION = '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10';
const ADDRESS = `/api/apps/coupons/redemptions/${REDEMPTION}/return`;
const terms: CouponReturnPreview = {
  amountSatang: 10_000,
  missingTurnoverSatang: 30_000,
  isPlayed: false,
  creditAfterSatang: 50_000,
  withdrawableAfterSatang: 50_000,
  turnoverLeftSatang: 0,
};
const sent: CouponReturn = { transactionId: null, amountSatang: 10_000, status: 'CREATE' };

function Probe() {
  const { preview, giveBack } = useCouponReturn(REDEMPTION);
  const { amountSatang } = preview.data ?? { amountSatang: 0 };
  return (
    <button disabled={giveBack.isBusy} onClick={() => void giveBack.run({ id: REDEMPTION, amountSatang })}>
      {amountSatang} {giveBack.result?.status}
    </button>
  );
}

describe('useCouponReturn', () => {
  it('shows what is taken, and returns the coupon for it under a key', async () => {
    const { sent: requests } = renderScreen(<Probe />, { answers: { [ADDRESS]: terms, [`POST ${ADDRESS}`]: sent } });
    fireEvent.click(await screen.findByRole('button', { name: '10000' }));
    expect(await screen.findByRole('button', { name: '10000 CREATE' })).toBeTruthy();
    const [post] = requests.filter(({ method }) => method === 'POST');
    expect(post).toMatchObject({ address: ADDRESS, body: { amountSatang: 10_000 } });
  });
});
