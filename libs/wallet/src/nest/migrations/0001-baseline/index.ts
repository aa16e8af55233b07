import { appendOnly, maintained, tenantTable, type Migration } from '@housebrand/shared/nest';
import payments from './payments.sql?raw';
import ledger from './ledger.sql?raw';
import providerMoves from './provider-moves.sql?raw';
import coupons from './coupons.sql?raw';
import purchases from './purchases.sql?raw';
import reconciliation from './reconciliation.sql?raw';
import guardProviderMove from './functions/guard-provider-move.sql?raw';
import guardPayment from './functions/guard-payment.sql?raw';
import ledgerLock from './functions/ledger-lock.sql?raw';
import recordPaymentEvent from './functions/record-payment-event.sql?raw';
import paymentSource from './functions/payment-source.sql?raw';
import openReward from './functions/open-reward.sql?raw';
import requestPaymentStep from './functions/request-payment-step.sql?raw';
import markPaymentUnknown from './functions/mark-payment-unknown.sql?raw';
import releaseCoupon from './functions/release-coupon.sql?raw';
import openReversal from './functions/open-reversal.sql?raw';
import guardChipPurchase from './functions/guard-chip-purchase.sql?raw';
import withdrawAffiliate from './functions/withdraw-affiliate.sql?raw';
import auditPayment from './functions/audit-payment.sql?raw';
import auditProviderMove from './functions/audit-provider-move.sql?raw';
import countChipPurchase from './functions/count-chip-purchase.sql?raw';
import countPayments from './functions/count-payments.sql?raw';
import sumReceivedCredit from './functions/sum-received-credit.sql?raw';
import passTurnover from './functions/pass-turnover.sql?raw';
import openWithdrawal from './functions/open-withdrawal.sql?raw';
import giftsOfDay from './functions/gifts-of-day.sql?raw';
import openGift from './functions/open-gift.sql?raw';
import redeemCoupon from './functions/redeem-coupon.sql?raw';
import advancePayment from './functions/advance-payment.sql?raw';
import openTurnoverRequirements from './functions/open-turnover-requirements.sql?raw';
import isCouponReversal from './functions/is-coupon-reversal.sql?raw';
import startPayment from './functions/start-payment.sql?raw';
import completePaymentStep from './functions/complete-payment-step.sql?raw';
import settlePayment from './functions/settle-payment.sql?raw';
import refusePayment from './functions/refuse-payment.sql?raw';
import dropTurnoverRequirement from './functions/drop-turnover-requirement.sql?raw';
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
      'turnover_requirement',
      'chip_price',
      'chip_purchase',
      'reconciliation_case',
    ].map((table) => tenantTable(table)),
    ...['payment_event', 'ledger_accrual', 'ledger_posting', 'coupon_redemption', 'chip_price_change'].map((table) =>
      tenantTable(table, { appMay: appendOnly }),
    ),
    ...['payment_count', 'received_credit'].map((table) => tenantTable(table, { appMay: maintained })),
    guardProviderMove,
    guardPayment,
    ledgerLock,
    recordPaymentEvent,
    paymentSource,
    openReward,
    requestPaymentStep,
    markPaymentUnknown,
    releaseCoupon,
    openReversal,
    guardChipPurchase,
    withdrawAffiliate,
    auditPayment,
    auditProviderMove,
    countPayments,
    countChipPurchase,
    sumReceivedCredit,
    passTurnover,
    openWithdrawal,
    giftsOfDay,
    openGift,
    redeemCoupon,
    advancePayment,
    openTurnoverRequirements,
    isCouponReversal,
    startPayment,
    completePaymentStep,
    settlePayment,
    refusePayment,
    dropTurnoverRequirement,
    bookPosting,
    refuseBalance,
    guardPosting,
    ledgerPost,
    accrueAffiliate,
  ].join('\n'),
};
