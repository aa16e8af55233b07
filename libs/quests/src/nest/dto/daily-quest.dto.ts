import { ApiProperty } from '@nestjs/swagger';
import {
  PAYOUT_STATUSES,
  QUEST_KINDS,
  QUEST_SCOPES,
  QUEST_STATUSES,
  REWARD_KINDS,
  type DailyQuest,
  type PayoutStatus,
  type QuestClaim,
  type QuestKind,
  type QuestReward,
  type QuestScope,
  type QuestStatus,
  type QuestText,
} from '../../core';

export class QuestTextDto implements QuestText {
  @ApiProperty({ example: 'เล่นครบ 2,000 บาท' })
  th!: string;

  @ApiProperty({ example: 'Play 2,000 baht' })
  en!: string;
}

export class QuestScopeDto implements QuestScope {
  @ApiProperty({ enum: QUEST_SCOPES, example: 'CATEGORY' })
  kind!: QuestScope['kind'];

  @ApiProperty({ example: 'Slot', description: 'Game id, code of a game provider, or category.' })
  value!: string;
}

export class QuestRewardDto implements QuestReward {
  @ApiProperty({ enum: REWARD_KINDS, example: 'POINT' })
  kind!: QuestReward['kind'];

  @ApiProperty({ example: 80, description: 'Amount in baht for CREDIT, in points for POINT.' })
  amount!: number;
}

export class QuestClaimDto implements QuestClaim {
  @ApiProperty({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' })
  transactionId!: string;

  @ApiProperty({ enum: PAYOUT_STATUSES, example: 'SUCCESS' })
  status!: PayoutStatus;
}

export class DailyQuestDto implements DailyQuest {
  @ApiProperty({ example: 2 })
  id!: number;

  @ApiProperty({ enum: QUEST_KINDS, example: 'TURNOVER' })
  kind!: QuestKind;

  @ApiProperty({ type: QuestScopeDto, nullable: true, description: 'Games whose rounds count; `null`: all games.' })
  scope!: QuestScopeDto | null;

  @ApiProperty({ type: QuestTextDto })
  title!: QuestTextDto;

  @ApiProperty({ example: 2000, description: 'Target for today, in baht or rounds.' })
  target!: number;

  @ApiProperty({ example: 1000, description: 'Progress today, in the unit of `target`.' })
  progress!: number;

  @ApiProperty({ type: QuestRewardDto })
  reward!: QuestRewardDto;

  @ApiProperty({ enum: QUEST_STATUSES, example: 'OPEN' })
  status!: QuestStatus;

  @ApiProperty({ type: QuestClaimDto, nullable: true, description: 'Payment of the reward, after the claim.' })
  claim!: QuestClaimDto | null;

  @ApiProperty({ example: '2026-11-20T17:00:00.000Z', description: 'End of the business day.' })
  endsAt!: string;
}
