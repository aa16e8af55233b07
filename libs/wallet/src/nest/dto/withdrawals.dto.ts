import { ApiProperty } from '@nestjs/swagger';
import { IsBaht } from '@housebrand/shared/nest';
import { IsBoolean, IsUUID } from 'class-validator';
import type { AmountRequest, BonusRequest } from '../../core';

export class AmountRequestDto implements AmountRequest {
  @ApiProperty({ example: 1200.5, description: 'Amount in baht, with at most two decimals.' })
  @IsBaht({ min: 0.01 })
  amount!: number;
}

export class BonusRequestDto implements BonusRequest {
  @ApiProperty({ example: false })
  @IsBoolean()
  isBonus!: boolean;
}

export class MoveParamDto {
  @ApiProperty({
    example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
    description: 'Id from the reply of the call that moved money.',
  })
  @IsUUID()
  id!: string;
}
