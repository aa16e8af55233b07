import en from '../locales/en.json' with { type: 'json' };
import th from '../locales/th.json' with { type: 'json' };
import { defineMessages } from './define-messages';

const words = defineMessages('kit', { en, th });

/** The words of the kit's own parts in the page's language, by key. */
export const { useMessages: useSharedMessages } = words;
/** The same outside of components, in the language of the moment. */
export const { text: sharedText } = words;
