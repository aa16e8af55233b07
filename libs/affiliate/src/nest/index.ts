export { affiliate } from './affiliate.domain';
export { AffiliateModule } from './affiliate.module';
export { IncomeBooking } from './income/income-booking.service';
export { ReferralService } from './referral.service';
