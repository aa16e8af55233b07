import { VisuallyHidden } from '@housebrand/shared/react';
import { useSupportMessages } from '../messages';
import classes from './unread-dot.module.css';

/** The sign of an answer that the member has not read. */
export function UnreadDot() {
  const t = useSupportMessages();
  return (
    <span className={classes.dot}>
      <VisuallyHidden>{t('unread')}</VisuallyHidden>
    </span>
  );
}
