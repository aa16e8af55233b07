import { useEffect } from 'react';
import { useNearViewport, useSharedMessages, type Pages } from '../../browser';
import { Button } from './button';
import classes from './list-end.module.css';

/** The paging state that the end of a list needs. */
export interface ListPages extends Pick<Pages<unknown>, 'hasMore' | 'isReadingMore' | 'readMore' | 'error'> {
  /** Entries in the whole list; `null`: not known. */
  total: number | null;
}

/** Below a list that is read page by page: shows how much is loaded, and loads more near the end. */
export function ListEnd({ pages, shown }: { pages: ListPages; shown: number }) {
  const t = useSharedMessages();
  const { hasMore, isReadingMore, readMore, total, error } = pages;
  return (
    <div className={classes.more}>
      {hasMore && !error && <End key={shown} onNear={readMore} />}
      {error && <p>{t('moreFailed')}</p>}
      {total !== null && <p>{t('shown', { shown, total })}</p>}
      {hasMore && (
        <Button variant="ghost" size="sm" isLoading={isReadingMore} onClick={readMore}>
          {t('loadMore')}
        </Button>
      )}
    </div>
  );
}

/** Requests more once when it comes near the screen; each page has its own end. */
function End({ onNear }: { onNear: () => void }) {
  const [element, isNear] = useNearViewport<HTMLSpanElement>(false);
  useEffect(() => {
    if (isNear) onNear();
  }, [isNear, onNear]);
  return <span ref={element} />;
}
