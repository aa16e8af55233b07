import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { PROMOTION_ID } from '../../core';

export class PromotionPathDto {
  @ApiProperty({ example: 'mto-daily', description: 'Promotion id from `listPromotions`.' })
  @Matches(PROMOTION_ID)
  id!: string;
}
