import { formatCount } from '@housebrand/shared';
import {
  Button,
  Card,
  LinkButton,
  Skeleton,
  SkeletonScreen,
  useMenus,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import { useState, type RefCallback } from 'react';
import type { LeaderboardRow, Tournament, TournamentSummary } from '../../core';
import { useBoard } from '../api/get-leaderboards';
import { usePrizeText } from '../board-text';
import { useInView } from '../in-view';
import { useTournamentMessages } from '../messages';
import { BoardRow } from './board-row';
import { OwnPlace, OwnResult } from './own-place';
import { PlayerAvatar } from './player-avatar';
import { Podium } from './podium';
import { Hero, TimeCard } from './tournament-head';
import classes from './tournament-view.module.css';

/** Rows on the podium; the others follow as a list. */
const ON_PODIUM = 3;

/** One tournament: picture, leaders, prizes, and the member's own place, visible at any scroll position. */
export function TournamentView({ tournament }: { tournament: Tournament | TournamentSummary }) {
  return (
    <>
      <Hero tournament={tournament} />
      {'leaderboards' in tournament ? <Standings tournament={tournament} /> : <Waiting />}
    </>
  );
}

function Waiting() {
  return (
    <SkeletonScreen className={classes.waiting}>
      <StandingsBones />
    </SkeletonScreen>
  );
}

/** Placeholders below the picture. */
export function StandingsBones() {
  return (
    <>
      <Skeleton height={76} radius={12} />
      <Skeleton height={240} radius={12} />
      <Skeleton height={208} radius={12} />
    </>
  );
}

function Standings({ tournament }: { tournament: Tournament }) {
  const t = useTournamentMessages();
  const { leaderboards, status } = tournament;
  const [ownRow, isRowInView] = useInView();
  return (
    <>
      <TimeCard tournament={tournament} />
      {status !== 'UPCOMING' && <OwnPlace tournament={tournament} isRowInView={isRowInView} />}
      {status !== 'UPCOMING' && leaderboards.length === 0 && <Card className={classes.quiet}>{t('noScores')}</Card>}
      {status !== 'UPCOMING' && leaderboards.length > 0 && <Board tournament={tournament} ownRow={ownRow} />}
      <Prizes tournament={tournament} />
      <EligibleGames tournament={tournament} />
    </>
  );
}

interface BoardProps {
  tournament: Tournament;
  /** Receives the member's row, if it is among those shown. */
  ownRow: RefCallback<Element>;
}

function Board({ tournament, ownRow }: BoardProps) {
  const t = useTournamentMessages();
  const { member } = usePortal();
  const { id, leaderboards, members, own, calculationType, rewardType } = tournament;
  const [isWhole, setWhole] = useState(false);
  const pages = useBoard(member, id, isWhole);
  // the first rows are live; append the pages that were read
  const rows = [...leaderboards, ...pages.entries.slice(leaderboards.length)];
  const hasMore = isWhole ? pages.hasMore : members > leaderboards.length;
  return (
    <section aria-label={t('board')} className={classes.board}>
      <Podium rows={rows.slice(0, ON_PODIUM)} tournament={tournament} ownRow={ownRow} />
      <Card isPadded={false}>
        <ol className={classes.rows} start={ON_PODIUM + 1}>
          {rows.slice(ON_PODIUM).map((row, index) => {
            const isOwn = row.username === own?.username;
            return (
              <li key={keyOf(row, index)} ref={isOwn ? ownRow : undefined}>
                <BoardRow
                  row={row}
                  calculation={calculationType}
                  isOwn={isOwn}
                  rewardType={rewardType}
                  avatar={<PlayerAvatar username={row.username} size={36} />}
                  note={isOwn && <OwnResult own={own} tournament={tournament} />}
                />
              </li>
            );
          })}
        </ol>
        <p className={classes.count}>{t('shown', { shown: formatCount(rows.length), total: formatCount(members) })}</p>
        {hasMore && (
          <div className={classes.more}>
            <Button
              variant="ghost"
              size="sm"
              isLoading={pages.isReadingMore || (isWhole && pages.isPending)}
              onClick={isWhole ? pages.readMore : () => setWhole(true)}
            >
              {t('more')}
            </Button>
          </div>
        )}
        {pages.error && <p className={classes.count}>{t('moreFailed')}</p>}
      </Card>
    </section>
  );
}

/** Masked names are not unique; the index keeps an element at its place. */
const keyOf = ({ username, rank }: LeaderboardRow, index: number): string => `${index} ${rank} ${username}`;

function Prizes({ tournament }: { tournament: Tournament }) {
  const t = useTournamentMessages();
  const prizeText = usePrizeText();
  const { rewards, rewardType } = tournament;
  if (rewards.length === 0) return null;
  return (
    <Card>
      <h2 className={classes.title}>{t('prizes')}</h2>
      <dl className={classes.prizes}>
        {rewards.map((reward, index) => (
          <div key={index}>
            <dt>{t('place', { rank: index + 1 })}</dt>
            <dd>{prizeText(rewardType, reward)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{t('tiesShare')}</p>
    </Card>
  );
}

function EligibleGames({ tournament: { categories, games, status } }: { tournament: Tournament }) {
  const t = useTournamentMessages();
  const path = usePath();
  const { isOffered } = useMenus();
  if (status === 'ENDED' || !isOffered('game')) return null;
  const [category] = categories;
  const isOneLobby = categories.length === 1 && games.length === 0;
  return (
    <LinkButton
      variant="ghost"
      isFullWidth
      to={path(isOneLobby ? `game?type=${encodeURIComponent(category!.toUpperCase())}` : 'game')}
    >
      {t('games')}
    </LinkButton>
  );
}
