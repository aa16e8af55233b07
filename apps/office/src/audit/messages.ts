import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of the audit log. */
export const { useMessages: useAuditMessages } = defineMessages('office-audit', { en, th });
