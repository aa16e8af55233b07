import type { LevelCount } from '../../core';
import { useAffiliateWords } from '../words';
import classes from './levels-bar.module.css';

/** How many members stand on which level, as one bar with its legend. */
export function LevelsBar({ levels }: { levels: readonly LevelCount[] }) {
  const words = useAffiliateWords();
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
            {words('level', { level })} <b>{words('members', { count: members })}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
