import { Skeleton, SkeletonScreen } from '@housebrand/shared/react';
import classes from './flow-skeleton.module.css';

/** Placeholder made of blocks with these heights in pixels. */
export function FlowSkeleton({ heights }: { heights: readonly number[] }) {
  return (
    <SkeletonScreen className={classes.waiting}>
      {heights.map((height) => (
        <Skeleton key={height} height={height} radius={12} />
      ))}
    </SkeletonScreen>
  );
}
