import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of campaigns, content and the look. */
export const { useMessages: useCampaignMessages } = defineMessages('office-campaigns', { en, th });

type ValueKey = Extract<keyof typeof en, `value.${string}`>;

/** Returns a function that names a value of the contract: `TURNOVER`. A value without a name is shown itself. */
export function useValueText(): (value: string) => string {
  const t = useCampaignMessages();
  return (value) => {
    const key = `value.${value}`;
    return key in en ? t(key as ValueKey) : value;
  };
}
