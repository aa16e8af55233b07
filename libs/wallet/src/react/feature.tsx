import type { Feature } from '@housebrand/shared/react';

/**
 * The wallet in a portal. It has no screen of its own yet: the credit box stands on the home, which the app composes.
 * The menu keys are those of the routes of specification section 2 that move money.
 */
export const feature: Feature = {
  name: 'wallet',
  routes: [],
  navigation: [],
  access: ['deposit', 'withdraw', 'coupon', 'chips'],
};
