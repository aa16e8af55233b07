import { defineFeature } from '@housebrand/shared/react';
import { tournamentsPages } from '../core';

export const feature = defineFeature(tournamentsPages, {});
