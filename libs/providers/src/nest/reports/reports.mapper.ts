import { DEPOSIT_CHANNELS, PAYMENT_STATUSES, satangFromBaht } from '@housebrand/shared';
import { CREDIT_MOVEMENT_KINDS, type WireCreditMovement, type WireDeposit, type WireWithdrawal } from '../../core';
import { satangOrNull, toOrder } from '../deposits/deposits.mapper';
import type { CreditMovement, ReportedDeposit, ReportedPayment } from './reports.records';

export function toPayment(wire: WireWithdrawal): ReportedPayment {
  return {
    id: wire._id,
    amountSatang: satangFromBaht(wire.amount),
    status: PAYMENT_STATUSES.find((status) => status === wire.status) ?? null,
    bankName: wire.bankName,
    createdAt: new Date(wire.createDate),
    settledAt: wire.updateDate === null ? null : new Date(wire.updateDate),
    rejectReason: wire.reason || null,
  };
}

export function toDeposit(wire: WireDeposit): ReportedDeposit {
  return {
    ...toPayment(wire),
    channel: DEPOSIT_CHANNELS.find((channel) => channel === wire.channel) ?? null,
    valueSatang: satangOrNull(wire.value),
    expectedSatang: satangOrNull(wire.expectedAmount),
    order: wire.order && toOrder(wire.order),
  };
}

export function toMovement(wire: WireCreditMovement): CreditMovement {
  return {
    id: wire.id,
    kind: CREDIT_MOVEMENT_KINDS.find((kind) => kind === wire.kind) ?? 'ADJUSTMENT',
    amountSatang: satangFromBaht(wire.amount),
    balanceSatang: satangFromBaht(wire.balance),
    reference: wire.reference,
    at: new Date(wire.at),
    reported: wire.payment && toPayment(wire.payment),
    requiredTurnoverSatang: satangOrNull(wire.requiredTurnover),
  };
}
