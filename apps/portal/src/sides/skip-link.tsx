import { usePortalMessages } from '../messages';
import classes from './skip-link.module.css';

/** The first stop of the keyboard on every page: skips the bars and menus. */
export function SkipLink() {
  const t = usePortalMessages();
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
