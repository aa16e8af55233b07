import { appendOnly, tenantTable, type Migration } from '@housebrand/shared/nest';
import payments from './payments.sql?raw';
import ledger from './ledger.sql?raw';
import providerMoves from './provider-moves.sql?raw';
import coupons from './coupons.sql?raw';
import purchases from './purchases.sql?raw';
import reconciliation from './reconciliation.sql?raw';
import guardProviderMove from './functions/guard-provider-move.sql?raw';
import guardPayment from './functions/guard-payment.sql?raw';
import ledgerLock from './functions/ledger-lock.sql?raw';
import paymentTell from './functions/payment-tell.sql?raw';
import paymentSource from './functions/payment-source.sql?raw';
import openReward from './functions/open-reward.sql?raw';
import askPayment from './functions/ask-payment.sql?raw';
import doubtPayment from './functions/doubt-payment.sql?raw';
import releaseCoupon from './functions/release-coupon.sql?raw';
import openReversal from './functions/open-reversal.sql?raw';
import guardChipPurchase from './functions/guard-chip-purchase.sql?raw';
import withdrawAffiliate from './functions/withdraw-affiliate.sql?raw';
import auditPayment from './functions/audit-payment.sql?raw';
import auditProviderMove from './functions/audit-provider-move.sql?raw';
import mayLeave from './functions/may-leave.sql?raw';
import openWithdrawal from './functions/open-withdrawal.sql?raw';
import openGift from './functions/open-gift.sql?raw';
import redeemCoupon from './functions/redeem-coupon.sql?raw';
import goOnPayment from './functions/go-on-payment.sql?raw';
import openDemands from './functions/open-demands.sql?raw';
import isTakeBack from './functions/is-take-back.sql?raw';
import paymentBegin from './functions/payment-begin.sql?raw';
import settlePayment from './functions/settle-payment.sql?raw';
import refusePayment from './functions/refuse-payment.sql?raw';
import dropDemand from './functions/drop-demand.sql?raw';
import bookPosting from './functions/book-posting.sql?raw';
import refuseBalance from './functions/refuse-balance.sql?raw';
import guardPosting from './functions/guard-posting.sql?raw';
import ledgerPost from './functions/ledger-post.sql?raw';
import accrueAffiliate from './functions/accrue-affiliate.sql?raw';

/** Payments and their ledger, calls that move money at a provider, coupons, purchases, and reconciliation cases. */
export const baseline: Migration = {
  id: 'wallet-0001',
  sql: [
    payments,
    ledger,
    providerMoves,
    coupons,
    purchases,
    reconciliation,
    ...[
      'payment',
      'held_reward',
      'ledger_account',
      'provider_move',
      'coupon',
      'coupon_code',
      'turnover_demand',
      'chip_price',
      'chip_purchase',
      'reconciliation_case',
    ].map((table) => tenantTable(table)),
    ...['payment_event', 'ledger_accrual', 'ledger_posting', 'coupon_redemption', 'chip_price_change'].map((table) =>
      tenantTable(table, { appMay: appendOnly }),
    ),
    guardProviderMove,
    guardPayment,
    ledgerLock,
    paymentTell,
    paymentSource,
    openReward,
    askPayment,
    doubtPayment,
    releaseCoupon,
    openReversal,
    guardChipPurchase,
    withdrawAffiliate,
    auditPayment,
    auditProviderMove,
    mayLeave,
    openWithdrawal,
    openGift,
    redeemCoupon,
    goOnPayment,
    openDemands,
    isTakeBack,
    paymentBegin,
    settlePayment,
    refusePayment,
    dropDemand,
    bookPosting,
    refuseBalance,
    guardPosting,
    ledgerPost,
    accrueAffiliate,
  ].join('\n'),
};
