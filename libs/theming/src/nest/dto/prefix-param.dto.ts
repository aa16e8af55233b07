import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

export class PrefixParamDto {
  @ApiProperty({ example: 'MTO', description: "The agent's prefix, case-insensitive" })
  @IsString()
  @MaxLength(40)
  prefix!: string;
}
