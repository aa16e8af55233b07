import { defineFeature } from '@housebrand/shared/react';
import { authPages } from '../core';

/** Pages for devices, second factor, personal data and passwords, each loaded when opened. */
export const feature = defineFeature(authPages, {
  'forget-password': () => import('./screens/forget-password'),
  'user-info/devices': () => import('./screens/devices'),
  'user-info/second-factor': () => import('./screens/second-factor'),
  'user-info/personal-data': () => import('./screens/personal-data'),
  'user-info/change-password': () => import('./screens/change-password'),
});
