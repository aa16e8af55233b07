import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

export class PersonalDataRequestDto {
  @ApiPropertyOptional({ example: 'MTODEMO1', description: 'Required with an agent key.' })
  @IsOptional()
  @IsString()
  @MaxLength(32)
  username?: string;
}
