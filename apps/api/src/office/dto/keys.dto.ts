import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { KEY_LABEL_MAX_LENGTH, type CreateKeyRequest } from '@housebrand/office';
import { NetworksDto, ReasonDto } from '@housebrand/office/nest';
import { KEY_SCOPES, type KeyScope } from '@housebrand/shared';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsOptional, IsString, Length } from 'class-validator';

/** A new key, and why it is created. */
export class CreateKeyDto
  extends IntersectionType(ReasonDto, PartialType(PickType(NetworksDto, ['networks'])))
  implements CreateKeyRequest
{
  @ApiProperty({ example: 'Accounting', description: 'What the key is for.' })
  @IsString()
  @Length(1, KEY_LABEL_MAX_LENGTH)
  label!: string;

  @ApiPropertyOptional({
    enum: KEY_SCOPES,
    isArray: true,
    example: ['members', 'payments'],
    description: 'The calls that the key may make; it never changes. Default: all of them.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(KEY_SCOPES.length)
  @ArrayUnique()
  @IsIn(KEY_SCOPES, { each: true })
  scopes?: KeyScope[];
}
