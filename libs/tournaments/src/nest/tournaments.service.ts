import { Injectable } from '@nestjs/common';
import {
  AgentCalendar,
  bahtNumber,
  maskUsername,
  NotFound,
  type MemberRef,
  type PageRequest,
} from '@housebrand/shared';
import { Clock, paged, type Paged } from '@housebrand/shared/nest';
import {
  openingSummaries,
  periodsAt,
  PrizePayout,
  prizeOf,
  scoreNumber,
  tournamentBoard,
  tournamentStatus,
  type LeaderboardRow,
  type OwnRankingRow,
  type OwnRow,
  type PrizeKind,
  type Ranking,
  type RankingRow,
  type Tournament,
  type TournamentSummary,
} from '../core';
import { BoardsRepository, type Board, type BoardRow, type OwnBoardRow } from './boards.repository';
import { TournamentsRepository, type TournamentRow } from './tournaments.repository';

/** Rows of a board in the list; the member's own row is added. */
const FIRST_ROWS: PageRequest = { limit: 20, offset: 0 };
/** Rankings are shown as compact cards. */
const RANKED_ROWS: PageRequest = { limit: 10, offset: 0 };
/** Staff have no row of their own on a board. */
const NO_MEMBER = '';
const EMPTY_BOARD: Board = { rows: [], own: null, members: 0 };

/** The fields that determine the units and prizes of a board's rows. */
type BoardTerms = Pick<TournamentRow, 'calculationType' | 'rewardType' | 'rewards'>;

/** Boards for members; other members' names are masked. */
@Injectable()
export class TournamentsService {
  constructor(
    private readonly tournaments: TournamentsRepository,
    private readonly boards: BoardsRepository,
    private readonly calendar: AgentCalendar,
    private readonly payout: PrizePayout,
    private readonly clock: Clock,
  ) {}

  /**
   * The agent's tournaments with their boards: open ones, and the last ended ones.
   * @throws what `PrizePayout.assertOffered` throws: without a bet feed there are no scores, without payments no prizes
   */
  async leaderboards(member: MemberRef): Promise<Tournament[]> {
    await this.payout.assertOffered(member, 'show');
    const now = this.clock.now();
    const tournaments = await this.tournaments.shown(member.prefix, now);
    const names = tournaments.map(({ id }) => tournamentBoard(id));
    const boards = await this.boards.read(member, names, FIRST_ROWS);
    return tournaments.map((one) => toTournament(one, boards.get(tournamentBoard(one.id)) ?? EMPTY_BOARD, member, now));
  }

  /** The summaries that the page opens with; they contain no member data. */
  async faces(prefix: string): Promise<TournamentSummary[]> {
    const now = this.clock.now();
    return openingSummaries((await this.tournaments.shown(prefix, now)).map((one) => toFace(one, now)));
  }

  /** A page of one board. @throws NotFound; otherwise like `leaderboards` */
  async board(member: MemberRef, id: string, page: PageRequest): Promise<Paged<LeaderboardRow>> {
    await this.payout.assertOffered(member, 'show');
    return this.places(member, id, page);
  }

  /** `board` for the agent's staff, also while no prizes are offered; all names are masked. @throws NotFound */
  async boardForStaff(prefix: string, id: string, page: PageRequest): Promise<Paged<LeaderboardRow>> {
    return this.places({ prefix, username: NO_MEMBER }, id, page);
  }

  private async places(member: MemberRef, id: string, page: PageRequest): Promise<Paged<LeaderboardRow>> {
    const tournament = await this.tournaments.find(member.prefix, id);
    if (!tournament) throw new NotFound();
    const name = tournamentBoard(id);
    const { rows, members } = (await this.boards.read(member, [name], page)).get(name) ?? EMPTY_BOARD;
    return paged(
      rows.map((row) => toRow(tournament, row, member)),
      members,
    );
  }

  /** The members with the highest turnover today, this week and this month. */
  async rankings(member: MemberRef): Promise<Ranking[]> {
    const zone = await this.calendar.zoneOf(member.prefix);
    const periods = periodsAt(this.clock.now(), zone);
    const names = periods.map(({ board }) => board);
    const boards = await this.boards.read(member, names, RANKED_ROWS);
    return periods.map(({ period, board, range }) => {
      const { rows, own, members } = boards.get(board) ?? EMPTY_BOARD;
      return {
        period,
        calculationType: 'TURNOVER',
        startDate: range.from.toISOString(),
        endDate: range.until.toISOString(),
        members,
        leaderboards: rows.map((row) => toRankingRow(row, member)),
        own: own && toOwnRankingRow(own, member),
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

function toRow({ calculationType, rewardType, rewards }: BoardTerms, row: BoardRow, caller: MemberRef): LeaderboardRow {
  return {
    rank: row.rank,
    username: shownName(row, caller),
    score: scoreNumber(calculationType, row.score),
    reward: rewardNumber(rewardType, prizeOf(rewards, row)),
  };
}

function toOwn(terms: BoardTerms, row: OwnBoardRow, caller: MemberRef): OwnRow {
  const gap = row.ahead === null ? null : scoreNumber(terms.calculationType, row.ahead - row.score);
  return { ...toRow(terms, row, caller), gap };
}

function toRankingRow(row: BoardRow, caller: MemberRef): RankingRow {
  return { rank: row.rank, username: shownName(row, caller), turnoverSatang: Number(row.score) };
}

function toOwnRankingRow(row: OwnBoardRow, caller: MemberRef): OwnRankingRow {
  const gapSatang = row.ahead === null ? null : Number(row.ahead - row.score);
  return { ...toRankingRow(row, caller), gapSatang };
}

function shownName({ username }: BoardRow, caller: MemberRef): string {
  return username === caller.username ? username : maskUsername(username, caller.prefix);
}

export function rewardNumber(kind: PrizeKind, reward: bigint): number {
  return kind === 'CREDIT' ? bahtNumber(reward) : Number(reward);
}
