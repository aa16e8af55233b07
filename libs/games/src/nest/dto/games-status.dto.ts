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
    description: 'End of an announced maintenance, ISO 8601.',
  })
  until!: string | null;
}
