import { defineMessages } from '@housebrand/shared/react';
import en from './locales/statement/en.json' with { type: 'json' };
import th from './locales/statement/th.json' with { type: 'json' };

/** Messages of the statement; they load with its screen. */
export const { useMessages: useStatementMessages } = defineMessages('statement', { en, th });
