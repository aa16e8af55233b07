import { Module } from '@nestjs/common';
import { AffiliateController } from './affiliate.controller';
import { AffiliateRepository } from './affiliate.repository';
import { AffiliateService } from './affiliate.service';

/** Needs `PortalAddress`, bound by the application. */
@Module({ controllers: [AffiliateController], providers: [AffiliateService, AffiliateRepository] })
export class AffiliateModule {}
