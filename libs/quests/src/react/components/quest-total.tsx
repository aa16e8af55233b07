import { formatCount, formatNumber } from '@housebrand/shared';
import { ProgressTrack } from '@housebrand/shared/react';
import type { DailyQuest, QuestReward } from '../../core';
import { isPaying } from '../api/get-daily-quests';
import { useQuestMessages } from '../messages';
import classes from './quest-total.module.css';

/** Today's claimed rewards out of all rewards, separately for points and credit. */
export function QuestTotal({ quests }: { quests: readonly DailyQuest[] }) {
  const t = useQuestMessages();
  const kinds = (['POINT', 'CREDIT'] as const).filter((kind) => quests.some(({ reward }) => reward.kind === kind));
  return (
    <section className={classes.box} aria-label={t('totalLabel')}>
      <p className={classes.label}>{t('totalLabel')}</p>
      {kinds.map((kind) => (
        <Total key={kind} kind={kind} quests={quests.filter(({ reward }) => reward.kind === kind)} />
      ))}
    </section>
  );
}

function Total({ kind, quests }: { kind: QuestReward['kind']; quests: readonly DailyQuest[] }) {
  const t = useQuestMessages();
  const sum = (of: readonly DailyQuest[]) => of.reduce((total, { reward }) => total + reward.amount, 0);
  const text = kind === 'POINT' ? formatCount : formatNumber;
  const claimed = sum(quests.filter((quest) => quest.status === 'CLAIMED' && !isPaying(quest)));
  const all = sum(quests);
  const label = t(`total.${kind}`, { claimed: text(claimed), all: text(all), count: all });
  return (
    <div className={classes.total}>
      <p>
        <b>{text(claimed)}</b> <span>{t(`ofAll.${kind}`, { all: text(all), count: all })}</span>
      </p>
      <ProgressTrack value={all > 0 ? claimed / all : 0} variant="credit" label={label} />
    </div>
  );
}
