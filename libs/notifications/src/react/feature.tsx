import { defineFeature } from '@housebrand/shared/react';
import { notificationsPages } from '../core';

/** The inbox, whose screen the portal composes with other domains. */
export const feature = defineFeature(notificationsPages, {});
