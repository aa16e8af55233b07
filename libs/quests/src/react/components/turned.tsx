import { useQuestMessages } from '../messages';
import classes from './turned.module.css';

/** Announces that a new day's quests have replaced the shown ones. */
export function Turned({ isTurned }: { isTurned: boolean }) {
  const t = useQuestMessages();
  return (
    <p className={classes.turned} role="status">
      {isTurned && t('turned')}
    </p>
  );
}
