import type { MemberRef } from './member-ref';
import type { Satang } from './money';

/** A line of the provider's bet feed. The feed delivers events at least once and in any order. */
export interface BetEvent {
  /** The same whenever the event is repeated. */
  id: string;
  /** `stake`: the member staked money. `settle`: the final result. `void`: the bet counts as never made. */
  kind: 'stake' | 'settle' | 'void';
  betId: string;
  at: Date;
  member: MemberRef;
  gameId: string;
  provider: string;
  category: string;
  /** For `stake` the amount of this stake, otherwise of the whole bet. */
  stakeSatang: Satang;
  payoutSatang: Satang;
}
