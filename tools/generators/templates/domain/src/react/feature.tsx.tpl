import { defineFeature } from '@housebrand/shared/react';
import { __camel__Pages } from '../core';

export const feature = defineFeature(__camel__Pages, {});
