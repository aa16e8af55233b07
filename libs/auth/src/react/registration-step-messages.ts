import { defineMessages } from '@housebrand/shared/react';
import en from './locales/registration-steps/en.json' with { type: 'json' };
import th from './locales/registration-steps/th.json' with { type: 'json' };

/** Messages of what follows the first step of a registration. */
export const { useMessages: useRegistrationStepMessages } = defineMessages('registrationSteps', { en, th });
