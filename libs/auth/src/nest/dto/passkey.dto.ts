import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiProperty, refs } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { PasskeyAnswer } from '@housebrand/shared';
import { FACTOR_CODE_MAX_LENGTH, FACTOR_NAME_MAX_LENGTH, type FactorShown, type NewPasskey } from '../../core';

/** `internal`, `hybrid`, `usb`; browsers may add others. */
const TRANSPORT = /^[a-z-]{1,20}$/;
const MAX_TRANSPORTS = 10;
const BASE64URL = /^[\w-]+$/;
/** A credential id has at most 1,023 bytes. */
const MAX_ID = 1_364;
const MAX_PART = 2_048;
const EXAMPLE_ID = 'hZsQ0yN2fM4kqv3m8Jw1Tg';
const CLIENT_DATA = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0Iiwi';
const AUTHENTICATOR_DATA = 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ';
const SIGNATURE = 'MEUCIQDzJ3tqW4_krrmihjLHmVzzuoMdl2MF';

/** A browser's signature of a challenge with a passkey. */
export class PasskeyAnswerDto implements PasskeyAnswer {
  @ApiProperty({ example: EXAMPLE_ID, description: 'Credential id. All fields are base64url.' })
  @Matches(BASE64URL)
  @MaxLength(MAX_ID)
  id!: string;

  @ApiProperty({ example: CLIENT_DATA })
  @Matches(BASE64URL)
  @MaxLength(MAX_PART)
  clientDataJSON!: string;

  @ApiProperty({ example: AUTHENTICATOR_DATA })
  @Matches(BASE64URL)
  @MaxLength(MAX_PART)
  authenticatorData!: string;

  @ApiProperty({ example: SIGNATURE })
  @Matches(BASE64URL)
  @MaxLength(MAX_PART)
  signature!: string;
}

class CodeShownDto implements FactorShown {
  @ApiProperty({ example: '482913', description: 'Six digits from the authenticator app, or a recovery code' })
  code!: string;
}

class PasskeyShownDto implements FactorShown {
  @ApiProperty({ description: 'Answer to `challenge.passkey`' })
  passkey!: PasskeyAnswerDto;
}

/** Documents that the body is either a code or a passkey. */
export const ApiFactorBody = (): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(CodeShownDto, PasskeyShownDto),
    ApiBody({
      schema: { oneOf: refs(CodeShownDto, PasskeyShownDto) },
      examples: {
        code: { summary: 'A code', value: { code: '482913' } },
        passkey: {
          summary: 'A passkey',
          value: {
            passkey: {
              id: EXAMPLE_ID,
              clientDataJSON: CLIENT_DATA,
              authenticatorData: AUTHENTICATOR_DATA,
              signature: SIGNATURE,
            },
          },
        },
      },
    }),
  );

/** A code or a passkey; documented by `ApiFactorBody`. */
export class FactorShownDto implements FactorShown {
  @ValidateIf(({ passkey, code }: FactorShown) => passkey === undefined || code !== undefined)
  @IsString()
  @MaxLength(FACTOR_CODE_MAX_LENGTH)
  code?: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => PasskeyAnswerDto)
  passkey?: PasskeyAnswerDto;
}

/** A browser's reply to the creation of a passkey, with the name that its owner gives it. */
export class NewPasskeyDto implements NewPasskey {
  @ApiProperty({ example: EXAMPLE_ID })
  @Matches(BASE64URL)
  @MaxLength(MAX_ID)
  id!: string;

  @ApiProperty({ example: CLIENT_DATA })
  @Matches(BASE64URL)
  @MaxLength(MAX_PART)
  clientDataJSON!: string;

  @ApiProperty({ example: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVi' })
  @Matches(BASE64URL)
  @MaxLength(2 * MAX_PART)
  attestationObject!: string;

  @ApiProperty({ example: ['internal'], description: 'Transports that the browser reports' })
  @IsArray()
  @ArrayMaxSize(MAX_TRANSPORTS)
  @Matches(TRANSPORT, { each: true })
  transports!: string[];

  @ApiProperty({ example: 'My phone', description: 'Name. Empty: the name of the browser is used.' })
  @IsString()
  @MaxLength(FACTOR_NAME_MAX_LENGTH)
  name!: string;
}
