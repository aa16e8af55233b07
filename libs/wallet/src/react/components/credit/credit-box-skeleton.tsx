import { Skeleton, SkeletonScreen } from '@housebrand/shared/react';
import type { SkeletonProps } from '@housebrand/shared/react';
import classes from './credit-box.module.css';

const Bone = (props: SkeletonProps) => <Skeleton {...props} className={classes.bone ?? ''} />;

/** Placeholder of the credit box while the member loads, with the same height so that the layout does not shift. */
export function CreditBoxSkeleton() {
  return (
    <SkeletonScreen className={classes.box ?? ''}>
      <div className={classes.top}>
        <Bone width={40} height={40} isCircle />
        <div className={classes.who}>
          <Bone width={104} height={16} style={{ margin: '4px 0' }} />
          <Bone width={76} height={12} style={{ margin: '8.8px 0 4px' }} />
        </div>
        <Bone width={92} height={32} radius={16} />
      </div>
      <div className={classes.labelRow}>
        <Bone width={96} height={13} />
      </div>
      <div className={classes.figures}>
        <div className={classes.amount}>
          <Bone width={190} height={38} radius={10} />
        </div>
        <div className={classes.points}>
          <Bone width={44} height={46} />
        </div>
      </div>
      <div className={classes.meter}>
        <Bone height={6} radius={3} />
      </div>
      <div className={classes.below}>
        <Bone width={96} height={12} style={{ margin: '4.4px 0' }} />
        <Bone width={110} height={12} style={{ margin: '4.4px 0' }} />
      </div>
      <div className={classes.actions}>
        <Bone height={64} radius={12} />
        <Bone height={64} radius={12} />
      </div>
    </SkeletonScreen>
  );
}
