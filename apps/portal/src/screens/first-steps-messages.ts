import { defineMessages } from '@housebrand/shared/react';
import en from './locales/first-steps/en.json' with { type: 'json' };
import th from './locales/first-steps/th.json' with { type: 'json' };

export const { useMessages: useFirstStepsMessages } = defineMessages('firstSteps', { en, th });
