import { defineMessages } from '../../browser';
import en from '../locales/passkey/en.json' with { type: 'json' };
import th from '../locales/passkey/th.json' with { type: 'json' };

/** Messages of the passkey request; the first load doesn't include them. */
export const { useMessages: usePasskeyMessages } = defineMessages('passkey', { en, th });
