import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class ProfileAndCreditRequestDto {
  @ApiProperty({ example: 'MTODEMO1' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  username!: string;
}
