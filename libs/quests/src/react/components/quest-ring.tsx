import { formatWholePercent, shareInWholePercent } from '@housebrand/shared';
import { useLanguage } from '@housebrand/shared/react';
import type { DailyQuest } from '../../core';
import { questAmount } from '../reward-text';
import { useQuestMessages } from '../messages';
import { QuestIcon } from './quest-icon';
import classes from './quest-ring.module.css';

const RADIUS = 62;
const LENGTH = 2 * Math.PI * RADIUS;

/** The quest's progress as a ring around its icon. */
export function QuestRing({ quest }: { quest: DailyQuest }) {
  const t = useQuestMessages();
  const title = quest.title[useLanguage()];
  const share = quest.target > 0 ? Math.min(1, quest.progress / quest.target) : 0;
  const progress = questAmount(quest.kind, quest.progress);
  const target = questAmount(quest.kind, quest.target);
  const unit = t(quest.kind === 'ROUNDS' ? 'unit.rounds' : 'unit.baht', { count: quest.target });
  return (
    <div
      className={classes.ring}
      role="progressbar"
      aria-label={t('progress', { title, progress, target, unit })}
      aria-valuenow={shareInWholePercent(share)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg viewBox="0 0 140 140" aria-hidden>
        <circle className={classes.track} cx="70" cy="70" r={RADIUS} />
        <circle className={classes.bar} cx="70" cy="70" r={RADIUS} strokeDasharray={`${share * LENGTH} ${LENGTH}`} />
      </svg>
      <div className={classes.middle} aria-hidden>
        <QuestIcon quest={quest} />
        <b>{formatWholePercent(share)}</b>
        <span>{`${progress} / ${target}`}</span>
      </div>
    </div>
  );
}
