import { Injectable } from '@nestjs/common';
import { bahtNumber, NotFound, type MemberRef, type PageRequest } from '@housebrand/shared';
import { Clock, paged, type Paged } from '@housebrand/shared/nest';
import {
  maskUsername,
  openingSummaries,
  periodsAt,
  PrizePayout,
  prizeOf,
  scoreNumber,
  TournamentCalendar,
  tournamentBoard,
  tournamentStatus,
  type Calculation,
  type LeaderboardRow,
  type OwnRow,
  type PrizeKind,
  type Ranking,
  type Tournament,
  type TournamentSummary,
} from '../core';
import { BoardsRepository, type Board, type BoardRow, type OwnBoardRow } from './boards.repository';
import { TournamentsRepository, type TournamentRow } from './tournaments.repository';

/** Rows of a board that are sent; the member's own is added when it is further down. */
const FIRST_ROWS: PageRequest = { limit: 20, offset: 0 };
/** A ranking is a compact card. */
const RANKED_ROWS: PageRequest = { limit: 10, offset: 0 };
const NO_ONE: Board = { rows: [], own: null, members: 0 };

/** What a board's rows are told by. */
type Reported = Pick<TournamentRow, 'calculationType' | 'rewardType' | 'rewards'>;
const UNREWARDED: Pick<Reported, 'rewardType' | 'rewards'> = { rewardType: 'POINT', rewards: [] };

/** Boards as members see them: other members' names are masked. */
@Injectable()
export class TournamentsService {
  constructor(
    private readonly tournaments: TournamentsRepository,
    private readonly boards: BoardsRepository,
    private readonly calendar: TournamentCalendar,
    private readonly payout: PrizePayout,
    private readonly clock: Clock,
  ) {}

  /**
   * The agent's tournaments with their boards: those that are not over, and the last of those that are.
   * @throws what `PrizePayout.assertOffered` throws: without a feed nothing is scored, and without payments nothing is won
   */
  async leaderboards(member: MemberRef): Promise<Tournament[]> {
    await this.payout.assertOffered(member);
    const now = this.clock.now();
    const tournaments = await this.tournaments.shown(member.prefix, now);
    const names = tournaments.map(({ id }) => tournamentBoard(id));
    const boards = await this.boards.read(member, names, FIRST_ROWS);
    return tournaments.map((one) => toTournament(one, boards.get(tournamentBoard(one.id)) ?? NO_ONE, member, now));
  }

  /** What anybody may know of the tournaments that the page opens with. */
  async faces(prefix: string): Promise<TournamentSummary[]> {
    const now = this.clock.now();
    return openingSummaries((await this.tournaments.shown(prefix, now)).map((one) => toFace(one, now)));
  }

  /** A page of one board. @throws NotFound, and as `leaderboards` */
  async board(member: MemberRef, id: string, page: PageRequest): Promise<Paged<LeaderboardRow>> {
    await this.payout.assertOffered(member);
    const tournament = await this.tournaments.find(member.prefix, id);
    if (!tournament) throw new NotFound();
    const name = tournamentBoard(id);
    const { rows, members } = (await this.boards.read(member, [name], page)).get(name) ?? NO_ONE;
    return paged(
      rows.map((row) => toRow(tournament, row, member)),
      members,
    );
  }

  /** Who played most today, this week and this month. */
  async rankings(member: MemberRef): Promise<Ranking[]> {
    const zone = await this.calendar.zoneOf(member.prefix);
    const periods = periodsAt(this.clock.now(), zone);
    const names = periods.map(({ board }) => board);
    const boards = await this.boards.read(member, names, RANKED_ROWS);
    const calculationType: Calculation = 'TURNOVER';
    const reported: Reported = { ...UNREWARDED, calculationType };
    return periods.map(({ period, board, range }) => {
      const { rows, own, members } = boards.get(board) ?? NO_ONE;
      return {
        period,
        calculationType,
        startDate: range.from.toISOString(),
        endDate: range.until.toISOString(),
        members,
        leaderboards: rows.map((row) => toRow(reported, row, member)),
        own: own && toOwn(reported, own, member),
      };
    });
  }
}

function toTournament(tournament: TournamentRow, board: Board, member: MemberRef, now: Date): Tournament {
  const { calculationType, games, categories, startDate, endDate } = tournament;
  return {
    ...toFace(tournament, now),
    calculationType,
    games,
    categories,
    startDate: startDate.toISOString(),
    endDate: endDate.toISOString(),
    isClosed: tournament.closedAt !== null,
    members: board.members,
    leaderboards: board.rows.map((row) => toRow(tournament, row, member)),
    own: board.own && toOwn(tournament, board.own, member),
  };
}

function toFace(tournament: TournamentRow, now: Date): TournamentSummary {
  const { id, name, rewardType, content, startDate, endDate, imageUrl } = tournament;
  return {
    id,
    name,
    rewardType,
    content,
    status: tournamentStatus(startDate, endDate, now),
    imageUrl,
    rewards: tournament.rewards.map((reward) => rewardNumber(rewardType, reward)),
  };
}

function toRow({ calculationType, rewardType, rewards }: Reported, row: BoardRow, asking: MemberRef): LeaderboardRow {
  const { rank, username, score } = row;
  return {
    rank,
    username: username === asking.username ? username : maskUsername(username, asking.prefix),
    score: scoreNumber(calculationType, score),
    reward: rewardNumber(rewardType, prizeOf(rewards, row)),
  };
}

function toOwn(reported: Reported, row: OwnBoardRow, asking: MemberRef): OwnRow {
  const gap = row.ahead === null ? null : scoreNumber(reported.calculationType, row.ahead - row.score);
  return { ...toRow(reported, row, asking), gap };
}

export function rewardNumber(kind: PrizeKind, reward: bigint): number {
  return kind === 'CREDIT' ? bahtNumber(reward) : Number(reward);
}
