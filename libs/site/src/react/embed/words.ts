import { defineWords } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

export const { useWords: useEmbedWords } = defineWords('embed', { en, th });
