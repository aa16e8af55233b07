import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBaht, IsRangeDay, PageQueryDto } from '@housebrand/shared/nest';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { REWARD_SOURCES, type RewardSource, type SendGiftRequest } from '../../core';

/** A page of payments between two days in the agent's time zone. */
export class PaymentsQueryDto extends PageQueryDto {
  @IsRangeDay('first') fromDate?: string;
  @IsRangeDay('last') toDate?: string;

  @ApiPropertyOptional({
    enum: REWARD_SOURCES,
    description: 'Only rewards from this source, for the list `reward`. Addition to the specification.',
  })
  @IsOptional()
  @IsIn(REWARD_SOURCES)
  source?: RewardSource;
}

export class SendGiftDto implements SendGiftRequest {
  @ApiProperty({ example: 'MTODEMO1', description: "Sender: the member's own username." })
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  depositUsername!: string;

  @ApiProperty({ example: 'MTODEMO3', description: 'Receiver: another member of the same agent.' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  receiverUsername!: string;

  @ApiProperty({ example: 500, description: 'Number of chips. One chip is one baht of credit.' })
  @IsBaht()
  amount!: number;
}
