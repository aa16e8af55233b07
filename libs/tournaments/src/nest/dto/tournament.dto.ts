import { ApiProperty } from '@nestjs/swagger';
import {
  CALCULATIONS,
  PERIODS,
  PRIZE_KINDS,
  TOURNAMENT_STATUSES,
  type Calculation,
  type LeaderboardRow,
  type OwnRow,
  type Period,
  type PrizeKind,
  type Ranking,
  type Tournament,
  type TournamentStatus,
  type TournamentText,
} from '../../core';

export class TournamentTextDto implements TournamentText {
  @ApiProperty({ example: 'ศึกสล็อตประจำสัปดาห์' })
  th!: string;

  @ApiProperty({ example: 'Slots week' })
  en!: string;
}

export class LeaderboardRowDto implements LeaderboardRow {
  @ApiProperty({ example: 1, description: 'Place. Equal scores share a place.' })
  rank!: number;

  @ApiProperty({ example: 'MTO•••21', description: "Username; masked except in the caller's own row." })
  username!: string;

  @ApiProperty({ example: 48250.5, description: 'Score: baht, rounds or multiplier.' })
  score!: number;

  @ApiProperty({ example: 5000, description: 'Prize in baht or points; 0 for places without a prize.' })
  reward!: number;
}

export class OwnRowDto extends LeaderboardRowDto implements OwnRow {
  @ApiProperty({ example: 320.5, type: Number, nullable: true, description: 'Score missing to the next better place.' })
  gap!: number | null;
}

export class TournamentDto implements Tournament {
  @ApiProperty({ example: 'slots-week' })
  id!: string;

  @ApiProperty({ type: TournamentTextDto })
  name!: TournamentTextDto;

  @ApiProperty({ enum: PRIZE_KINDS, example: 'CREDIT' })
  rewardType!: PrizeKind;

  @ApiProperty({ enum: CALCULATIONS, example: 'TURNOVER' })
  calculationType!: Calculation;

  @ApiProperty({
    type: [String],
    example: [],
    description: 'Ids of games that count. If `games` and `categories` are empty, all games count.',
  })
  games!: string[];

  @ApiProperty({ type: [String], example: ['Slot'], description: 'Categories whose games count.' })
  categories!: string[];

  @ApiProperty({ type: TournamentTextDto })
  content!: TournamentTextDto;

  @ApiProperty({ example: '2026-11-15T17:00:00.000Z' })
  startDate!: string;

  @ApiProperty({ example: '2026-11-22T17:00:00.000Z' })
  endDate!: string;

  @ApiProperty({ enum: TOURNAMENT_STATUSES, example: 'RUNNING' })
  status!: TournamentStatus;

  @ApiProperty({ example: '/media/banners/tournament.avif' })
  imageUrl!: string;

  @ApiProperty({ type: [Number], example: [5000, 3000], description: 'Prizes by place, in baht or points.' })
  rewards!: number[];

  @ApiProperty({ example: false, description: 'Whether the prizes are settled and the leaderboard is final.' })
  isClosed!: boolean;

  @ApiProperty({ example: 42, description: 'Number of members with a score.' })
  members!: number;

  @ApiProperty({ type: [LeaderboardRowDto], description: 'The top twenty.' })
  leaderboards!: LeaderboardRowDto[];

  @ApiProperty({ type: OwnRowDto, nullable: true, description: "The caller's own row, at any place." })
  own!: OwnRowDto | null;
}

export class RankingDto implements Ranking {
  @ApiProperty({ enum: PERIODS, example: 'WEEK' })
  period!: Period;

  @ApiProperty({ enum: CALCULATIONS, example: 'TURNOVER' })
  calculationType!: Calculation;

  @ApiProperty({ example: '2026-11-15T17:00:00.000Z' })
  startDate!: string;

  @ApiProperty({ example: '2026-11-22T17:00:00.000Z' })
  endDate!: string;

  @ApiProperty({ example: 42, description: 'Number of members with a score.' })
  members!: number;

  @ApiProperty({ type: [LeaderboardRowDto], description: 'The top ten.' })
  leaderboards!: LeaderboardRowDto[];

  @ApiProperty({ type: OwnRowDto, nullable: true, description: "The caller's own row, at any place." })
  own!: OwnRowDto | null;
}
