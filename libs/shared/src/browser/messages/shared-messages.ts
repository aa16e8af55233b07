import en from '../locales/en.json' with { type: 'json' };
import th from '../locales/th.json' with { type: 'json' };
import { defineMessages } from './define-messages';

const messages = defineMessages('kit', { en, th });

/** Messages of the shared components in the page's language, by key. */
export const { useMessages: useSharedMessages } = messages;
/** The same outside components, in the current language. */
export const { text: sharedText } = messages;
