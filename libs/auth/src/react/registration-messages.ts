import { defineMessages } from '@housebrand/shared/react';
import en from './locales/registration/en.json' with { type: 'json' };
import th from './locales/registration/th.json' with { type: 'json' };

/** Messages of a registration's frame and first step. */
export const { useMessages: useRegistrationMessages } = defineMessages('registration', { en, th });
