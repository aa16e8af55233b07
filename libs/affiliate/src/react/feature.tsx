import { defineFeature } from '@housebrand/shared/react';
import { affiliatePages, affiliateRedirects } from '../core';

/** The referral pages, each loaded when it is opened, and the redirect of shared links. */
export const feature = defineFeature(
  affiliatePages,
  {
    referral: () => import('./screens/referral'),
    'referral/members': () => import('./screens/referral-members'),
    'referral/rewards': () => import('./screens/referral-rewards'),
  },
  affiliateRedirects,
);
