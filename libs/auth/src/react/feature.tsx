import type { Feature } from '@housebrand/shared/react';

/**
 * Identity in a portal. Its screens take what other domains know (logo, contact line, tier), so the app composes them;
 * `loginRoute` and `accountRoute` are where it does.
 */
export const loginRoute = 'login';
export const accountRoute = 'user-info';

export const feature: Feature = { name: 'auth', routes: [], navigation: [], access: [] };
