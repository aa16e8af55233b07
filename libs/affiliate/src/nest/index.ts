export { affiliate } from './affiliate.domain';
export { AffiliateModule } from './affiliate.module';
export { ReferralService } from './referral.service';
