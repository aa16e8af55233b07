import { ApiPropertyOptional } from '@nestjs/swagger';
import { PageQueryDto } from '@housebrand/shared/nest';
import { IsIn, IsOptional } from 'class-validator';
import { CASE_STATES, type CaseState } from '../../core';

export class CasesQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ enum: CASE_STATES, example: 'OPEN', description: 'Only cases in this state.' })
  @IsOptional()
  @IsIn(CASE_STATES)
  state?: CaseState;
}
