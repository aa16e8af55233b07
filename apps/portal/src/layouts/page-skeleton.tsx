import { AppBar, Skeleton, SkeletonScreen, VisuallyHidden } from '@housebrand/shared/react';
import classes from './page-skeleton.module.css';

const ROWS = [1, 2, 3, 4];

/** A page's title and the shape of its content, from the first byte until its screen can render. */
export function PageSkeleton({ title, isHome = false }: { title: string; isHome?: boolean }) {
  return (
    <>
      {isHome ? (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      ) : (
        <AppBar title={title} />
      )}
      <main>
        <SkeletonScreen className={classes.shapes ?? ''}>
          <Skeleton height={148} radius={18} />
          {ROWS.map((row) => (
            <div key={row} className={classes.row}>
              <Skeleton width={44} height={44} radius={14} />
              <div className={classes.lines}>
                <Skeleton width="62%" height={16} />
                <Skeleton width="38%" height={12} />
              </div>
            </div>
          ))}
        </SkeletonScreen>
      </main>
    </>
  );
}
