import {
  AppBar,
  Chip,
  ChipRow,
  firstAnswer,
  LinkButton,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  useLanguage,
  usePath,
  usePortal,
  QueryScreen,
} from '@housebrand/shared/react';
import { useState } from 'react';
import { openingSummariesAddress, type Tournament, type TournamentSummary, type TournamentStatus } from '../../core';
import { useLeaderboards } from '../api/get-leaderboards';
import { StandingsBones, TournamentView } from '../components/tournament-view';
import { useTournamentMessages } from '../messages';
import classes from './tournament.module.css';

/** Running tournaments first: members come for them. */
const ORDER: readonly TournamentStatus[] = ['RUNNING', 'UPCOMING', 'ENDED'];
const NONE: readonly (Tournament | TournamentSummary)[] = [];

/** `tournament`: boards and the member's own place. */
export default function TournamentScreen() {
  const t = useTournamentMessages();
  const path = usePath();
  const { prefix, member } = usePortal();
  const boards = useLeaderboards(member);
  const { isPending, error, refetch } = boards;
  const summaries = isPending ? firstAnswer<TournamentSummary[]>(openingSummariesAddress(prefix)) : undefined;
  const data = boards.data ?? summaries ?? NONE;
  return (
    <>
      <AppBar title={t('title')} parent={path()} />
      <main className={classes.screen}>
        <QueryScreen
          query={{ data, isPending: isPending && !summaries, error, refetch }}
          skeleton={<Waiting />}
          empty={
            <StateScreen
              kind="empty"
              title={t('none')}
              text={t('noneText')}
              action={<LinkButton to={path('promotion')}>{t('promotions')}</LinkButton>}
            />
          }
        >
          {(tournaments) => <Tournaments tournaments={tournaments} />}
        </QueryScreen>
      </main>
    </>
  );
}

function Tournaments({ tournaments }: { tournaments: readonly (Tournament | TournamentSummary)[] }) {
  const t = useTournamentMessages();
  const language = useLanguage();
  const kinds = ORDER.filter((kind) => tournaments.some(({ status }) => status === kind));
  const [chosen, setChosen] = useState<TournamentStatus | null>(null);
  const [name, setName] = useState<string | null>(null);
  const status = kinds.find((kind) => kind === chosen) ?? kinds[0]!;
  const ofKind = tournaments.filter((one) => one.status === status);
  // ended tournaments: the latest first
  const offered = status === 'ENDED' ? ofKind.toReversed() : ofKind;
  const shown = offered.find(({ id }) => id === name) ?? offered[0]!;
  return (
    <>
      {kinds.length > 1 && (
        <div className={classes.chips}>
          <ChipRow label={t('which')}>
            {kinds.map((kind) => (
              <Chip key={kind} isSelected={kind === status} onClick={() => setChosen(kind)}>
                {t(`status.${kind}`)}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
      {offered.length > 1 && (
        <div className={classes.chips}>
          <ChipRow label={t(`status.${status}`)}>
            {offered.map(({ id, name: title }) => (
              <Chip key={id} isSelected={id === shown.id} onClick={() => setName(id)}>
                {title[language]}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
      <TournamentView key={shown.id} tournament={shown} />
    </>
  );
}

function Waiting() {
  return (
    <SkeletonScreen className={classes.waiting}>
      <Skeleton height={180} radius={16} />
      <StandingsBones />
    </SkeletonScreen>
  );
}
