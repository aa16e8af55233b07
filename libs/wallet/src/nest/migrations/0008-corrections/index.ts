import type { Migration } from '@housebrand/shared/nest';
import auditPayment from './audit-payment.sql?raw';
import completePaymentStep from './complete-payment-step.sql?raw';
import isTakenBack from './is-taken-back.sql?raw';
import openCorrection from './open-correction.sql?raw';
import paymentSource from './payment-source.sql?raw';
import refusePayment from './refuse-payment.sql?raw';
import startPayment from './start-payment.sql?raw';
import tables from './tables.sql?raw';

/** Lets staff correct a member's credit by a payment of its own. */
export const corrections: Migration = {
  id: 'wallet-0008',
  sql: [
    tables,
    isTakenBack,
    startPayment,
    refusePayment,
    completePaymentStep,
    paymentSource,
    auditPayment,
    openCorrection,
    'drop function is_coupon_reversal(payment);',
  ].join('\n'),
};
