import { ApiProperty } from '@nestjs/swagger';
import type { Announcement } from '../../core';

export class AnnouncementDto implements Announcement {
  @ApiProperty({ example: 'announce-2026-11' })
  _id!: string;

  @ApiProperty({ example: true })
  active!: boolean;

  @ApiProperty({ example: 'เกมใหม่ประจำสัปดาห์' })
  title!: string;

  @ApiProperty({ example: 'พบเกมใหม่จากค่าย Saffron Reels ได้แล้ววันนี้' })
  text!: string;
}
