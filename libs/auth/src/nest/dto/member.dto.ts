import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PageQueryDto } from '@housebrand/shared/nest';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import type { MemberListQuery } from '../../core';

/** The member that a call concerns: the session's member, or with an agent key any member of the agent. */
export class MemberReferenceDto {
  @ApiProperty({ example: 'MTO' })
  @IsString()
  @MinLength(1)
  @MaxLength(12)
  agentID!: string;

  @ApiProperty({ example: 'MTODEMO1' })
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  username!: string;
}

export class MemberPathDto {
  @ApiProperty({ example: 'MTO' })
  @IsString()
  @MaxLength(12)
  prefix!: string;

  @ApiProperty({
    example: 'MTODEMO1',
    description: 'Username, or phone number (06, 08 or 09 and eight digits)',
  })
  @IsString()
  @MaxLength(64)
  usernameOrTel!: string;
}

export class MemberListQueryDto extends PageQueryDto implements MemberListQuery {
  @ApiPropertyOptional({
    example: 'MTODEMO3',
    description: 'Complete username for members; its beginning for agent keys.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  username?: string;

  @ApiPropertyOptional({ type: 'boolean', example: false, description: 'Whether to include staff. Agent keys only.' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  includeStaffs?: boolean;
}
