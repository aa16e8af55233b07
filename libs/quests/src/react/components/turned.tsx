import { useQuestMessages } from '../messages';
import classes from './turned.module.css';

/** Says that another day's quests have come. */
export function Turned({ isTurned }: { isTurned: boolean }) {
  const t = useQuestMessages();
  return (
    <p className={classes.turned} role="status">
      {isTurned && t('turned')}
    </p>
  );
}
