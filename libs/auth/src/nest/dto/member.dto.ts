import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PageQueryDto } from '@housebrand/shared/nest';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import type { ListedMember, Member, MemberListQuery, MemberRecord } from '../../core';
import type { MemberTier } from '@housebrand/tiers';

export class TierAccessDto {
  @ApiProperty({
    type: [String],
    example: ['coupon', 'daily-quest'],
    description: 'Keys of the menus that the tier opens, besides promotion',
  })
  menu!: string[];
}

export class MemberTierDto implements MemberTier {
  @ApiProperty({ example: 2 }) tierLevel!: number;
  @ApiProperty({ example: 'Silver' }) tierName!: string;
  @ApiProperty({ example: '/media/tiers/2.svg?v=1' }) logoUrl!: string;
  @ApiProperty({ example: '#2F3A4D' }) descriptionBackgroundColor!: string;
  @ApiProperty({ example: '#4C5B75' }) backgroundDarkColor!: string;
  @ApiProperty({ example: '#C3D0E4' }) backgroundBrightColor!: string;
  @ApiProperty({ example: 12000, description: 'Amount in baht' }) depositAmount!: number;
  @ApiProperty({ example: 54321.5, description: 'Amount in baht' }) turnoverAmount!: number;
  @ApiProperty({ type: TierAccessDto }) access!: TierAccessDto;
}

export class MemberDto implements Member {
  @ApiProperty({ example: '65f0c0de0000000000000101', description: 'Member id; also the referral code' }) _id!: string;
  @ApiProperty({ example: 'MTODEMO1' }) username!: string;
  @ApiProperty({ example: 'MTO' }) prefix!: string;
  @ApiProperty({ example: 12345.67, description: 'Credit in baht, as the provider reports it' }) credit!: number;
  @ApiProperty({ example: '2026-11-18T09:00:00.000Z' }) creditAsOf!: string;
  @ApiProperty({ example: 250 }) point!: number;
  @ApiProperty({ example: 'Somchai Jaidee' }) name!: string;
  @ApiProperty({ example: 'Somchai' }) firstName!: string;
  @ApiProperty({ example: 'Jaidee' }) lastName!: string;
  @ApiProperty({ example: '0812345678' }) tel!: string;
  @ApiProperty({ example: 'SCB' }) bankName!: string;
  @ApiProperty({ example: '••••••7890', description: 'Account number, masked except for the last four digits' })
  accountNumber!: string;
  @ApiProperty({ enum: ['BONUS', 'NO_BONUS'], example: 'NO_BONUS' }) bonus!: 'BONUS' | 'NO_BONUS';
  @ApiProperty({ type: MemberTierDto }) tier!: MemberTierDto;
  @ApiProperty({ example: '2025-11-18T09:00:00.000Z' }) createDate!: string;
}

export class MemberRecordDto implements MemberRecord {
  @ApiProperty({ example: 'MTODEMO1' }) username!: string;
  @ApiProperty({ example: 'MTO' }) prefix!: string;
  @ApiProperty({ type: MemberTierDto, nullable: true }) tier!: MemberTierDto | null;
  @ApiProperty({ type: String, nullable: true, example: '2025-11-18T09:00:00.000Z' }) createDate!: string | null;
  @ApiProperty({ example: '2026-11-18T09:00:00.000Z' }) lastActiveAt!: string;
}

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

export class ListedMemberDto implements ListedMember {
  @ApiProperty({ example: 'MTODEMO3' }) username!: string;
  @ApiProperty({ example: 'MTO' }) prefix!: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: 'So•••',
    description: 'For members: the beginning of the first name; `null` if unknown. Omitted for agent keys.',
  })
  name?: string | null;
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
