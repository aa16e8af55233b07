import { IconCash, IconCircleCheckFilled, IconCoins, IconTarget } from '@tabler/icons-react';
import { formatNumber } from '@housebrand/shared';
import { Card, Pill, ProgressTrack, SectionHeader, useLanguage, usePortal } from '@housebrand/shared/react';
import type { DailyQuest } from '../../core';
import { useDailyQuests } from '../api/get-daily-quests';
import { useQuestWords } from '../words';
import classes from './quest-strip.module.css';

/** Today's quests with their progress, for the home screen. Nothing for guests, and nothing without quests. */
export function QuestStrip() {
  const words = useQuestWords();
  const { member } = usePortal();
  const { data: quests = [] } = useDailyQuests(member);
  if (quests.length === 0) return null;
  const done = quests.filter(({ status }) => status === 'READY').length;
  return (
    <section aria-labelledby="quests-today">
      <SectionHeader id="quests-today" title={words('today')} icon={<IconTarget size={22} aria-hidden />} />
      <Card className={classes.card} isPadded={false}>
        <p className={classes.summary}>{words('done', { done, total: quests.length })}</p>
        <ul className={classes.list}>
          {quests.map((quest) => (
            <QuestRow key={quest.id} quest={quest} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function QuestRow({ quest }: { quest: DailyQuest }) {
  const words = useQuestWords();
  const title = quest.title[useLanguage()];
  const amounts = { progress: formatNumber(quest.progress), target: formatNumber(quest.target) };
  const isReached = quest.status === 'READY';
  const Icon = quest.kind === 'DEPOSIT' ? IconCash : IconCoins;
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon size={22} aria-hidden />
      </span>
      <div className={classes.words}>
        <b>{title}</b>
        <ProgressTrack value={quest.progress / quest.target} label={words('progress', { title, ...amounts })} />
        <span className={classes.amounts}>{words('amounts', amounts)}</span>
      </div>
      {isReached ? (
        <Pill tone="ok" icon={<IconCircleCheckFilled size={16} aria-hidden />}>
          {words('reached')}
        </Pill>
      ) : (
        <Pill tone="gold">
          {words(quest.reward.kind === 'POINT' ? 'points' : 'credit', {
            amount: quest.reward.kind === 'POINT' ? quest.reward.amount : formatNumber(quest.reward.amount),
          })}
        </Pill>
      )}
    </li>
  );
}
