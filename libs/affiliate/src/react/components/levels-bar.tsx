import type { LevelCount } from '../../core';
import { useAffiliateMessages } from '../messages';
import classes from './levels-bar.module.css';

/** Downlines by level as one bar with a legend. */
export function LevelsBar({ levels }: { levels: readonly LevelCount[] }) {
  const t = useAffiliateMessages();
  return (
    <div className={classes.levels}>
      <div className={classes.bar} aria-hidden>
        {levels.map(({ level, members }) => (
          <span key={level} data-level={level} style={{ flexGrow: members }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {levels.map(({ level, members }) => (
          <li key={level} data-level={level}>
            <span>{t('level', { level })}</span> <b>{t('members', { count: members })}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
