import { ApiProperty } from '@nestjs/swagger';
import { MAX_INTEGER } from '@housebrand/shared/nest';
import { IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { PAYOUT_STATUSES, type ClaimedQuest, type ClaimRequest, type PayoutStatus } from '../../core';
import { QuestRewardDto } from './daily-quest.dto';

export class ClaimQuestDto implements ClaimRequest {
  @ApiProperty({ example: 'MTO', description: "Prefix of the session's agent." })
  @IsString()
  @IsNotEmpty()
  @MaxLength(12)
  agentID!: string;

  @ApiProperty({ example: 1 })
  @IsInt()
  @Min(1)
  @Max(MAX_INTEGER)
  id!: number;

  @ApiProperty({ example: 'MTODEMO1', description: "The member's own username; any other gets 403." })
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  username!: string;
}

export class ClaimedQuestDto implements ClaimedQuest {
  @ApiProperty({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' })
  transactionId!: string;

  @ApiProperty({ type: QuestRewardDto })
  reward!: QuestRewardDto;

  @ApiProperty({ enum: PAYOUT_STATUSES, example: 'CREATE' })
  status!: PayoutStatus;
}
