import { defineMessages } from '../messages/define-messages';
import en from '../locales/passkey/en.json' with { type: 'json' };
import th from '../locales/passkey/th.json' with { type: 'json' };

/** Words of whoever is asked for a passkey: no first load carries them. */
export const { useMessages: usePasskeyMessages } = defineMessages('passkey', { en, th });
