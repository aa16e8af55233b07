import { formatReadableDate, formatSatang } from '@housebrand/shared';
import {
  AppBar,
  Card,
  IfOffered,
  Link,
  LinkButton,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  useLanguage,
  useMenus,
  usePath,
  usePortal,
  QueryScreen,
} from '@housebrand/shared/react';
import { IconChevronRight } from '@tabler/icons-react';
import type { LeaderboardRow, Ranking, RankingRow, Tournament } from '../../core';
import { useLeaderboards } from '../api/get-leaderboards';
import { useRankings } from '../api/get-rankings';
import { scoreText } from '../board-text';
import { BoardLine, Gap } from '../components/board-row';
import { useTournamentMessages } from '../messages';
import classes from './ranking.module.css';

const DAY_MS = 86_400_000;
const SHOWN = 3;
const NO_RANKINGS: readonly Ranking[] = [];
const NO_TOURNAMENTS: readonly Tournament[] = [];

/** `ranking`: every board as a compact card, with the member's own place. */
export default function RankingScreen() {
  const t = useTournamentMessages();
  const path = usePath();
  const { member } = usePortal();
  const { isOffered } = useMenus();
  const rankings = useRankings(member);
  const tournaments = useLeaderboards(isOffered('tournament') ? member : null);
  const boards = (rankings.data ?? NO_RANKINGS).filter(({ members }) => members > 0);
  const running = (tournaments.data ?? NO_TOURNAMENTS).filter(
    ({ status, members }) => status === 'RUNNING' && members > 0,
  );
  return (
    <>
      <AppBar title={t('rankings')} parent={path()} />
      <main className={classes.screen}>
        <QueryScreen query={rankings} skeleton={<Waiting />}>
          {() =>
            boards.length + running.length === 0 ? (
              <StateScreen
                kind="empty"
                title={t('noRankings')}
                text={t('noRankingsText')}
                action={
                  <IfOffered menu="game">
                    <LinkButton to={path('game')}>{t('toGames')}</LinkButton>
                  </IfOffered>
                }
              />
            ) : (
              <>
                {boards.map((board) => (
                  <PeriodCard key={board.period} ranking={board} />
                ))}
                {running.map((tournament) => (
                  <TournamentBoardCard key={tournament.id} tournament={tournament} />
                ))}
              </>
            )
          }
        </QueryScreen>
      </main>
    </>
  );
}

function PeriodCard({ ranking }: { ranking: Ranking }) {
  const t = useTournamentMessages();
  const language = useLanguage();
  const { timeZone } = usePortal();
  const { period, startDate, endDate, calculationType, leaderboards, own } = ranking;
  const day = (instant: number) => formatReadableDate(new Date(instant), language, timeZone);
  const [first, last] = [day(Date.parse(startDate)), day(Date.parse(endDate) - 1)];
  const isOneDay = Date.parse(endDate) - Date.parse(startDate) <= DAY_MS;
  return (
    <Card isPadded={false} className={classes.card}>
      <div className={classes.head}>
        <h2>{t(`period.${period}`)}</h2>
        <span>{isOneDay ? first : t('fromTo', { from: first, to: last })}</span>
        <small>{t(`rule.${calculationType}`)}</small>
      </div>
      <Rows
        lines={leaderboards.map(turnoverLine)}
        own={own && { ...turnoverLine(own), gap: own.gapSatang === null ? null : satangText(own.gapSatang) }}
      />
    </Card>
  );
}

function TournamentBoardCard({ tournament }: { tournament: Tournament }) {
  const t = useTournamentMessages();
  const language = useLanguage();
  const path = usePath();
  const { name, leaderboards, own, calculationType } = tournament;
  const scoreLine = ({ rank, username, score }: LeaderboardRow): Line => ({
    rank,
    username,
    score: scoreText(calculationType, score),
  });
  return (
    <Card isPadded={false} className={classes.card}>
      <Link className={classes.head} to={path('tournament')}>
        <h2>{name[language]}</h2>
        <IconChevronRight size={18} aria-hidden />
        <small>{t(`rule.${calculationType}`)}</small>
      </Link>
      <Rows
        lines={leaderboards.map(scoreLine)}
        own={own && { ...scoreLine(own), gap: own.gap === null ? null : scoreText(calculationType, own.gap) }}
      />
    </Card>
  );
}

/** A place with its formatted score. */
interface Line {
  rank: number;
  username: string;
  score: string;
}

interface OwnLine extends Line {
  /** The formatted lead of the next better rank; `null`: there is none. */
  gap: string | null;
}

const satangText = (satang: number): string => formatSatang(BigInt(satang));

function turnoverLine({ rank, username, turnoverSatang }: RankingRow): Line {
  return { rank, username, score: satangText(turnoverSatang) };
}

/** The first three lines, and the member's own line if it is not among them. */
function Rows({ lines, own }: { lines: readonly Line[]; own: OwnLine | null }) {
  const t = useTournamentMessages();
  const first = lines.slice(0, SHOWN);
  const isAmong = first.some(({ username }) => username === own?.username);
  return (
    <>
      <ol className={classes.rows}>
        {first.map((line, index) => (
          <li key={index}>
            <BoardLine {...line} isOwn={line.username === own?.username} />
          </li>
        ))}
      </ol>
      <div className={classes.own}>
        {own && !isAmong && <BoardLine rank={own.rank} username={own.username} score={own.score} isOwn />}
        <p>{own ? <Gap rank={own.rank} amount={own.gap} /> : t('notRanked')}</p>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <SkeletonScreen className={classes.waiting}>
      {[1, 2, 3].map((nth) => (
        <Skeleton key={nth} height={236} radius={12} />
      ))}
    </SkeletonScreen>
  );
}
