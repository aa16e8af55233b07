import type { Feature } from '@housebrand/shared/react';

/** Tournaments have no screen of their own yet: the running one stands on the home screen. */
export const feature: Feature = { name: 'tournaments', routes: [], navigation: [], access: ['tournament', 'ranking'] };
