import { ApiProperty } from '@nestjs/swagger';
import type { Banner, LocalizedText } from '../../core';

export class LocalizedTextDto implements LocalizedText {
  @ApiProperty({ example: 'คืนยอดเสีย 10% ทุกวันจันทร์' })
  th!: string;

  @ApiProperty({ example: '10% cashback every Monday' })
  en!: string;
}

export class BannerDto implements Banner {
  @ApiProperty({ example: 'cashback' })
  id!: string;

  @ApiProperty({ type: LocalizedTextDto, description: 'The small line above the title.' })
  eyebrow!: LocalizedTextDto;

  @ApiProperty({ type: LocalizedTextDto })
  title!: LocalizedTextDto;

  @ApiProperty({ type: LocalizedTextDto, description: 'The word on the button.' })
  action!: LocalizedTextDto;

  @ApiProperty({ example: 'user-info/tier-detail', description: 'Where a tap leads, below `/{prefix}`.' })
  path!: string;

  @ApiProperty({ example: '/media/banners/cashback.avif', description: 'Same origin, without lettering.' })
  imgUrl!: string;
}
