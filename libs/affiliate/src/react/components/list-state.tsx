import {
  Skeleton,
  SkeletonScreen,
  StateScreen,
  type Pages,
  QueryScreen,
  type StateScreenProps,
} from '@housebrand/shared/react';
import type { ReactNode } from 'react';

/** Shows the placeholder, error or empty state of a list; otherwise its children. */
export function ListState({
  pages,
  empty,
  children,
}: {
  pages: Pages<unknown>;
  empty: Pick<StateScreenProps, 'title' | 'text' | 'action'>;
  children: ReactNode;
}) {
  return (
    <QueryScreen
      query={{ ...pages, data: pages.entries }}
      skeleton={
        <SkeletonScreen>
          <Skeleton height={5 * 68} radius={12} />
        </SkeletonScreen>
      }
      empty={<StateScreen kind="empty" {...empty} />}
    >
      {() => children}
    </QueryScreen>
  );
}
