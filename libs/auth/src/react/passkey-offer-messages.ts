import { defineMessages } from '@housebrand/shared/react';
import en from './locales/passkey-offer/en.json' with { type: 'json' };
import th from './locales/passkey-offer/th.json' with { type: 'json' };

/** Messages of the offer on the home page, apart from those that guests load. */
export const { useMessages: usePasskeyOfferMessages } = defineMessages('passkeyOffer', { en, th });
