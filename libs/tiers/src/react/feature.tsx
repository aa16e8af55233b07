import type { Feature } from '@housebrand/shared/react';
import { IconMedal } from '@tabler/icons-react';
import { PROMOTION_MENU } from '../core/menu-access';
import { useTierWords } from './words';

/** The member's tier in a portal: its detail, and the menus that tiers open (specification section 6). */
export const feature: Feature = {
  name: 'tiers',
  routes: [
    {
      path: 'user-info/tier-detail',
      access: 'member',
      layout: 'default',
      load: () => import('./screens/tier-detail'),
    },
  ],
  navigation: [{ path: 'user-info/tier-detail', useLabel: () => useTierWords()('title'), icon: IconMedal }],
  access: [PROMOTION_MENU],
};
