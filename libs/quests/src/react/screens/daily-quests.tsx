import {
  AppBar,
  LinkButton,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  usePath,
  usePortal,
  QueryScreen,
} from '@housebrand/shared/react';
import { useState } from 'react';
import { byReadiness, type DailyQuest } from '../../core';
import { useDailyQuestsOf } from '../api/get-daily-quests';
import { ClaimReceipt } from '../components/claim-receipt';
import { QuestCard } from '../components/quest-card';
import { QuestTotal } from '../components/quest-total';
import { ResetsIn } from '../components/resets-in';
import { Turned } from '../components/turned';
import { useArrivals } from '../state/use-arrivals';
import { useTurn } from '../state/use-turn';
import { useQuestMessages } from '../messages';
import classes from './daily-quests.module.css';

const NONE: readonly DailyQuest[] = [];

/** `daily-quest`: today's quests and their rewards. */
export default function DailyQuests() {
  const t = useQuestMessages();
  const path = usePath();
  const { member } = usePortal();
  const quests = useDailyQuestsOf(member);
  const endsAt = quests.data?.[0]?.endsAt;
  const { isTurned, turn } = useTurn(endsAt);
  return (
    <>
      <AppBar
        title={t('title')}
        parent={path()}
        actions={endsAt && <ResetsIn key={endsAt} endsAt={endsAt} onOver={turn} />}
      />
      <main className={classes.screen}>
        <Turned isTurned={isTurned} />
        <Quests quests={quests} />
      </main>
    </>
  );
}

function Quests({ quests }: { quests: ReturnType<typeof useDailyQuestsOf> }) {
  useArrivals(quests.data ?? NONE);
  return (
    <QueryScreen query={quests} skeleton={<Waiting />} empty={<NoQuests />}>
      {(data) => <List quests={data} />}
    </QueryScreen>
  );
}

function NoQuests() {
  const t = useQuestMessages();
  const path = usePath();
  return (
    <StateScreen
      kind="empty"
      title={t('empty')}
      text={t('emptyText')}
      action={<LinkButton to={path('promotion')}>{t('promotions')}</LinkButton>}
    />
  );
}

function List({ quests }: { quests: readonly DailyQuest[] }) {
  const t = useQuestMessages();
  const [shown, setShown] = useState<number | null>(null);
  const sorted = byReadiness(quests);
  const first = sorted.find(({ status }) => status === 'READY')?.id;
  const done = quests.filter(({ status }) => status !== 'OPEN').length;
  return (
    <>
      <QuestTotal quests={quests} />
      <section aria-labelledby="quests-today">
        <div className={classes.head}>
          <h2 id="quests-today">{t('listTitle')}</h2>
          <span>{t('done', { done, total: quests.length })}</span>
        </div>
        <ul className={classes.list}>
          {sorted.map((quest) => (
            <li key={quest.id}>
              <QuestCard quest={quest} isFirst={quest.id === first} onReceipt={({ id }) => setShown(id)} />
            </li>
          ))}
        </ul>
      </section>
      <ClaimReceipt quest={quests.find(({ id }) => id === shown) ?? null} onClose={() => setShown(null)} />
    </>
  );
}

function Waiting() {
  return (
    <SkeletonScreen className={classes.waiting}>
      <Skeleton height={132} radius={16} />
      {[1, 2, 3].map((nth) => (
        <Skeleton key={nth} height={104} radius={12} />
      ))}
    </SkeletonScreen>
  );
}
