import type { ReportedDeposit } from './contracts/reports';
import type { DepositChannel } from './terms';

/** The smallest and largest amount of one deposit in satang; `null` if the provider reports none. */
export interface DepositLimits {
  minSatang: number | null;
  maxSatang: number | null;
}

/** `POST /api/provider/deposit-point-create`. */
export interface OpenDepositRequest {
  /** Baht. The amount to transfer differs in its satang, which identify the deposit. */
  value: number;
}

/** What a deposit can be repeated with. */
export interface LastDeposit {
  channel: DepositChannel;
  /** What the member chose, without the satang that identified the transfer. */
  amountSatang: number;
}

/** Returns the first completed deposit of a list, newest first; `null` without one or if its channel is unknown. */
export function lastDeposit(
  deposits: readonly Pick<ReportedDeposit, 'status' | 'channel' | 'amountSatang' | 'valueSatang'>[],
): LastDeposit | null {
  const last = deposits.find(({ status }) => status === 'SUCCESS');
  return last?.channel ? { channel: last.channel, amountSatang: last.valueSatang ?? last.amountSatang } : null;
}
