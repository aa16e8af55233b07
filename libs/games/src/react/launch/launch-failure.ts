import { ApiError } from '@housebrand/shared/react';
import type { StateKind } from '@housebrand/shared/react';
import { LaunchTimedOut } from '../api/launch-game';
import type { gameText } from '../messages';

type Word = Parameters<typeof gameText>[0];

/** Why a game did not open, as the member is told. */
export interface LaunchFailure {
  kind: Extract<StateKind, 'error' | 'offline' | 'maintenance'>;
  title: Word;
  /** The server's own words, when it gave some. */
  message: string | null;
  /** In their place. */
  text: Word;
  requestId: string | null;
  /** Whether the same launch may go better in a moment. */
  isRetryable: boolean;
}

/** An offer that the provider refuses has no turn left, for all that its words say: trying again is no use. */
const OFFER_REFUSED = {
  kind: 'error',
  title: 'offerClosed',
  text: 'noTurns',
  isRetryable: false,
} as const satisfies Partial<LaunchFailure>;

/** Tells apart what the member can do something about. Credit is untouched in every one of these cases. */
export function launchFailure(error: unknown, isOnline: boolean, isOffer = false): LaunchFailure {
  const failure = error instanceof ApiError ? error : null;
  const base = { message: failure?.message || null, requestId: failure?.requestId ?? null };
  if (!isOnline || failure?.isNetworkFailure) {
    return {
      ...base,
      kind: 'offline',
      title: 'launchOffline',
      message: null,
      text: 'launchOfflineText',
      isRetryable: true,
    };
  }
  if (error instanceof LaunchTimedOut) {
    return { ...base, kind: 'error', title: 'launchFailed', text: 'launchSlow', isRetryable: true };
  }
  if (isOffer && failure?.status === 422) return { ...base, ...OFFER_REFUSED, requestId: null };
  switch (failure?.status) {
    case 503:
      return { ...base, kind: 'maintenance', title: 'launchClosed', text: 'launchClosedText', isRetryable: true };
    case 404:
      return { ...base, kind: 'error', title: 'launchGone', text: 'launchGoneText', isRetryable: false };
    case 403:
      return { ...base, kind: 'error', title: 'launchRefused', text: 'launchRefusedText', isRetryable: false };
    default:
      return { ...base, kind: 'error', title: 'launchFailed', text: 'launchFailedText', isRetryable: true };
  }
}
