import { StateChip } from '../../kit/chip';
import { useCampaignMessages } from '../messages';
import type { Fields } from './schema';

/** Says that members don't see an entry: hidden, not yet, or no longer. */
export function ScheduleChip({ row: { active, startsAt, endsAt } }: { row: Fields }) {
  const t = useCampaignMessages();
  if (active === false) return <StateChip>{t('hidden')}</StateChip>;
  if (typeof endsAt === 'string' && Date.parse(endsAt) <= Date.now()) return <StateChip>{t('ended')}</StateChip>;
  if (typeof startsAt === 'string' && Date.parse(startsAt) > Date.now())
    return <StateChip tone="warn">{t('scheduled')}</StateChip>;
  return null;
}
