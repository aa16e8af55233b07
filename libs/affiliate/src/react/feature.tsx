import { defineFeature } from '@housebrand/shared/react';
import { affiliatePages, affiliateRedirects } from '../core';

/** The invitation pages, each loaded when it is opened, and where their old addresses lead. */
export const feature = defineFeature(
  affiliatePages,
  {
    referral: () => import('./screens/referral'),
    'referral/members': () => import('./screens/referral-members'),
    'referral/rewards': () => import('./screens/referral-rewards'),
  },
  affiliateRedirects,
);
