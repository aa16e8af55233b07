import { useSyncExternalStore } from 'react';
import { usePortalMessages } from '../messages';
import classes from './skip-link.module.css';

const never = () => () => undefined;

/** The first stop of the keyboard on every page: skips the bars and menus. It needs its script, so the server does not render it. */
export function SkipLink() {
  const t = usePortalMessages();
  const isRunning = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isRunning) return null;
  const skip = () => {
    const main = document.querySelector('main');
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  };
  return (
    <button type="button" className={classes.skip} onClick={skip}>
      {t('skipToContent')}
    </button>
  );
}
