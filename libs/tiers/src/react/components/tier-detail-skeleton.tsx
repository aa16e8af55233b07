import { Skeleton, SkeletonScreen } from '@housebrand/shared/react';
import classes from '../screens/tier-detail.module.css';

/** Placeholder of the tier detail, in its final height. */
export function TierDetailSkeleton() {
  return (
    <SkeletonScreen>
      <div className={classes.hero}>
        <Skeleton width={168} height={168} isCircle />
        <Skeleton width={132} height={26} style={{ marginTop: 16 }} />
        <Skeleton width={208} height={16} style={{ marginTop: 10 }} />
      </div>
      <div className={classes.bars}>
        <Skeleton height={178} radius={12} />
      </div>
      <div className={classes.bars}>
        <Skeleton width={120} height={20} style={{ marginTop: 12 }} />
        <div className={classes.row} style={{ marginTop: 18 }}>
          {[1, 2, 3, 4, 5].map((step) => (
            <Skeleton key={step} height={52} isCircle style={{ flex: '1 1 0', maxWidth: 52, margin: '0 auto' }} />
          ))}
        </div>
      </div>
    </SkeletonScreen>
  );
}
