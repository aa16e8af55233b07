import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

export class PromotionPathDto {
  @ApiProperty({ example: 'mto-daily', description: 'Promotion id from `listPromotions`.' })
  @Matches(/^[\w.-]{1,64}$/)
  id!: string;
}
