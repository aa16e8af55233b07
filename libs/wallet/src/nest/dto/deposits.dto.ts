import { ApiProperty } from '@nestjs/swagger';
import { IsBaht } from '@housebrand/shared/nest';
import type { OpenDepositRequest } from '../../core';

export class OpenDepositDto implements OpenDepositRequest {
  @ApiProperty({ example: 500, description: 'Amount in baht, with at most two decimals.' })
  @IsBaht({ min: 0.01 })
  value!: number;
}
