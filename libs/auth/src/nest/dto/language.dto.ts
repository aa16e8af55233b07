import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

export class LanguageRequestDto {
  @ApiProperty({ example: 'en', description: '`th` or `en`; any other means the default, `th`.' })
  @IsString()
  @MaxLength(35)
  language!: string;
}
