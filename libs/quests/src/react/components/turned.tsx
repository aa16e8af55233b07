import { useQuestWords } from '../words';
import classes from './turned.module.css';

/** Says that another day's quests have come. */
export function Turned({ isTurned }: { isTurned: boolean }) {
  const words = useQuestWords();
  return (
    <p className={classes.turned} role="status">
      {isTurned && words('turned')}
    </p>
  );
}
