import { ApiProperty } from '@nestjs/swagger';
import type { AffiliateLink } from '../../core';

export class AffiliateLinkDto implements AffiliateLink {
  @ApiProperty({ example: 'http://localhost:3000/MTO/r/6f1a0c52e4b04d7c9a3d2f10.html' })
  link!: string;

  @ApiProperty({ example: '6f1a0c52e4b04d7c9a3d2f10', description: 'Last segment of the link, before `.html`.' })
  code!: string;

  @ApiProperty({
    example: 'https://play.example/affiliates/6f1a0c52e4b04d7c9a3d2f10.svg',
    description: "The provider's picture of the link as a QR code.",
  })
  image!: string;
}
