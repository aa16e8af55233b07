import type { Satang } from '@housebrand/shared';

/** A member's balance at the provider. */
export interface ProviderBalance {
  username: string;
  balanceSatang: Satang;
  points: number;
  asOf: Date;
  /** The member's full name, which no other member may see unmasked; `null` if the provider omits it. */
  name: string | null;
}
