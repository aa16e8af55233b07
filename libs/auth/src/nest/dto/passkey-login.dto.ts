import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsString, MaxLength, MinLength, ValidateNested } from 'class-validator';
import type { PasskeyLoginRequest } from '../../core';
import { PasskeyAnswerDto } from './passkey.dto';

export class PasskeyLoginBeginDto {
  @ApiProperty({ example: 'MTO', description: "The agent's prefix, case-insensitive" })
  @IsString()
  @MinLength(1)
  @MaxLength(12)
  prefix!: string;
}

export class PasskeyLoginDto extends PasskeyLoginBeginDto implements PasskeyLoginRequest {
  @ApiProperty({ description: "The browser's answer to `beginPasskeyLogin`" })
  @ValidateNested()
  @Type(() => PasskeyAnswerDto)
  passkey!: PasskeyAnswerDto;
}
