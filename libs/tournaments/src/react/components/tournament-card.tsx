import { IconTrophy } from '@tabler/icons-react';
import { formatNumber, formatReadableDate } from '@housebrand/shared';
import { Card, classNames, SectionHeader, useLanguage, usePortal } from '@housebrand/shared/react';
import { gapToNext, type LeaderboardRow, type Tournament } from '../../core';
import { useLeaderboards } from '../api/get-leaderboards';
import { useTournamentWords } from '../words';
import classes from './tournament-card.module.css';

/** The running tournament that ends first: its three leaders and the member's own row, always in view. */
export function TournamentCard() {
  const words = useTournamentWords();
  const { member } = usePortal();
  const { data = [] } = useLeaderboards(member);
  const running = data.find(({ status }) => status === 'RUNNING');
  if (!running) return null;
  return (
    <section aria-labelledby="tournament-running">
      <SectionHeader id="tournament-running" title={words('running')} icon={<IconTrophy size={22} aria-hidden />} />
      <Card className={classes.card} isPadded={false}>
        <Head tournament={running} />
        <ol className={classes.board}>
          {running.leaderboards.slice(0, 3).map((row) => (
            <BoardRow key={row.rank} row={row} isOwn={row.rank === running.own?.rank} />
          ))}
        </ol>
        {running.own && <OwnRow tournament={running} own={running.own} />}
      </Card>
    </section>
  );
}

function Head({ tournament }: { tournament: Tournament }) {
  const words = useTournamentWords();
  const language = useLanguage();
  const { timeZone } = usePortal();
  const prizes = tournament.leaderboards.reduce((sum, { reward }) => sum + reward, 0);
  return (
    <div className={classes.head}>
      <img src={tournament.imageUrl} alt="" width={636} height={280} loading="lazy" decoding="async" />
      <div className={classes.title}>
        <b>{tournament.name[language]}</b>
        <span>
          {words('prizePool', { amount: formatNumber(prizes) })} ·{' '}
          {words('endsOn', { date: formatReadableDate(new Date(tournament.endDate), language, timeZone) })}
        </span>
      </div>
    </div>
  );
}

function OwnRow({ tournament, own }: { tournament: Tournament; own: LeaderboardRow }) {
  const words = useTournamentWords();
  const gap = gapToNext(tournament.leaderboards, own);
  return (
    <div className={classes.own}>
      <BoardRow row={own} isOwn as="div" />
      <p className={classes.gap}>{gap === null ? words('leading') : words('gap', { amount: formatNumber(gap) })}</p>
    </div>
  );
}

function BoardRow({ row, isOwn, as: Tag = 'li' }: { row: LeaderboardRow; isOwn: boolean; as?: 'li' | 'div' }) {
  const words = useTournamentWords();
  return (
    <Tag className={classNames(classes.row, isOwn && classes.isOwn)}>
      <span className={classes.rank} data-rank={row.rank}>
        {row.rank}
      </span>
      <span className={classes.name}>{isOwn ? words('you') : row.username}</span>
      <span className={classes.score}>{formatNumber(row.score)}</span>
    </Tag>
  );
}
