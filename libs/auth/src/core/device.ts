import { isPrefix, normalizePrefix } from '@housebrand/shared';

/** How long a device stays known without a login, seconds: half a year. */
export const DEVICE_LIFETIME_SECONDS = 180 * 24 * 3_600;

/** The only route that receives the device cookie. */
export const DEVICE_PATH = '/api/provider/login';

/** Returns the name of the cookie that identifies a device, one per agent; `null` for an invalid prefix. */
export function deviceCookie(prefix: string): string | null {
  const agent = normalizePrefix(prefix);
  return isPrefix(agent) ? `device_${agent}` : null;
}
