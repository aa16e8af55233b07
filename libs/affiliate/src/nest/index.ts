export { affiliate } from './affiliate.domain';
export { AffiliateModule } from './affiliate.module';
export { AffiliateTermsService, type TermsEditor } from './affiliate-terms.service';
export { TermsDto } from './dto/affiliate-terms.dto';
export { IncomeBooking } from './income/income-booking.service';
export { ReferralService } from './referral.service';
