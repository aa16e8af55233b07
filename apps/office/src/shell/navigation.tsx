import { NavLink } from 'react-router';
import { useAddress, useMay } from '../session/session-context';
import { useToday, waitingCount } from '../today/use-today';
import { useShellMessages } from './messages';
import { NAVIGATION } from './pages';
import classes from './shell.module.css';

/** The pages that the role opens, with the number of what waits. */
export function Navigation({ onChosen }: { onChosen: () => void }) {
  const t = useShellMessages();
  const may = useMay();
  const to = useAddress();
  const { data: today } = useToday();
  return (
    <nav aria-label={t('navigation')} className={classes.links}>
      {NAVIGATION.map(({ group, pages }) => {
        const open = pages.filter(({ operation }) => may(operation));
        if (open.length === 0) return null;
        return (
          <div key={group} className={classes.group}>
            <p className={classes.groupName}>{t(group)}</p>
            {open.map(({ key, waiting }) => {
              const count = waiting ? waitingCount(today, waiting) : 0;
              return (
                <NavLink key={key} to={to(key)} className={classes.link} onClick={onChosen}>
                  <span>{t(key)}</span>
                  {count > 0 && (
                    <span
                      className={key === 'today' ? classes.urgent : classes.number}
                      aria-label={t('waiting', { count })}
                    >
                      {count}
                    </span>
                  )}
                </NavLink>
              );
            })}
          </div>
        );
      })}
    </nav>
  );
}
