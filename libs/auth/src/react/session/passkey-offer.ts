import type { MemberRef } from '@housebrand/shared';
import { memberDigest } from '@housebrand/shared/headless';

/** Local storage key of {@link Remembered}, which stays at a logout: it contains no names. */
const KEY = 'passkeyOffer';

/** Members of this device that are remembered, the latest first. */
const MAX_MEMBERS = 8;

/** The offer comes with the second login by password on this device. */
const LOGINS_BEFORE = 2;

interface Remembered {
  /** Digest of the member's name. */
  member: string;
  /** Logins by password on this device. */
  logins: number;
  isDeclined: boolean;
}

/** Counts a login by password. */
export function notePasswordLogin(member: MemberRef): Promise<void> {
  return change(member, (known) => ({ ...known, logins: Math.min(known.logins + 1, LOGINS_BEFORE) }));
}

/** Remembers that the member declined the offer on this device. */
export function declinePasskeyOffer(member: MemberRef): Promise<void> {
  return change(member, (known) => ({ ...known, isDeclined: true }));
}

/** Whether to offer a passkey: the device has fingerprint, face or PIN, and the member types the password again and again. */
export async function isPasskeyOfferDue(member: MemberRef): Promise<boolean> {
  // a frame of another site may not create passkeys
  if (!('PublicKeyCredential' in globalThis) || window.top !== window) return false;
  const { logins, isDeclined } = await find(member);
  if (logins < LOGINS_BEFORE || isDeclined) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
}

async function find(member: MemberRef): Promise<Remembered> {
  const name = await memberDigest(member);
  return read().find((known) => known.member === name) ?? { member: name, logins: 0, isDeclined: false };
}

async function change(member: MemberRef, update: (known: Remembered) => Remembered): Promise<void> {
  const changed = update(await find(member));
  const others = read().filter((known) => known.member !== changed.member);
  try {
    localStorage.setItem(KEY, JSON.stringify([changed, ...others].slice(0, MAX_MEMBERS)));
  } catch {
    // storage may be unavailable: then there is no offer
  }
}

function read(): Remembered[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

function isRemembered(value: unknown): value is Remembered {
  const { member, logins, isDeclined } = (value ?? {}) as Partial<Record<keyof Remembered, unknown>>;
  return typeof member === 'string' && typeof logins === 'number' && typeof isDeclined === 'boolean';
}
