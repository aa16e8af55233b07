import {
  FailureScreen,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  useMinimumDisplayDelay,
  type Pages,
} from '@housebrand/shared/react';
import type { ReactNode } from 'react';

/** Shows the placeholder, error or empty state of a list; otherwise its children. */
export function ListState({
  pages,
  empty,
  children,
}: {
  pages: Pages<unknown>;
  empty: { title: string; text: string };
  children: ReactNode;
}) {
  const isWaiting = useMinimumDisplayDelay(pages.isPending);
  if (isWaiting) {
    return (
      <SkeletonScreen>
        <Skeleton height={5 * 68} radius={12} />
      </SkeletonScreen>
    );
  }
  if (pages.entries.length > 0) return children;
  if (pages.error) return <FailureScreen error={pages.error} onRetry={pages.refetch} />;
  return <StateScreen kind="empty" {...empty} />;
}
