import {
  ApiError,
  AppBar,
  Card,
  FailureScreen,
  LinkButton,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  useLanguage,
  usePath,
  usePortal,
  QueryScreen,
} from '@housebrand/shared/react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import type { DailyQuest } from '../../core';
import { useDailyQuest } from '../api/get-daily-quests';
import { ClaimArea } from '../components/claim-area';
import { ClaimReceipt } from '../components/claim-receipt';
import { QuestRing } from '../components/quest-ring';
import { ResetsIn } from '../components/resets-in';
import { useScopeText } from '../components/scope-text';
import { Turned } from '../components/turned';
import { questAmount, useRewardText } from '../reward-text';
import { useArrivals } from '../state/use-arrivals';
import { useTurn } from '../state/use-turn';
import { useQuestMessages } from '../messages';
import classes from './quest-detail.module.css';

/** `daily-quest/{id}`: the rules and the reward of one quest. */
export default function QuestDetail() {
  const t = useQuestMessages();
  const path = usePath();
  const { member } = usePortal();
  const quest = useDailyQuest(member, Number(useParams()['id']));
  const { isTurned, turn } = useTurn(quest.data?.endsAt);
  return (
    <>
      <AppBar
        title={t('title')}
        parent={path('daily-quest')}
        actions={quest.data && <ResetsIn key={quest.data.endsAt} endsAt={quest.data.endsAt} onOver={turn} />}
      />
      <main className={classes.screen}>
        <Turned isTurned={isTurned} />
        <QueryScreen query={quest} skeleton={<Waiting />} failure={Failed}>
          {(data) => <Content quest={data} />}
        </QueryScreen>
      </main>
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useQuestMessages();
  const path = usePath();
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!isMissing) return <FailureScreen error={error} onRetry={onRetry} />;
  return (
    <StateScreen
      kind="empty"
      title={t('ended')}
      action={<LinkButton to={path('daily-quest')}>{t('toToday')}</LinkButton>}
    />
  );
}

function Content({ quest }: { quest: DailyQuest }) {
  const t = useQuestMessages();
  const language = useLanguage();
  const path = usePath();
  const scopeText = useScopeText();
  const rewardText = useRewardText();
  const [isReceiptShown, setReceiptShown] = useState(false);
  useArrivals(useMemo(() => [quest], [quest]));
  const { kind, scope, target } = quest;
  const games = scope?.kind === 'GAME' ? null : path('game');
  const next = kind === 'DEPOSIT' ? path('deposit') : games;
  return (
    <>
      <Card className={classes.card}>
        <QuestRing quest={quest} />
        <h2>{quest.title[language]}</h2>
        <ClaimArea quest={quest} isFirst isFullWidth onReceipt={() => setReceiptShown(true)} />
      </Card>
      <Card>
        <h3 className={classes.rulesTitle}>{t('rules')}</h3>
        <dl className={classes.rules}>
          <Rule label={t('rule.target')}>
            {t(`target.${kind}`, { count: target, amount: questAmount(kind, target) })}
          </Rule>
          <Rule label={t('rule.scope')}>{scopeText(quest)}</Rule>
          <Rule label={t('rule.reward')}>{rewardText(quest.reward)}</Rule>
          <Rule label={t('rule.often')}>{t('oncePerDay')}</Rule>
        </dl>
      </Card>
      {next && quest.status === 'OPEN' && (
        <LinkButton isFullWidth to={next}>
          {t(kind === 'DEPOSIT' ? 'deposit' : 'play')}
        </LinkButton>
      )}
      <ClaimReceipt quest={isReceiptShown ? quest : null} onClose={() => setReceiptShown(false)} />
    </>
  );
}

function Rule({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Waiting() {
  return (
    <SkeletonScreen className={classes.waiting}>
      <Skeleton height={280} radius={12} />
      <Skeleton height={220} radius={12} />
    </SkeletonScreen>
  );
}
