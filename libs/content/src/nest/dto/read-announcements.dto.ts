import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Matches } from 'class-validator';
import { ANNOUNCEMENT_ID, MAX_READ, type ReadAnnouncementsRequest } from '../../core';

export class ReadAnnouncementsDto implements ReadAnnouncementsRequest {
  @ApiProperty({ type: [String], maxItems: MAX_READ, example: ['announce-2026-11'] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_READ)
  @IsString({ each: true })
  @Matches(ANNOUNCEMENT_ID, { each: true })
  ids!: string[];
}
