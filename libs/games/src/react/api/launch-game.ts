import { api, ApiError } from '@housebrand/shared/react';
import type { LaunchGameResult } from '../../core';
import { launchKey, launchRequest } from '../launch/launch-target';
import type { LaunchTarget } from '../launch/launch-target';

/** A launch that is not answered within this time is given up: the member decides whether to try again. */
export const LAUNCH_TIMEOUT_MS = 15_000;

/** The reply names no address that a browser may open. */
export class UnusableLaunchAddress extends Error {
  constructor() {
    super('the launch answered no http address');
    this.name = 'UnusableLaunchAddress';
  }
}

/** Nothing was answered in {@link LAUNCH_TIMEOUT_MS}. */
export class LaunchTimedOut extends Error {
  constructor() {
    super('the launch was not answered in time');
    this.name = 'LaunchTimedOut';
  }
}

interface Launch {
  address: Promise<string>;
  controller: AbortController;
}

const running = new Map<string, Launch>();

/**
 * `POST /api/provider/launch-game`, or the operation of an offer. While a launch of the same target is under way its address is answered to everybody
 * who asks, so that a second tap or a second rendering opens no second session at the provider.
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

/** Gives a launch up; its promise is rejected. */
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

/** Only web addresses are opened: a `javascript:` one would run in the portal. @throws UnusableLaunchAddress */
export function usableAddress(uri: unknown, base: string = window.location.origin): string {
  if (typeof uri !== 'string' || !URL.canParse(uri, base)) throw new UnusableLaunchAddress();
  const address = new URL(uri, base);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') throw new UnusableLaunchAddress();
  return address.href;
}
