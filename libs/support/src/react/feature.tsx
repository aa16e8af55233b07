import { defineFeature } from '@housebrand/shared/react';
import { supportPages } from '../core';

/** The page with the member's questions, which loads when it opens. */
export const feature = defineFeature(supportPages, { support: () => import('./screens/support') });
