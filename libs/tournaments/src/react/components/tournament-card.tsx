import { IconTrophy } from '@tabler/icons-react';
import { formatReadableDate } from '@housebrand/shared';
import {
  Card,
  SectionHeader,
  useLanguage,
  useNearViewport,
  usePath,
  usePortal,
  mediaUrl,
} from '@housebrand/shared/react';
import type { Tournament } from '../../core';
import { useLeaderboards } from '../api/get-leaderboards';
import { usePrizeText } from '../board-text';
import { useTournamentMessages } from '../messages';
import { BoardRow, OwnGap } from './board-row';
import classes from './tournament-card.module.css';

const LEADERS = 3;

/** The running tournament that ends first: its three leaders and the member's own row, always visible. */
export function TournamentCard() {
  const t = useTournamentMessages();
  const path = usePath();
  const { member } = usePortal();
  const { data = [] } = useLeaderboards(member);
  const running = data.find(({ status }) => status === 'RUNNING');
  if (!running) return null;
  const { own, calculationType } = running;
  const leaders = running.leaderboards.slice(0, LEADERS);
  const gap = own && (
    <p className={classes.gap}>
      <OwnGap own={own} calculation={calculationType} />
    </p>
  );
  const isLeader = leaders.some(({ username }) => username === own?.username);
  return (
    <section aria-labelledby="tournament-running">
      <SectionHeader
        id="tournament-running"
        title={t('running')}
        icon={<IconTrophy size={22} aria-hidden />}
        to={path('tournament')}
      />
      <Card className={classes.card} isPadded={false}>
        <Head tournament={running} />
        <ol className={classes.board}>
          {leaders.map((row) => (
            <li key={row.username}>
              <BoardRow row={row} calculation={calculationType} isOwn={row.username === own?.username} />
              {row.username === own?.username && gap}
            </li>
          ))}
        </ol>
        {own && !isLeader && (
          <div className={classes.own}>
            <BoardRow row={own} calculation={calculationType} isOwn />
            {gap}
          </div>
        )}
      </Card>
    </section>
  );
}

function Head({ tournament }: { tournament: Tournament }) {
  const t = useTournamentMessages();
  const language = useLanguage();
  const prizeText = usePrizeText();
  const { timeZone } = usePortal();
  const { rewards, rewardType, imageUrl, name, endDate } = tournament;
  const prizes = rewards.reduce((sum, reward) => sum + reward, 0);
  const [head, isNear] = useNearViewport<HTMLDivElement>(false);
  return (
    <div ref={head} className={classes.head}>
      {isNear && <img src={mediaUrl(imageUrl)} alt="" width={636} height={280} decoding="async" />}
      <div className={classes.title}>
        <b>{name[language]}</b>
        <span>
          <span>{t('prizePool', { amount: prizeText(rewardType, prizes) })}</span>{' '}
          <span>{t('endsOn', { date: formatReadableDate(new Date(endDate), language, timeZone) })}</span>
        </span>
      </div>
    </div>
  );
}
