import { defineFeature } from '@housebrand/shared/react';
import { themingPages } from '../core';

/** Theming has no screens of its own: the portal composes the home page. */
export const feature = defineFeature(themingPages, {});
