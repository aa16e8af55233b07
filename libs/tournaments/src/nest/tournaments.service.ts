import { Injectable } from '@nestjs/common';
import { bahtNumber, type MemberRef } from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';
import { maskUsername, tournamentStatus, type LeaderboardRow, type Tournament } from '../core';
import {
  TournamentsRepository,
  type ScoreRow,
  type TournamentBoard,
  type TournamentRow,
} from './tournaments.repository';

@Injectable()
export class TournamentsService {
  constructor(
    private readonly tournaments: TournamentsRepository,
    private readonly clock: Clock,
  ) {}

  /** The agent's tournaments with their boards. Other members' names are masked. */
  async leaderboards({ prefix, username }: MemberRef): Promise<Tournament[]> {
    const boards = await this.tournaments.boards(prefix, username);
    return boards.map((board) => toTournament(board, prefix, username, this.clock.now()));
  }
}

function toTournament(
  { tournament, first, own }: TournamentBoard,
  prefix: string,
  username: string,
  now: Date,
): Tournament {
  const row = (score: ScoreRow): LeaderboardRow => toRow(tournament, score, prefix, username);
  return {
    id: tournament.id,
    name: tournament.name,
    rewardType: tournament.rewardType,
    calculationType: tournament.calculationType,
    games: tournament.games,
    content: tournament.content,
    startDate: tournament.startDate.toISOString(),
    endDate: tournament.endDate.toISOString(),
    status: tournamentStatus(tournament.startDate, tournament.endDate, now),
    imageUrl: tournament.imageUrl,
    leaderboards: first.map(row),
    own: own && row(own),
  };
}

function toRow(
  tournament: TournamentRow,
  { rank, username, score }: ScoreRow,
  prefix: string,
  asking: string,
): LeaderboardRow {
  const reward = tournament.rewards[rank - 1] ?? 0n;
  return {
    rank,
    username: username === asking ? username : maskUsername(username, prefix),
    // satang played and hundredths of a multiplier read alike: two decimals
    score: bahtNumber(score),
    reward: tournament.rewardType === 'CREDIT' ? bahtNumber(reward) : Number(reward),
  };
}
