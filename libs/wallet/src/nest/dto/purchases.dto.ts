import { ApiProperty } from '@nestjs/swagger';
import { IsSatang } from '@housebrand/shared/nest';
import { Type } from 'class-transformer';
import { ArrayMaxSize, Equals, IsArray, IsInt, Matches, Max, Min, ValidateBy, ValidateNested } from 'class-validator';
import {
  MAX_BONUS_PERCENT,
  MAX_CHIPS,
  MAX_PRICES,
  SKU,
  type PriceSetting,
  type PriceTableRequest,
  type PurchaseRequest,
} from '../../core';

export class PriceSettingDto implements PriceSetting {
  @ApiProperty({ example: 'chips-1000' })
  @Matches(SKU)
  sku!: string;

  @ApiProperty({ example: 1_000, description: 'Whole chips, without bonus.' })
  @IsInt()
  @Min(1)
  @Max(MAX_CHIPS)
  chips!: number;

  @ApiProperty({ example: 100_000, description: 'Amount in satang.' })
  @IsSatang({ min: 1 })
  priceSatang!: number;

  @ApiProperty({ enum: ['THB'], example: 'THB' })
  @Equals('THB')
  currency!: 'THB';

  @ApiProperty({ example: 10, description: 'Bonus chips in percent.' })
  @IsInt()
  @Min(0)
  @Max(MAX_BONUS_PERCENT)
  bonusPercentage!: number;
}

/** Request that replaces an agent's price table for chips. */
export class PriceTableDto implements PriceTableRequest {
  @ApiProperty({ type: PriceSettingDto, isArray: true })
  @IsArray()
  @ArrayMaxSize(MAX_PRICES)
  // without this check, `ValidateNested` accepts nested arrays as rows
  @ValidateBy({ name: 'isRow', validator: { validate: (row) => !Array.isArray(row) } }, { each: true })
  @ValidateNested({ each: true })
  @Type(() => PriceSettingDto)
  rows!: PriceSettingDto[];
}

export class PurchaseDto implements PurchaseRequest {
  @ApiProperty({ example: 'chips-1000' })
  @Matches(SKU)
  sku!: string;
}
