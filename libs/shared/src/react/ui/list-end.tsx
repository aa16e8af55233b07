import { useEffect } from 'react';
import type { Pages } from '../api/use-pages';
import { useNearViewport } from '../state/near-viewport';
import { useSharedMessages } from '../messages/shared-messages';
import { Button } from './button';
import classes from './list-end.module.css';

/** What else there is to read of a list. */
export type ListPages = Pick<Pages<unknown>, 'total' | 'hasMore' | 'isReadingMore' | 'readMore' | 'error'>;

/** Below a list that is read page by page: how much of it is shown, and more of it when the end is near. */
export function ListEnd({ pages, shown }: { pages: ListPages; shown: number }) {
  const t = useSharedMessages();
  const { hasMore, isReadingMore, readMore, total, error } = pages;
  return (
    <div className={classes.more}>
      {hasMore && !error && <End key={shown} onNear={readMore} />}
      {error && <p>{t('moreFailed')}</p>}
      <p>{t('shown', { shown, total })}</p>
      {hasMore && (
        <Button variant="ghost" size="sm" isLoading={isReadingMore} onClick={readMore}>
          {t('loadMore')}
        </Button>
      )}
    </div>
  );
}

/** Asks for more when it comes near the screen: once, so each page has an end of its own. */
function End({ onNear }: { onNear: () => void }) {
  const [element, isNear] = useNearViewport<HTMLSpanElement>(false);
  useEffect(() => {
    if (isNear) onNear();
  }, [isNear, onNear]);
  return <span ref={element} />;
}
