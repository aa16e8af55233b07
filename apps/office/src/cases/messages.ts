import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of the reconciliation cases. */
export const { useMessages: useCaseMessages } = defineMessages('office-cases', { en, th });
