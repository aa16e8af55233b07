import type { PersonalTable } from '@housebrand/shared/nest';

/**
 * What an erasure does with the tables of wallet. The books stay, under the pseudonym. Rewards that an exclusion holds are given up with the credit.
 */
export const walletPersonal: readonly PersonalTable[] = [
  { table: 'held_reward', rows: 'deleted', of: 'username = $1 and paid_at is null' },
  { table: 'held_reward', usernames: ['username'] },
  { table: 'watched_report', usernames: ['username'], rows: 'deleted' },
  { table: 'reported_payment', usernames: ['username'] },
  { table: 'payment', usernames: ['username', 'receiver'], emptied: { reject_words: 'null' } },
  { table: 'payment_count', usernames: ['username'] },
  { table: 'received_credit', usernames: ['username'] },
  { table: 'ledger_account', accounts: ['id'] },
  { table: 'ledger_posting', accounts: ['source', 'destination'] },
  { table: 'ledger_accrual', usernames: ['username'] },
  {
    table: 'provider_move',
    usernames: ['username'],
    emptied: { refusal_words: 'null', ended_note: 'null' },
  },
  { table: 'coupon_redemption', usernames: ['username'] },
  { table: 'turnover_requirement', usernames: ['username'] },
  { table: 'chip_purchase', usernames: ['username'] },
  {
    table: 'reconciliation_case',
    usernames: ['username'],
    mentions: { subject: 'text', expected: 'text', found: 'text', note: 'text' },
  },
];
