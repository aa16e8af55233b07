import { composeFeatures } from '@housebrand/shared/react';
import { features } from '../features/features';

/** All pages (specification section 2). This app composes the screens that show several domains. */
export const screenPages = composeFeatures(features, {
  '': () => import('../screens/home-page'),
  'prefix-not-found': () => import('../screens/prefix-not-found-page'),
  login: () => import('../screens/login-page'),
  register: () => import('../screens/register-page'),
  notifications: () => import('../screens/notifications-page'),
  'user-info': () => import('../screens/user-info-page'),
});
