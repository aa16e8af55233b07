import type { Satang } from '@housebrand/shared';

/** The owner of a member-system token. */
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
  /** Keys of the menus that the tier unlocks. */
  menus: string[];
}

/** A member's profile at the game platform. */
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
  /** Unmasked: mask it before it leaves the server. */
  accountNumber: string;
  bonus: 'BONUS' | 'NO_BONUS';
  tier: PlatformTier;
  createdAt: Date;
  /** Must equal the member's own prefix for a portal launch (specification section 6). */
  topUpPrefix: string;
  /** When we read these figures. */
  readAt: Date;
}
