import { ApiProperty } from '@nestjs/swagger';
import type { LeaderboardRow, Tournament, TournamentStatus, TournamentText } from '../../core';

export class TournamentTextDto implements TournamentText {
  @ApiProperty({ example: 'ศึกสล็อตประจำสัปดาห์' })
  th!: string;

  @ApiProperty({ example: 'Slots week' })
  en!: string;
}

export class LeaderboardRowDto implements LeaderboardRow {
  @ApiProperty({ example: 1 })
  rank!: number;

  @ApiProperty({ example: 'MTO•••21', description: "Masked, except in the asking member's own row." })
  username!: string;

  @ApiProperty({ example: 48250.5, description: 'Baht played, or the multiplier.' })
  score!: number;

  @ApiProperty({ example: 5000, description: 'Baht or points; 0 below the prizes.' })
  reward!: number;
}

export class TournamentDto implements Tournament {
  @ApiProperty({ example: 'slots-week' })
  id!: string;

  @ApiProperty({ type: TournamentTextDto })
  name!: TournamentTextDto;

  @ApiProperty({ enum: ['CREDIT', 'POINT'], example: 'CREDIT' })
  rewardType!: Tournament['rewardType'];

  @ApiProperty({ enum: ['TURNOVER', 'MULTIPLIER'], example: 'TURNOVER' })
  calculationType!: Tournament['calculationType'];

  @ApiProperty({ type: [String], example: [], description: 'Game ids that count; none: all of them.' })
  games!: string[];

  @ApiProperty({ type: TournamentTextDto })
  content!: TournamentTextDto;

  @ApiProperty({ example: '2026-11-15T17:00:00.000Z' })
  startDate!: string;

  @ApiProperty({ example: '2026-11-22T17:00:00.000Z' })
  endDate!: string;

  @ApiProperty({ enum: ['UPCOMING', 'RUNNING', 'ENDED'], example: 'RUNNING' })
  status!: TournamentStatus;

  @ApiProperty({ example: '/media/banners/tournament.avif' })
  imageUrl!: string;

  @ApiProperty({ type: [LeaderboardRowDto], description: 'The first twenty.' })
  leaderboards!: LeaderboardRowDto[];

  @ApiProperty({ type: LeaderboardRowDto, nullable: true, description: 'The asking member, wherever on the board.' })
  own!: LeaderboardRowDto | null;
}
