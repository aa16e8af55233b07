export { AffiliateModule } from './affiliate.module';
export { affiliateIncomeTable, downlineTable } from './affiliate.tables';
export { affiliateMigrations } from './migrations';
