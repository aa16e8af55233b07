import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import type { RestoreCampaignRequest, SaveCampaignRequest } from '@housebrand/office';
import { ReasonDto } from '@housebrand/office/nest';
import { CreateCouponDto, MakeCouponCodesDto } from '@housebrand/wallet/nest';
import { IsObject, Matches } from 'class-validator';

export class RestoreCampaignDto extends ReasonDto implements RestoreCampaignRequest {
  @ApiProperty({
    example: '9f86d081884c7d65',
    description: 'Version of the document that you have read. If it has changed since, the reply is 409.',
  })
  @Matches(/^[0-9a-f]{16}$/)
  version!: string;
}

export class SaveCampaignDto extends RestoreCampaignDto implements SaveCampaignRequest {
  @ApiProperty({
    type: Object,
    example: { basis: 'NET_LOSS', shares: [5, 2, 1] },
    description: 'The whole document; its fields are those of `schema`.',
  })
  @IsObject()
  document!: Record<string, unknown>;
}

/** A coupon, and why it is created. */
export class NewCouponDto extends IntersectionType(CreateCouponDto, ReasonDto) {}

/** The number of codes, and why they are created. */
export class NewCouponCodesDto extends IntersectionType(MakeCouponCodesDto, ReasonDto) {}
