import { useSyncExternalStore } from 'react';
import { usePortalMessages } from '../messages';
import classes from './skip-link.module.css';

const never = () => () => undefined;

/** The first stop of the keyboard on every page: skips the bars and menus. */
export function SkipLink() {
  const t = usePortalMessages();
  // It needs scripts: the first view is smaller without it.
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isReady) return null;
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
