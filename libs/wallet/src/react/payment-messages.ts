import { defineMessages } from '@housebrand/shared/react';
import en from './locales/payments/en.json' with { type: 'json' };
import th from './locales/payments/th.json' with { type: 'json' };

/** Messages of deposits, withdrawals and their history. They load with those screens, not with the home page. */
export const { useMessages: usePaymentMessages, text: paymentText } = defineMessages('payments', { en, th });
