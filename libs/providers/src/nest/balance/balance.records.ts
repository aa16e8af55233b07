import type { Satang } from '@housebrand/shared';

/** A member's balance as the member system knows it. */
export interface ProviderBalance {
  username: string;
  balanceSatang: Satang;
  points: number;
  asOf: Date;
  /** What the member is called: for nobody else's eyes as it is. `null`: the provider does not say. */
  name: string | null;
}
