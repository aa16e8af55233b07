import type { INestApplicationContext } from '@nestjs/common';
import { staffActor } from '@housebrand/office';
import { StaffSessions, type LiveStaffSession } from '@housebrand/office/nest';
import { isAllowedAddress } from '@housebrand/shared/nest';
import { UsageError, type OpsArguments } from '../arguments';
import type { SessionStore } from './session-file';

/** The address from which the terminal signs in, for accounts that are limited to networks. */
export const TERMINAL_ADDRESS = '127.0.0.1';

/** Whether an account may use the terminal, whose commands reach every agent. */
export function mayUseTerminal({ account: { role, networks } }: LiveStaffSession): boolean {
  return role === 'operator' && isAllowedAddress(networks, TERMINAL_ADDRESS);
}

/** Returns the account whose session is kept; `null` without a live one. */
export async function signedIn(app: INestApplicationContext, store: SessionStore): Promise<string | null> {
  const secret = await store.read();
  if (secret === null) return null;
  const found = await app.get(StaffSessions, { strict: false }).find(secret);
  if (found?.stage === 'OPEN' && mayUseTerminal(found)) return found.account.username;
  await store.remove();
  return null;
}

/** Returns who requests or decides: the account that is signed in, the same as in the office. @throws UsageError without one */
export function approverOf({ account }: OpsArguments): string {
  if (account === null) throw new UsageError('sign in first: npm run ops -- staff login');
  return staffActor(account);
}
