import { Button } from '@housebrand/shared/react';
import { useGameMessages } from '../messages';
import classes from './games-failed.module.css';

/** Replaces games that failed to load: one line and a retry button, because the rest of the screen still works. */
export function GamesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useGameMessages();
  return (
    <div className={classes.failed} role="alert">
      <span>{t('groupFailed')}</span>
      <Button variant="ghost" size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
