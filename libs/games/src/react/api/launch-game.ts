import { api, ApiError } from '@housebrand/shared/headless';
import type { LaunchGameResult } from '../../core';
import { launchKey, launchRequest } from '../launch/launch-target';
import type { LaunchTarget } from '../launch/launch-target';

/** Time in ms until an unanswered launch is abandoned; the member decides whether to retry. */
export const LAUNCH_TIMEOUT_MS = 15_000;

/** The reply's address is not one that a browser may open. */
export class UnusableLaunchAddress extends Error {
  constructor() {
    super('the launch reply contains no http(s) address');
    this.name = 'UnusableLaunchAddress';
  }
}

/** No reply within {@link LAUNCH_TIMEOUT_MS}. */
export class LaunchTimedOut extends Error {
  constructor() {
    super('the launch timed out');
    this.name = 'LaunchTimedOut';
  }
}

interface Launch {
  address: Promise<string>;
  controller: AbortController;
}

const running = new Map<string, Launch>();

/**
 * Calls `POST /api/provider/launch-game`, or the operation of an offer. Calls for a target whose launch is under way share its
 * address, so that a second tap or render opens no second session at the provider.
 *
 * @throws ApiError, LaunchTimedOut, UnusableLaunchAddress
 */
export function launch(target: LaunchTarget): Promise<string> {
  const key = launchKey(target);
  const existing = running.get(key);
  if (existing) return existing.address;
  const controller = new AbortController();
  const address = send(target, controller.signal).finally(() => {
    if (running.get(key)?.controller === controller) running.delete(key);
  });
  running.set(key, { address, controller });
  return address;
}

/** Cancels a launch; its promise rejects. */
export function cancelLaunch(target: LaunchTarget): void {
  const key = launchKey(target);
  running.get(key)?.controller.abort();
  running.delete(key);
}

async function send(target: LaunchTarget, cancelled: AbortSignal): Promise<string> {
  const timeout = AbortSignal.timeout(LAUNCH_TIMEOUT_MS);
  try {
    const { address, body } = launchRequest(target);
    const { uri } = await api.post<LaunchGameResult>(address, body, {
      signal: AbortSignal.any([timeout, cancelled]),
    });
    return usableAddress(uri);
  } catch (error) {
    if (timeout.aborted && !(error instanceof ApiError)) throw new LaunchTimedOut();
    throw error;
  }
}

/** Accepts http(s) addresses only: a `javascript:` address would run in the portal. @throws UnusableLaunchAddress */
export function usableAddress(uri: unknown, base: string = window.location.origin): string {
  if (typeof uri !== 'string' || !URL.canParse(uri, base)) throw new UnusableLaunchAddress();
  const address = new URL(uri, base);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') throw new UnusableLaunchAddress();
  return address.href;
}
