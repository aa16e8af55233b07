import { Button } from '@housebrand/shared/react';
import { useGameWords } from '../words';
import classes from './games-failed.module.css';

/** In the place of games that could not be loaded: one line and a way out, since the rest of the screen still works. */
export function GamesFailed({ onRetry }: { onRetry: () => void }) {
  const words = useGameWords();
  return (
    <div className={classes.failed} role="alert">
      <span>{words('groupFailed')}</span>
      <Button variant="ghost" size="sm" onClick={onRetry}>
        {words('retry')}
      </Button>
    </div>
  );
}
