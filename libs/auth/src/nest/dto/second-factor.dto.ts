import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { FACTOR_CODE_MAX_LENGTH, FACTOR_NAME_MAX_LENGTH } from '../../core';

const ID = '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f';

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
