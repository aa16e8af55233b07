import { defineWords } from '../words/define-words';
import en from '../locales/passkey/en.json' with { type: 'json' };
import th from '../locales/passkey/th.json' with { type: 'json' };

/** Words of whoever is asked for a passkey: no first load carries them. */
export const { useWords: usePasskeyWords } = defineWords('passkey', { en, th });
