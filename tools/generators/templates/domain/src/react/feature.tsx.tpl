import type { Feature } from '@housebrand/shared/react';
import { IconSparkles } from '@tabler/icons-react';
import { use__Name__Words } from './words';

/** What the domain brings to a portal. */
export const feature: Feature = {
  name: '__name__',
  routes: [{ path: '__name__', access: 'member', layout: 'default', load: () => import('./screens/__name__-screen') }],
  navigation: [{ path: '__name__', useLabel: () => use__Name__Words()('title'), icon: IconSparkles }],
  access: [],
};
