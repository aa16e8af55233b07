import { Button } from '@housebrand/shared/react';
import { useGameMessages } from '../messages';
import classes from './games-failed.module.css';

/** In the place of games that could not be loaded: one line and a way out, since the rest of the screen still works. */
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
