import type { MemberRef } from '@housebrand/shared';
import { api } from '@housebrand/shared/headless';
import { pushAddress, stopPushAddress, type NewPushSubscription, type PushKey } from '../../core';
import { keepPushChoice, pushChoice } from './push-choice';

/**
 * Whether this browser shows push messages of the site to a member: `homeScreen` if it would after the site was added to the home
 * screen, `blocked` if its settings forbid them.
 */
export type PushState = 'unsupported' | 'homeScreen' | 'blocked' | 'off' | 'on';

/** Whether the browser can receive push messages; Safari on a phone or tablet only on pages from the home screen. */
const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
const isIos = (): boolean => /iPhone|iPad/.test(navigator.userAgent);

/** Returns the state for a member. */
export async function pushStateOf(member: MemberRef): Promise<PushState> {
  if (!isSupported()) return isIos() ? 'homeScreen' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isOn = Notification.permission === 'granted' && (await pushChoice(member)) === 'on';
  return isOn && (await subscription()) ? 'on' : 'off';
}

/** Asks the browser for permission, then subscribes it. Call it while the member presses a button. @returns the new state */
export async function turnPushOn(member: MemberRef): Promise<PushState> {
  if ((await Notification.requestPermission()) === 'granted') await subscribe(member);
  return pushStateOf(member);
}

/** Ends the subscription. @returns the new state */
export async function turnPushOff(member: MemberRef): Promise<PushState> {
  const found = await subscription();
  if (found) await api.post(stopPushAddress(member), { endpoint: found.endpoint });
  await found?.unsubscribe();
  await keepPushChoice(member, false);
  return pushStateOf(member);
}

/** Renews the subscription of a member who has one here: for the current session and language. */
export async function renewPush(member: MemberRef): Promise<void> {
  if ((await pushStateOf(member)) === 'on') await subscribe(member);
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribe(member: MemberRef): Promise<void> {
  const { publicKey } = await api.get<PushKey>(pushAddress(member));
  const { pushManager } = await navigator.serviceWorker.ready;
  let found = await pushManager.getSubscription();
  // a browser has one subscription per site: another agent's ends
  if (found && keyOf(found) !== publicKey) {
    await found.unsubscribe();
    found = null;
  }
  found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { p256dh, auth } = found.toJSON().keys as { p256dh: string; auth: string };
  const request: NewPushSubscription = { endpoint: found.endpoint, p256dh, auth };
  await api.post(pushAddress(member), request);
  await keepPushChoice(member, true);
}

/** The agent's key of a subscription, base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
