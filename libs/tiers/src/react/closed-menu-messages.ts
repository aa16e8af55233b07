import { defineMessages } from '@housebrand/shared/react';
import en from '../core/locales/en.json' with { type: 'json' };
import th from '../core/locales/th.json' with { type: 'json' };

/** The API's messages for a closed menu. */
export const { useMessages: useClosedMenuMessages } = defineMessages('menuClosed', { en, th });
