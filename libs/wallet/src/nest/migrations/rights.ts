import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { walletPersonal } from './personal';

export const walletRights = rightsOf(
  'wallet',
  withErasure(
    {
      payment: both('select', 'insert', 'update (status, step, requested_at, reject_reason, reject_words, changed_at)'),
      // the triggers of payment write it
      payment_count: both('select', 'insert', 'update (payments)'),
      received_credit: both('select', 'insert', 'update (satang)'),
      payment_event: both('select', 'insert'),
      // `balances` has it follow the postings
      ledger_account: both('select', 'insert', 'update (balance)'),
      ledger_posting: both('select', 'insert'),
      ledger_accrual: both('select', 'insert'),
      provider_move: both('select', 'insert', 'update'),
      // the trigger of provider_move adds rows
      watched_report: both('select', 'insert', 'update (since, announced, touched_at, until, requested_at)', 'delete'),
      reported_payment: both('select', 'insert'),
      coupon: both('select', 'insert', 'update (redeemed, disabled_at)'),
      coupon_code: both('select', 'insert', 'update (used)'),
      coupon_redemption: both('select', 'insert'),
      turnover_requirement: both('select', 'insert', 'update (fulfilled_at, dropped_at)'),
      held_reward: both('select', 'insert', 'update (paid_at)'),
      chip_price: both('select', 'insert', 'update', 'delete'),
      chip_price_change: both('select', 'insert'),
      chip_purchase: both('select', 'insert', 'update'),
      reconciliation_run: { app: ['select'], operator: ['select', 'insert', 'update (runs, last_at)'] },
      reconciliation_case: { app: ['select'], operator: ['select', 'insert', 'update'] },
    },
    walletPersonal,
  ),
);
