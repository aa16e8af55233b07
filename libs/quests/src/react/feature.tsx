import { defineFeature } from '@housebrand/shared/react';
import { questsPages } from '../core';

export const feature = defineFeature(questsPages, {});
