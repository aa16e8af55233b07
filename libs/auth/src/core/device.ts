import { isPrefix, normalizePrefix } from '@housebrand/shared';

/** How long a device is known without a login, seconds: half a year. */
export const DEVICE_LIFETIME_SECONDS = 180 * 24 * 3_600;

/** The only route that hears of the device. */
export const DEVICE_PATH = '/api/provider/login';

/** The cookie that knows a device again, one an agent; `null` for something that cannot be a prefix. */
export function deviceCookie(prefix: string): string | null {
  const agent = normalizePrefix(prefix);
  return isPrefix(agent) ? `device_${agent}` : null;
}
