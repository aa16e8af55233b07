import type { Satang } from '@housebrand/shared';

/** Who a member-system token belongs to. */
export interface MemberIdentity {
  memberId: string;
  username: string;
  /** Logs the member into the game platform without a password; `null` when the member system gives none. */
  platformKey: string | null;
}

/** A member's tier at the game platform. */
export interface PlatformTier {
  level: number;
  name: string;
  logoUrl: string;
  descriptionBackgroundColor: string;
  backgroundDarkColor: string;
  backgroundBrightColor: string;
  depositSatang: Satang;
  turnoverSatang: Satang;
  /** Menu keys that the tier adds. */
  menus: string[];
}

/** A member as the game platform knows them. */
export interface PlatformMember {
  memberId: string;
  username: string;
  prefix: string;
  creditSatang: Satang;
  points: number;
  name: string;
  firstName: string;
  lastName: string;
  tel: string;
  bankName: string;
  /** Whole: mask it before it leaves the server. */
  accountNumber: string;
  bonus: 'BONUS' | 'NO_BONUS';
  tier: PlatformTier;
  createdAt: Date;
  /** A portal launch needs it to be the member's own prefix (specification section 6). */
  topUpPrefix: string;
  /** When the provider gave these figures. */
  readAt: Date;
}
