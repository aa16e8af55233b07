import type { Feature } from '@housebrand/shared/react';

/** The referral programme has no screen of its own yet: its card stands on the profile. */
export const feature: Feature = { name: 'affiliate', routes: [], navigation: [], access: ['referral'] };
