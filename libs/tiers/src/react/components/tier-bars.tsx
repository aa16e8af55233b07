import { formatNumber, formatWholePercent, formatSatang, type Satang } from '@housebrand/shared';
import { ProgressTrack } from '@housebrand/shared/react';
import { IconCheck, IconCoins, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { MemberTier, TierProgress } from '../../core';
import { useTierMessages } from '../messages';
import classes from './tier-bars.module.css';

interface BarProps {
  icon: ReactNode;
  label: string;
  /** Baht. */
  have: number;
  need: number;
  missing: Satang;
  share: number;
}

function Bar({ icon, label, have, need, missing, share }: BarProps) {
  const t = useTierMessages();
  return (
    <div>
      <div className={classes.top}>
        <span className={classes.label}>
          {icon}
          <span>{label}</span>
        </span>
        <span className={classes.sums}>
          <b>{formatNumber(have)}</b> <span>{`/ ${formatNumber(need)}`}</span>
        </span>
      </div>
      <ProgressTrack variant="thick" value={share} label={label} />
      <div className={classes.below}>
        <span>{formatWholePercent(share)}</span>
        {missing > 0n ? (
          <span>{t('missing', { amount: formatSatang(missing) })}</span>
        ) : (
          <span className={classes.reached}>
            <IconCheck size={15} aria-hidden />
            <span>{t('reached')}</span>
          </span>
        )}
      </div>
    </div>
  );
}

/** Deposits and turnover against the next tier's minimums. */
export function TierBars({ tier, progress }: { tier: MemberTier; progress: TierProgress }) {
  const t = useTierMessages();
  if (!progress.next) return null;
  const { minDepositAccumulateAmount, minTurnOverAccumulateAmount } = progress.next.condition;
  return (
    <div className={classes.bars}>
      <Bar
        icon={<IconCoins size={20} aria-hidden />}
        label={t('deposit')}
        have={tier.depositAmount}
        need={minDepositAccumulateAmount}
        missing={BigInt(progress.missingDepositSatang)}
        share={progress.deposit}
      />
      <Bar
        icon={<IconRefresh size={20} aria-hidden />}
        label={t('turnover')}
        have={tier.turnoverAmount}
        need={minTurnOverAccumulateAmount}
        missing={BigInt(progress.missingTurnoverSatang)}
        share={progress.turnover}
      />
    </div>
  );
}
