import { Injectable } from '@nestjs/common';
import { AgentCalendar, NotFound, type MemberRef, type PageRequest } from '@housebrand/shared';
import { Clock, paged, type Paged } from '@housebrand/shared/nest';
import {
  openingSummaries,
  periodsAt,
  PrizePayout,
  tournamentBoard,
  tournamentStatus,
  type LeaderboardRow,
  type Ranking,
  type Tournament,
  type TournamentSummary,
} from '../core';
import { rewardNumber, toOwn, toOwnRankingRow, toRankingRow, toRow } from './board-rows';
import { BoardsRepository, type Board, type OwnBoardRow } from './boards.repository';
import { mayBeBelow, ownOf, ShownBoards, type ShownTournament } from './shown-boards';
import { TournamentsRepository, type TournamentRow } from './tournaments.repository';

/** Rankings are shown as compact cards. */
const RANKED_ROWS: PageRequest = { limit: 10, offset: 0 };
/** Staff have no row of their own on a board. */
const NO_MEMBER = '';
const EMPTY_BOARD: Board = { rows: [], own: null, members: 0 };

/** Boards for members; other members' names are masked. */
@Injectable()
export class TournamentsService {
  constructor(
    private readonly tournaments: TournamentsRepository,
    private readonly boards: BoardsRepository,
    private readonly shown: ShownBoards,
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
    const shown = await this.shown.of(member.prefix);
    const below = shown.filter((one) => mayBeBelow(one, member.username));
    const own = await this.boards.own(
      member,
      below.map(({ tournament }) => tournamentBoard(tournament.id)),
    );
    return shown.map((one) => {
      const row = ownOf(one, member.username) ?? own.get(tournamentBoard(one.tournament.id)) ?? null;
      return toTournament(one, row, member, now);
    });
  }

  /** The summaries that the page opens with; they contain no member data. */
  async faces(prefix: string): Promise<TournamentSummary[]> {
    const now = this.clock.now();
    return openingSummaries((await this.shown.of(prefix)).map(({ tournament }) => toFace(tournament, now)));
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
    const { rows, members } = (await this.boards.pages(member.prefix, [name], page)).get(name) ?? EMPTY_BOARD;
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

function toTournament(
  { tournament, board, masked }: ShownTournament,
  own: OwnBoardRow | null,
  member: MemberRef,
  now: Date,
): Tournament {
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
    leaderboards: masked.map((row, nth) =>
      board.rows[nth]!.username === member.username ? { ...row, username: member.username } : row,
    ),
    own: own && toOwn(tournament, own, member),
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
