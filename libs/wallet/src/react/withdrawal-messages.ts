import { defineMessages } from '@housebrand/shared/react';
import en from './locales/withdrawals/en.json' with { type: 'json' };
import th from './locales/withdrawals/th.json' with { type: 'json' };

/** Messages of withdrawals and claims. They load with those screens, not with the home page. */
export const { useMessages: useWithdrawalMessages } = defineMessages('withdrawals', { en, th });
