import { Button } from '@mantine/core';
import { ApiError } from '@housebrand/shared/react';
import type { ReactNode } from 'react';
import classes from './kit.module.css';
import { useKitMessages } from './messages';

/** The parts of a query that determine what is shown. */
export interface PartQuery<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Shows a query's skeleton, failure or content. Known content outlives a failed refresh. */
export function QueryPart<T>({
  query,
  rows = 5,
  children,
}: {
  query: PartQuery<T>;
  rows?: number;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  return <Bones rows={rows} />;
}

/** The place of content that is loading. */
export function Bones({ rows }: { rows: number }) {
  const t = useKitMessages();
  return (
    <div className={classes.bones} role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={classes.bone} />
      ))}
    </div>
  );
}

/** A failed read, with the request's reference. */
export function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useKitMessages();
  const reference = error instanceof ApiError ? error.requestId : null;
  return (
    <div className={classes.state} role="alert">
      <b>{t('failed')}</b>
      <span>{error.message}</span>
      {reference && <span className={classes.reference}>{t('reference', { id: reference })}</span>}
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}

/** A list without entries, and what that means. */
export function Empty({ title, text }: { title: string; text?: string }) {
  return (
    <div className={classes.state}>
      <b>{title}</b>
      {text && <span>{text}</span>}
    </div>
  );
}
