import type { Migration } from '@housebrand/shared/nest';
import advancePaymentsSql from './advance-payments.sql?raw';

/** Records the steps of concurrent payments in one statement. */
export const advancePayments: Migration = { id: 'wallet-0012', sql: advancePaymentsSql };
