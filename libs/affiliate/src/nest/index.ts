export { affiliate } from './affiliate.domain';
export { AffiliateModule } from './affiliate.module';
export { AffiliateTermsService } from './affiliate-terms.service';
export { TermsDto } from './dto/affiliate-terms.dto';
export { IncomeConsumer } from './income/income-consumer.service';
export { ReferralRecords } from './referral-records';
export { ReferralService } from './referral.service';
