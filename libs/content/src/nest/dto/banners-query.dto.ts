import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class BannersQueryDto {
  @ApiProperty({ example: 'MTO', description: "The agent's prefix." })
  @IsString()
  @IsNotEmpty()
  @MaxLength(12)
  agentID!: string;
}
