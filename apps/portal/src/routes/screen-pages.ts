import { composeFeatures } from '@housebrand/shared/react';
import { features } from '../features/features';

/** Every page (specification section 2). Screens that show more than one domain are put together in this app. */
export const screenPages = composeFeatures(features, {
  '': () => import('../screens/home-page'),
  'prefix-not-found': () => import('../screens/prefix-not-found-page'),
  login: () => import('../screens/login-page'),
  register: () => import('../screens/register-page'),
  'user-info': () => import('../screens/user-info-page'),
});
