import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import type { Promotion, PromotionDetail } from '../../core';

export class PromotionPathDto {
  @ApiProperty({ example: 'mto-daily', description: 'Promotion id from `listPromotions`.' })
  @Matches(/^[\w.-]{1,64}$/)
  id!: string;
}

export class PromotionDto implements Promotion {
  @ApiProperty({ example: 'mto-daily' })
  id!: string;

  @ApiProperty({ example: 'เครื่องดื่มต้อนรับ ฝากแรกของวันเพิ่ม 10%' })
  title!: string;

  @ApiProperty({ example: 'ฝากตั้งแต่ 100 บาท รับเพิ่ม 10% สูงสุด 500 บาท' })
  summary!: string;

  @ApiProperty({
    example: true,
    description: 'Whether a deposit activates the promotion. Other promotions are informative only.',
  })
  isDeposit!: boolean;

  @ApiProperty({ example: '2026-10-31T17:00:00.000Z' })
  startsAt!: string;

  @ApiProperty({ type: String, nullable: true, example: '2026-11-30T17:00:00.000Z' })
  endsAt!: string | null;

  @ApiProperty({
    example: '/media/banners/bonus-chest.avif?v=1',
    description: 'Picture without lettering, on the same origin.',
  })
  imgUrl!: string;
}

export class PromotionDetailDto extends PromotionDto implements PromotionDetail {
  @ApiProperty({ example: false })
  isOver!: boolean;

  @ApiProperty({ example: 'ก่อนถอนต้องเล่นให้ครบ 3 เท่าของยอดฝากรวมโบนัส' })
  text!: string;

  @ApiProperty({ example: 10_000 })
  minDepositSatang!: number;

  @ApiProperty({ example: 10, description: 'Bonus in percent of the deposit.' })
  bonusPercentage!: number;

  @ApiProperty({ example: 50_000 })
  maxBonusSatang!: number;

  @ApiProperty({ example: 3, description: 'Turnover requirement as a multiple of deposit and bonus.' })
  turnoverMultiplier!: number;
}
