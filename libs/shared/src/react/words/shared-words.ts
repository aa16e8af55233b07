import en from '../locales/en.json' with { type: 'json' };
import th from '../locales/th.json' with { type: 'json' };
import { defineWords } from './define-words';

/** Words of the kit itself. */
export const { useWords: useSharedWords, text: sharedText } = defineWords('kit', { en, th });
