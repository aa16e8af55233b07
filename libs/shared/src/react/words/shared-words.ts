import en from '../locales/en.json' with { type: 'json' };
import th from '../locales/th.json' with { type: 'json' };
import { defineWords } from './define-words';

const words = defineWords('kit', { en, th });

/** The words of the kit's own parts in the page's language, by key. */
export const { useWords: useSharedWords } = words;
/** The same outside of components, in the language of the moment. */
export const { text: sharedText } = words;
