import { Button, classNames, Pill, useOnline } from '@housebrand/shared/react';
import { IconCircleCheckFilled, IconClock } from '@tabler/icons-react';
import type { DailyQuest } from '../../core';
import { useClaimQuest } from '../api/claim-quest';
import { isPaying } from '../api/get-daily-quests';
import { useRewardText } from '../reward-text';
import { useQuestMessages } from '../messages';
import classes from './claim-area.module.css';

export interface ClaimAreaProps {
  quest: DailyQuest;
  /** Whether this is the screen's first claim button, which is filled. */
  isFirst: boolean;
  onReceipt: (quest: DailyQuest) => void;
  isFullWidth?: boolean;
}

/** The claim button, or the state of the claim. */
export function ClaimArea({ quest, isFirst, onReceipt, isFullWidth = false }: ClaimAreaProps) {
  const t = useQuestMessages();
  const rewardText = useRewardText();
  const isOnline = useOnline();
  const claim = useClaimQuest(quest);
  const reward = rewardText(quest.reward);
  if (quest.status === 'OPEN') return <Pill tone="gold">{`+${reward}`}</Pill>;
  if (quest.status === 'CLAIMED') {
    const paying = isPaying(quest);
    return (
      <button type="button" className={classes.receipt} onClick={() => onReceipt(quest)} aria-haspopup="dialog">
        <Pill
          tone={paying ? 'warn' : 'ok'}
          icon={paying ? <IconClock size={16} aria-hidden /> : <IconCircleCheckFilled size={16} aria-hidden />}
        >
          {t(paying ? 'onTheWay' : 'claimed')}
        </Pill>
      </button>
    );
  }
  const failure = claim.error || quest.claim?.status === 'REJECT' ? t('failed') : null;
  return (
    <div className={classNames(classes.claim, isFullWidth && classes.full)}>
      <Button
        size={isFullWidth ? 'md' : 'sm'}
        isFullWidth={isFullWidth}
        variant={isFirst ? 'filled' : 'ghost'}
        isLoading={claim.isPending}
        disabled={!isOnline}
        onClick={claim.claimNow}
      >
        {t('claim', { reward })}
      </Button>
      {!isOnline && <p className={classes.note}>{t('offline')}</p>}
      {failure && !claim.isPending && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
