import { shortTransactionId } from '@housebrand/shared';
import { IconButton, LinkButton, Pill, Sheet, toast, useLanguage, usePath } from '@housebrand/shared/react';
import { IconCircleCheckFilled, IconClock, IconCopy } from '@tabler/icons-react';
import type { DailyQuest } from '../../core';
import { isPaying } from '../api/get-daily-quests';
import { useRewardText } from '../reward-text';
import { questText, useQuestMessages } from '../messages';
import classes from './claim-receipt.module.css';

/** The state of a claim, updated while the sheet is open. `null` closes it. */
export function ClaimReceipt({ quest, onClose }: { quest: DailyQuest | null; onClose: () => void }) {
  const t = useQuestMessages();
  const path = usePath();
  return (
    <Sheet
      isOpen={quest?.claim !== null && quest !== null}
      onClose={onClose}
      title={t('receipt')}
      footer={
        <LinkButton variant="ghost" isFullWidth to={path('rewards/history')}>
          {t('history')}
        </LinkButton>
      }
    >
      {quest?.claim && <Content quest={quest} id={quest.claim.transactionId} />}
    </Sheet>
  );
}

function Content({ quest, id }: { quest: DailyQuest; id: string }) {
  const t = useQuestMessages();
  const rewardText = useRewardText();
  const language = useLanguage();
  const paying = isPaying(quest);
  return (
    <div className={classes.receipt}>
      <span className={classes.icon} data-paying={paying}>
        {paying ? <IconClock size={30} aria-hidden /> : <IconCircleCheckFilled size={30} aria-hidden />}
      </span>
      <b className={classes.amount}>{`+${rewardText(quest.reward)}`}</b>
      <span role="status">
        <Pill tone={paying ? 'warn' : 'ok'}>{t(paying ? 'onTheWay' : 'completed')}</Pill>
      </span>
      {paying && <p className={classes.note}>{t('onTheWayText')}</p>}
      <dl className={classes.rows}>
        <div>
          <dt>{t('quest')}</dt>
          <dd>{quest.title[language]}</dd>
        </div>
        <div>
          <dt>{t('transaction')}</dt>
          <dd>
            <span>{shortTransactionId(id).toUpperCase()}</span>
            <IconButton label={t('copyId')} onClick={() => void copy(id)}>
              <IconCopy size={20} aria-hidden />
            </IconButton>
          </dd>
        </div>
      </dl>
    </div>
  );
}

async function copy(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    toast.show(questText('copied'), 'success');
  } catch {
    toast.show(questText('copyFailed'), 'error');
  }
}
