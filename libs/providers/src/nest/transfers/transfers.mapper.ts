import { bahtNumber, satangFromBaht } from '@housebrand/shared';
import type { Transfer, TransferAmount, TransferOrder, WireTransfer } from '../../core';

export function toTransfer({
  reference,
  direction,
  username,
  kind,
  amount,
  balance,
  point,
  at,
}: WireTransfer): Transfer {
  return {
    reference,
    direction: direction === 'IN' ? 'credit' : 'debit',
    username,
    amount: kind === 'CREDIT' ? { kind, satang: satangFromBaht(amount) } : { kind, points: amount },
    after: { creditSatang: satangFromBaht(balance), points: point },
    at: new Date(at),
  };
}

export function toWireOrder({ member: { prefix, username }, reference, amount, reason }: TransferOrder) {
  return { prefix, username, reference, kind: amount.kind, amount: wireAmount(amount), reason };
}

function wireAmount(amount: TransferAmount): number {
  return amount.kind === 'CREDIT' ? bahtNumber(amount.satang) : amount.points;
}
