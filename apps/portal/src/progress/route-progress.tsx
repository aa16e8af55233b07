import { VisuallyHidden } from '@housebrand/shared/react';
import { usePortalMessages } from '../messages';
import { PROGRESS_DURATION_MS, useProgressStore } from './progress-store';
import classes from './route-progress.module.css';

/** The bar at the top while a page's file loads. */
export function RouteProgress() {
  const t = usePortalMessages();
  const phase = useProgressStore((state) => state.phase);
  return (
    <div role="status">
      {phase !== 'idle' && (
        <>
          <VisuallyHidden>{t('loadingPage')}</VisuallyHidden>
          <div
            className={phase === 'running' ? classes.running : classes.finishing}
            style={phase === 'running' ? { animationDuration: `${PROGRESS_DURATION_MS}ms` } : undefined}
          />
        </>
      )}
    </div>
  );
}
