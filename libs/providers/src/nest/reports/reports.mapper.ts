import { DEPOSIT_CHANNELS, PAYMENT_STATUSES, satangFromBaht } from '@housebrand/shared';
import type { WireDeposit, WireWithdrawal } from '../../core';
import { satangOrNull, toOrder } from '../deposits/deposits.mapper';
import type { ReportedDeposit, ReportedPayment } from './reports.records';

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
