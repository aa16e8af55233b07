import { ApiProperty } from '@nestjs/swagger';
import type { DailyQuest, QuestKind, QuestReward, QuestStatus, QuestText } from '../../core';

export class QuestTextDto implements QuestText {
  @ApiProperty({ example: 'เล่นครบ 2,000 บาท' })
  th!: string;

  @ApiProperty({ example: 'Play 2,000 baht' })
  en!: string;
}

export class QuestRewardDto implements QuestReward {
  @ApiProperty({ enum: ['CREDIT', 'POINT'], example: 'POINT' })
  kind!: QuestReward['kind'];

  @ApiProperty({ example: 80, description: 'Baht for CREDIT, points for POINT.' })
  amount!: number;
}

export class DailyQuestDto implements DailyQuest {
  @ApiProperty({ example: 2 })
  id!: number;

  @ApiProperty({ enum: ['TURNOVER', 'DEPOSIT'], example: 'TURNOVER' })
  kind!: QuestKind;

  @ApiProperty({ type: QuestTextDto })
  title!: QuestTextDto;

  @ApiProperty({ example: 2000, description: 'Baht to reach today.' })
  target!: number;

  @ApiProperty({ example: 1000, description: 'Baht reached today.' })
  progress!: number;

  @ApiProperty({ type: QuestRewardDto })
  reward!: QuestRewardDto;

  @ApiProperty({ enum: ['OPEN', 'READY'], example: 'OPEN' })
  status!: QuestStatus;

  @ApiProperty({ example: '2026-11-20T17:00:00.000Z', description: 'When the business day ends.' })
  endsAt!: string;
}
