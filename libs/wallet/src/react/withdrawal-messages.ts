import { defineMessages } from '@housebrand/shared/react';
import en from './locales/withdrawals/en.json' with { type: 'json' };
import th from './locales/withdrawals/th.json' with { type: 'json' };

/** The words of withdrawals and claims: they come with those screens, not with the home. */
export const { useMessages: useWithdrawalMessages } = defineMessages('withdrawals', { en, th });
