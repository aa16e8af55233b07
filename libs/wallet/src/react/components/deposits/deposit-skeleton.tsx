import { Skeleton, SkeletonScreen } from '@housebrand/shared/react';
import classes from '../shared/flow-layout.module.css';

/** Stands for an order while it is opened or read. */
export function DepositSkeleton() {
  return (
    <SkeletonScreen className={classes.section}>
      <Skeleton height={352} radius={16} />
      <Skeleton height={84} radius={12} />
      <Skeleton height={88} radius={12} />
    </SkeletonScreen>
  );
}
