import { defineFeature } from '@housebrand/shared/react';
import { themingPages } from '../core';

export const feature = defineFeature(themingPages, {});
