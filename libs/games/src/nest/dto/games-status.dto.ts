import { ApiProperty } from '@nestjs/swagger';
import type { GamesStatus } from '../../core';

export class GamesStatusDto implements GamesStatus {
  @ApiProperty({ example: 'NAGX' })
  provider!: string;

  @ApiProperty({ example: true })
  isOpen!: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'ISO 8601, when a maintenance is announced.',
  })
  until!: string | null;
}
