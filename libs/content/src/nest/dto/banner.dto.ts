import { Part } from '@housebrand/shared/nest';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { OWN_PICTURE, type Banner, type ScheduledBanner } from '../../core';
import { EndsAt, Id, PortalPath, StartsAt, TitleDto } from './content-rows.dto';

export class BannerDto implements Banner {
  @Id('cashback')
  id!: string;

  /** The small line above the title. */
  @Part(() => TitleDto)
  eyebrow!: TitleDto;

  @Part(() => TitleDto)
  title!: TitleDto;

  /** The label of the button. */
  @Part(() => TitleDto)
  action!: TitleDto;

  @ApiProperty({ example: 'user-info/tier-detail', description: 'Target page, relative to `/{prefix}`.' })
  @PortalPath()
  path!: string;

  @ApiProperty({
    example: '/media/banners/cashback.avif',
    description: 'Picture without lettering, on the same origin.',
  })
  @Matches(OWN_PICTURE, { message: 'content.invalidPicture' })
  imgUrl!: string;
}

/** A banner as its agent writes it. */
export class ScheduledBannerDto extends BannerDto implements ScheduledBanner {
  @StartsAt() startsAt: string | null = null;
  @EndsAt() endsAt: string | null = null;
}
