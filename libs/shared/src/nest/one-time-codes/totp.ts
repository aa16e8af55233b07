import { Secret, TOTP } from 'otpauth';

/** Defaults of authenticator apps: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;
/** Steps that a phone's clock may be off in either direction. */
const WINDOW = 1;

/** Generates a secret, base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the address that the QR code contains. */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return totpOf(secret, { issuer, label }).toString();
}

/** Returns the time step that a code belongs to; `null` for a wrong code. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1_000 / STEP_SECONDS) + delta;
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: STEP_SECONDS });
}
