import { Module } from '@nestjs/common';
import { AffiliateController } from './affiliate.controller';
import { AffiliateRepository } from './affiliate.repository';
import { AffiliateLinkController } from './affiliate-link.controller';
import { AffiliateLinkService } from './affiliate-link.service';
import { AffiliateService } from './affiliate.service';
import { ReferralService } from './referral.service';

/** Needs `PortalAddress`, bound by the application, and the providers' gateways. */
@Module({
  controllers: [AffiliateController, AffiliateLinkController],
  providers: [AffiliateService, AffiliateLinkService, ReferralService, AffiliateRepository],
  exports: [ReferralService],
})
export class AffiliateModule {}
