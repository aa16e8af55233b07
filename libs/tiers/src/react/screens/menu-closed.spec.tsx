/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { aMember, aMemberTier, renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen } from '@testing-library/react';
import type { TierConfig } from '../../core';
import MenuClosedScreen from './menu-closed';

afterEach(cleanup);

const step = (tierLevel: number, tierName: string, amount: number, menu: string[]): TierConfig => ({
  tierLevel,
  tierName,
  logoUrl: `/media/tiers/${tierLevel}.svg`,
  access: { menu },
  descriptionBackgroundColor: '#000000',
  backgroundDarkColor: '#000000',
  backgroundBrightColor: '#000000',
  condition: { minDepositAccumulateAmount: amount, minTurnOverAccumulateAmount: amount },
});

it('names the tier that opens a menu and shows the progress towards it', async () => {
  renderScreen(<MenuClosedScreen menu="chips" />, {
    at: '/MTO/chips/send',
    language: 'en',
    member: aMember({
      tier: aMemberTier({ tierLevel: 1, depositAmount: 250, turnoverAmount: 250, access: { menu: [] } }),
    }),
    answers: {
      '/api/apps/user_tier_configs': [
        step(1, 'Bronze', 0, []),
        step(2, 'Silver', 1_000, []),
        step(3, 'Gold', 9_000, ['chips']),
      ],
    },
  });
  expect(await screen.findByRole('heading', { name: 'Available from Gold: Chips' })).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: '2% of the way to Gold' }).getAttribute('aria-valuenow')).toBe('2');
  expect(screen.getByRole('link', { name: 'My tier' }).getAttribute('href')).toBe('/MTO/user-info/tier-detail');
});
