import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import type { EraseRequest } from '../../core';

export class EraseRequestDto implements EraseRequest {
  @ApiPropertyOptional({ example: false, description: 'Gives up the remaining credit, income and held rewards.' })
  @IsOptional()
  @IsBoolean()
  givesUpCredit?: boolean;
}
