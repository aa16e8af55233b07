import { useDailyQuests } from '@housebrand/quests/react';
import { usePortal, VisuallyHidden } from '@housebrand/shared/react';
import { usePortalWords } from '../words';
import classes from './quick-row.module.css';

/** A dot at the quests while one of them is complete and its reward not taken. */
export default function RewardWaits() {
  const words = usePortalWords();
  const { data = [] } = useDailyQuests(usePortal().member);
  if (!data.some(({ status }) => status === 'READY')) return null;
  return (
    <span className={classes.dot}>
      <VisuallyHidden>{words('rewardWaits')}</VisuallyHidden>
    </span>
  );
}
