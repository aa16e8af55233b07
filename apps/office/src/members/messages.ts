import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of the members' pages. */
export const { useMessages: useMemberMessages } = defineMessages('office-members', { en, th });
