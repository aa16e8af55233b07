import { IconCircleCheckFilled, IconTarget } from '@tabler/icons-react';
import {
  Card,
  Link,
  Pill,
  ProgressTrack,
  SectionHeader,
  useLanguage,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import { lazy, Suspense } from 'react';
import { byReadiness, type DailyQuest } from '../../core';
import { useDailyQuestsOf } from '../api/get-daily-quests';
import { questAmount, useRewardText } from '../reward-text';
import { useQuestMessages } from '../messages';
import { QuestIcon } from './quest-icon';
import classes from './quest-strip.module.css';

/** Today's quests with their progress, for the home screen. Renders nothing for guests and without quests. */
export function QuestStrip() {
  const t = useQuestMessages();
  const path = usePath();
  const { member } = usePortal();
  const { data: quests = [] } = useDailyQuestsOf(member);
  if (quests.length === 0) return null;
  const done = quests.filter(({ status }) => status !== 'OPEN').length;
  return (
    <section aria-labelledby="quests-today">
      <SectionHeader
        id="quests-today"
        title={t('today')}
        icon={<IconTarget size={22} aria-hidden />}
        to={path('daily-quest')}
      />
      <Card className={classes.card} isPadded={false}>
        <p className={classes.summary}>{t('done', { done, total: quests.length })}</p>
        <ul className={classes.list}>
          {byReadiness(quests).map((quest, index) => (
            <li key={quest.id}>
              <QuestRow quest={quest} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** Loads once a reward waits: most visits of the home page need no claim. */
const ClaimArea = lazy(async () => ({ default: (await import('./claim-area')).ClaimArea }));

/** A ready quest has no receipt yet. */
const nothing = (): void => undefined;

function QuestRow({ quest, isFirst }: { quest: DailyQuest; isFirst: boolean }) {
  const t = useQuestMessages();
  const path = usePath();
  const rewardText = useRewardText();
  const title = quest.title[useLanguage()];
  const progress = questAmount(quest.kind, quest.progress);
  const target = questAmount(quest.kind, quest.target);
  const unit = t(quest.kind === 'ROUNDS' ? 'unit.rounds' : 'unit.baht', { count: quest.target });
  const claim = quest.status === 'READY' && (
    <div className={classes.claim}>
      <Suspense>
        <ClaimArea quest={quest} isFirst={isFirst} onReceipt={nothing} />
      </Suspense>
    </div>
  );
  return (
    <div className={classes.entry}>
      <Link className={classes.row} to={path('daily-quest')}>
        <QuestIcon quest={quest} size={22} />
        <span className={classes.text}>
          <b>{title}</b>
          <ProgressTrack
            value={quest.progress / quest.target}
            label={t('progress', { title, progress, target, unit })}
          />
          <span className={classes.amounts}>{t('amounts', { progress, target })}</span>
        </span>
        {quest.status === 'OPEN' ? (
          <Pill tone="gold">{`+${rewardText(quest.reward)}`}</Pill>
        ) : (
          quest.status === 'CLAIMED' && (
            <Pill tone="ok" icon={<IconCircleCheckFilled size={16} aria-hidden />}>
              {t('claimed')}
            </Pill>
          )
        )}
      </Link>
      {claim}
    </div>
  );
}
