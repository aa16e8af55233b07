import {
  Card,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  type Pages,
  QueryScreen,
  type StateScreenProps,
} from '@housebrand/shared/react';
import type { ReactNode } from 'react';
import classes from './income-lists.module.css';

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
          <Card isPadded={false}>
            {[72, 56, 64, 48, 60].map((width) => (
              <div key={width} className={classes.row}>
                <span className={classes.what}>
                  <Skeleton width={`${width}%`} height={18} />
                  <Skeleton width={`${width / 2}%`} height={14} />
                </span>
                <Skeleton width={72} height={18} />
              </div>
            ))}
          </Card>
        </SkeletonScreen>
      }
      empty={<StateScreen kind="empty" {...empty} />}
    >
      {() => children}
    </QueryScreen>
  );
}
