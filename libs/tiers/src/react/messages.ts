import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

import menusEn from '../core/locales/menus/en.json' with { type: 'json' };
import menusTh from '../core/locales/menus/th.json' with { type: 'json' };
import namesEn from '../core/locales/names/en.json' with { type: 'json' };
import namesTh from '../core/locales/names/th.json' with { type: 'json' };

export const { useMessages: useTierMessages, text: tierText } = defineMessages('tiers', {
  en: { ...en, ...menusEn, ...namesEn },
  th: { ...th, ...menusTh, ...namesTh },
});
