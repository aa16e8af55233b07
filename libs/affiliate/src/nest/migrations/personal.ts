import type { PersonalTable } from '@housebrand/shared/nest';

/**
 * What an erasure does with the tables of affiliate. Referrals and income stay, because other members' income and counts follow from them.
 */
export const affiliatePersonal: readonly PersonalTable[] = [
  { table: 'downline', usernames: ['upline', 'username'] },
  { table: 'downline_count', usernames: ['upline'] },
  { table: 'affiliate_income', usernames: ['username', 'from_username'] },
  { table: 'affiliate_source_sum', usernames: ['username', 'from_username'] },
  { table: 'affiliate_sum', usernames: ['username'] },
];
