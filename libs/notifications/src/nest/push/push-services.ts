import { ECDH } from 'node:crypto';
import type { NewPushSubscription } from '../../core';

/** The push services of Chrome, Edge and Samsung, of Firefox, of Safari, and of Edge on Windows. */
const HOSTS = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'];

/**
 * Whether an address belongs to a browser's push service. A member chooses the address and our server calls it, so no other host is
 * allowed.
 * @param ownOrigin a further origin: the simulator's
 */
export function isPushService(endpoint: string, ownOrigin: string | null): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || url.username !== '' || url.password !== '') return false;
  if (ownOrigin !== null && url.origin === ownOrigin) return true;
  return url.protocol === 'https:' && url.port === '' && HOSTS.some((host) => isHost(url.hostname, host));
}

function isHost(name: string, host: string): boolean {
  return host.startsWith('*') ? name.endsWith(host.slice(1)) : name === host;
}

/** Whether messages can be encrypted for a subscription: a point of the curve P-256, and 16 bytes. */
export function hasUsableKeys({ p256dh, auth }: Pick<NewPushSubscription, 'p256dh' | 'auth'>): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    return Buffer.from(ECDH.convertKey(p256dh, 'prime256v1', 'base64url') as Buffer).length === 65;
  } catch {
    return false;
  }
}
