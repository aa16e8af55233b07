import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PASSWORD_MAX_LENGTH } from '@housebrand/auth';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, Length, MaxLength, MinLength } from 'class-validator';
import {
  MAX_NETWORKS,
  OFFICE_ROLES,
  REASON_MAX_LENGTH,
  REASON_MIN_LENGTH,
  type AcceptInvitationRequest,
  type InviteStaffRequest,
  type NetworksRequest,
  type OfficeCodeRequest,
  type OfficeLoginRequest,
  type OfficeRole,
  type ReasonRequest,
  type StaffRoleRequest,
} from '../../core';

const MAX_USERNAME = 64;
/** Length of the longest network: IPv6 with an IPv4 ending and its bits. */
const MAX_NETWORK = 49;

/** The reason for an action. */
export class ReasonDto implements ReasonRequest {
  @ApiProperty({ example: 'Phone was stolen', description: 'Why, for the audit trail.' })
  @IsString()
  @Length(REASON_MIN_LENGTH, REASON_MAX_LENGTH)
  reason!: string;
}

export class OfficeLoginDto implements OfficeLoginRequest {
  @ApiProperty({ example: 'mto.cashier' })
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_USERNAME)
  username!: string;

  @ApiProperty({ example: 'Chips-2026!', format: 'password' })
  @IsString()
  @MinLength(1)
  @MaxLength(PASSWORD_MAX_LENGTH)
  password!: string;
}

export class OfficeCodeDto implements OfficeCodeRequest {
  @ApiProperty({ example: '482913', description: 'Six digits from the authenticator app.' })
  @IsString()
  @Length(6, 12)
  code!: string;
}

export class AcceptInvitationDto implements AcceptInvitationRequest {
  @ApiProperty({ example: 'dGhlIHRva2VuIG9mIHRoZSBsaW5r', description: 'From the fragment of the link.' })
  @IsString()
  @Length(20, 100)
  token!: string;

  @ApiProperty({ example: 'Chips-2026!', format: 'password' })
  @IsString()
  @MinLength(1)
  @MaxLength(PASSWORD_MAX_LENGTH)
  password!: string;
}

export class InviteStaffDto extends ReasonDto implements InviteStaffRequest {
  @ApiProperty({ example: 'mto.nok', description: 'Starts with the prefix of the agent and a dot.' })
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_USERNAME)
  username!: string;

  @ApiProperty({ enum: OFFICE_ROLES, example: 'support' })
  @IsIn(OFFICE_ROLES)
  role!: OfficeRole;

  @ApiPropertyOptional({
    type: [String],
    example: ['203.0.113.0/24'],
    description: 'Networks in CIDR notation. Default: all.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_NETWORKS)
  @IsString({ each: true })
  networks?: string[];
}

/** The networks of an account or a key. */
export class NetworksDto extends ReasonDto implements NetworksRequest {
  @ApiProperty({
    type: [String],
    example: ['203.0.113.0/24'],
    description: 'Networks in CIDR notation; empty: all.',
  })
  @IsArray()
  @ArrayMaxSize(MAX_NETWORKS)
  @IsString({ each: true })
  @MaxLength(MAX_NETWORK, { each: true })
  networks!: string[];
}

export class StaffRoleDto extends ReasonDto implements StaffRoleRequest {
  @ApiProperty({ enum: OFFICE_ROLES, example: 'cashier' })
  @IsIn(OFFICE_ROLES)
  role!: OfficeRole;
}
