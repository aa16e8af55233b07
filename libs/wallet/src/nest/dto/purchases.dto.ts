import { ApiProperty } from '@nestjs/swagger';
import { IsBaht } from '@housebrand/shared/nest';
import { Type } from 'class-transformer';
import { ArrayMaxSize, Equals, IsArray, IsInt, Matches, Max, Min, ValidateBy, ValidateNested } from 'class-validator';
import {
  MAX_BONUS_PERCENT,
  MAX_CHIPS,
  MAX_PRICES,
  SKU,
  type PriceRow,
  type PriceTableRequest,
  type PurchaseRequest,
} from '../../core';

export class PriceRowDto implements PriceRow {
  @ApiProperty({ example: 'chips-1000' })
  @Matches(SKU)
  sku!: string;

  @ApiProperty({ example: 1_000, description: 'Whole chips, without bonus.' })
  @IsInt()
  @Min(1)
  @Max(MAX_CHIPS)
  chips!: number;

  @ApiProperty({ example: 1_000, description: 'Amount in baht.' })
  @IsBaht({ min: 0.01 })
  price!: number;

  @ApiProperty({ enum: ['THB'], example: 'THB' })
  @Equals('THB')
  currency!: 'THB';

  @ApiProperty({ example: 10, description: 'Bonus chips in percent.' })
  @IsInt()
  @Min(0)
  @Max(MAX_BONUS_PERCENT)
  bonusPercentage!: number;
}

export class PriceTableDto implements PriceTableRequest {
  @ApiProperty({ type: PriceRowDto, isArray: true })
  @IsArray()
  @ArrayMaxSize(MAX_PRICES)
  // without this check, `ValidateNested` accepts nested arrays as rows
  @ValidateBy({ name: 'isRow', validator: { validate: (row) => !Array.isArray(row) } }, { each: true })
  @ValidateNested({ each: true })
  @Type(() => PriceRowDto)
  rows!: PriceRowDto[];
}

export class PurchaseDto implements PurchaseRequest {
  @ApiProperty({ example: 'chips-1000' })
  @Matches(SKU)
  sku!: string;
}
