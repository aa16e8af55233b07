import type { Feature } from '@housebrand/shared/react';

/** The referral programme in a portal: the arrival of a shared link; its card stands on the profile screen. */
export const feature: Feature = {
  name: 'affiliate',
  routes: [
    {
      path: 'r/:page',
      access: 'public',
      layout: 'withoutNavigation',
      load: () => import('./screens/referral-arrival'),
    },
  ],
  navigation: [],
  access: ['referral'],
};
