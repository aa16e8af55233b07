import { satangFromBaht } from '@housebrand/shared';
import { profileAndCredit, type ProfileAndCredit } from '../core';

/** Returns the reply that the portal receives for a balance in baht. */
export function aBalance(baht: number, asOf = new Date('2026-11-18T09:00:00.000Z')): ProfileAndCredit {
  return profileAndCredit({ username: 'MTODEMO1', balanceSatang: satangFromBaht(baht), points: 250, asOf });
}
