import { formatHour, formatSatang, shortTransactionId, type MemberRef } from '@housebrand/shared';
import {
  Button,
  classNames,
  FailureScreen,
  LinkButton,
  Sheet,
  Skeleton,
  SkeletonScreen,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import { outcomeOf, type PlayedGame, type PlayedRound } from '../../../core';
import { usePlayedRounds } from '../../api/get-play-history';
import { usePlayHistoryMessages } from '../../play-history-messages';
import classes from './play-history.module.css';

/** A game on a day. */
export interface ShownGame {
  day: string;
  game: PlayedGame;
}

interface RoundsSheetProps {
  member: MemberRef;
  /** `null`: closed. */
  shown: ShownGame | null;
  onClose: () => void;
}

/** The rounds of a game on a day, and a link to the game. */
export function RoundsSheet({ member, shown, onClose }: RoundsSheetProps) {
  const t = usePlayHistoryMessages();
  const path = usePath();
  const game = shown?.game;
  return (
    <Sheet
      isOpen={shown !== null}
      onClose={onClose}
      title={game ? (game.name ?? game.gameId) : ''}
      footer={
        game?.name && (
          <LinkButton
            variant="ghost"
            isFullWidth
            to={path(`launch/${[game.category, game.provider, game.gameId].map(encodeURIComponent).join('/')}`)}
          >
            {t('playAgain')}
          </LinkButton>
        )
      }
    >
      {shown && <Rounds member={member} shown={shown} />}
    </Sheet>
  );
}

function Rounds({ member, shown: { day, game } }: { member: MemberRef; shown: ShownGame }) {
  const t = usePlayHistoryMessages();
  const query = usePlayedRounds(member, day, game.gameId);
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  if (error && !data) return <FailureScreen error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <SkeletonScreen>
        <Skeleton height={240} radius={12} />
      </SkeletonScreen>
    );
  }
  return (
    <>
      <ul className={classes.rounds}>
        {data.pages
          .flatMap(({ rounds }) => rounds)
          .map((round) => (
            <Round key={round.id} round={round} />
          ))}
      </ul>
      {hasNextPage && (
        <Button variant="plain" isFullWidth isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Round({ round }: { round: PlayedRound }) {
  const t = usePlayHistoryMessages();
  const { timeZone } = usePortal();
  const { id, at, stakeSatang, payoutSatang } = round;
  const outcome = outcomeOf(round);
  return (
    <li className={classes.round}>
      <span>
        <span>{t('stake', { amount: formatSatang(BigInt(stakeSatang)) })}</span>
        <small>{`${formatHour(new Date(at), timeZone)} · ${shortTransactionId(id).toUpperCase()}`}</small>
      </span>
      <span className={classNames(classes.outcome, outcome === 'won' && classes.gain)}>
        {t(`outcome.${outcome}`, { amount: formatSatang(BigInt(payoutSatang)) })}
      </span>
    </li>
  );
}
