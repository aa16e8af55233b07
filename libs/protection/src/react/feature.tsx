import { IconShieldHeart } from '@tabler/icons-react';
import type { Feature } from '@housebrand/shared/react';
import { useProtectionWords } from './words';

/** Player protection in a portal: one screen, reached from the profile, and the reminder that stands everywhere. */
export const feature: Feature = {
  name: 'protection',
  routes: [
    {
      path: 'user-info/play-safely',
      access: 'member',
      layout: 'default',
      load: () => import('./screens/play-safely'),
    },
  ],
  navigation: [
    {
      path: 'user-info/play-safely',
      useLabel: () => useProtectionWords()('navigation'),
      icon: IconShieldHeart,
    },
  ],
  access: [],
};
