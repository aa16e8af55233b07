import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

export const __camel__Pages = definePages({ th, en }, []);
