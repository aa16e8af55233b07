import { defineFeature } from '@housebrand/shared/react';
import { themingPages } from '../core';

/** No page of theming is opened by itself: the portal puts the home together. */
export const feature = defineFeature(themingPages, {});
