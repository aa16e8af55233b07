import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

/** Quests have no page of their own yet: their strip stands on the home. */
export const questsPages = definePages({ th, en }, []);
