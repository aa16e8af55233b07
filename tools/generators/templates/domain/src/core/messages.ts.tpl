import type { MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

export const __camel__Messages: MessageCatalogue = { domain: '__name__', th, en };
