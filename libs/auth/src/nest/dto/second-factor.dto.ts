import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import {
  FACTOR_CODE_MAX_LENGTH,
  FACTOR_NAME_MAX_LENGTH,
  SECOND_FACTOR_KINDS,
  type RecoveryCodes,
  type SecondFactor,
  type SecondFactorKind,
  type SecondFactors,
  type TotpEnrolment,
} from '../../core';

const ID = '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f';

export class SecondFactorDto implements SecondFactor {
  @ApiProperty({ example: ID }) id!: string;
  @ApiProperty({ enum: SECOND_FACTOR_KINDS, example: 'TOTP' }) kind!: SecondFactorKind;
  @ApiProperty({ example: 'My phone', description: 'Name given by the member; may be empty' }) name!: string;
  @ApiProperty({ example: '2026-11-18T09:00:00.000Z' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null }) usedAt!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Host at which the passkey works; `null` for other factors',
  })
  host!: string | null;
}

export class SecondFactorsDto implements SecondFactors {
  @ApiProperty({ type: [SecondFactorDto] }) factors!: SecondFactorDto[];
  @ApiProperty({ example: 10 }) recoveryCodesLeft!: number;
}

export class TotpEnrolmentDto implements TotpEnrolment {
  @ApiProperty({ example: ID }) id!: string;
  @ApiProperty({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', description: 'Secret, shown only once' }) secret!: string;
  @ApiProperty({ example: 'otpauth://totp/MTO:MTODEMO1?secret=…', description: 'Address to show as a QR code' })
  uri!: string;
}

export class RecoveryCodesDto implements RecoveryCodes {
  @ApiProperty({
    example: ['7K3M-9QXW-2HPR-84TZ-N5DC-VB6G'],
    description: 'Recovery codes, shown only once. Empty if the member already has some.',
  })
  recoveryCodes!: string[];
}

export class FactorCodeDto {
  @ApiProperty({ example: '482913', description: 'Six digits from the authenticator app, or a recovery code' })
  @IsString()
  @MinLength(1)
  @MaxLength(FACTOR_CODE_MAX_LENGTH)
  code!: string;
}

export class FactorNameDto {
  @ApiProperty({ example: 'My phone' })
  @IsString()
  @MaxLength(FACTOR_NAME_MAX_LENGTH)
  name!: string;
}

export class ConfirmFactorDto extends FactorCodeDto {
  @ApiProperty({ example: 'My phone' })
  @IsString()
  @MaxLength(FACTOR_NAME_MAX_LENGTH)
  name!: string;
}

export class FactorPathDto {
  @ApiProperty({ example: 'MTO' })
  @IsString()
  @MaxLength(12)
  prefix!: string;

  @ApiProperty({ example: 'MTODEMO1' })
  @IsString()
  @MaxLength(64)
  username!: string;

  @ApiProperty({ example: ID, description: 'Id from `listSecondFactors` or `beginTotp`.' })
  @IsUUID()
  id!: string;
}
