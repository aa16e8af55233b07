import { ApiError } from '@housebrand/shared/react';
import type { StateKind } from '@housebrand/shared/react';
import { LaunchTimedOut } from '../api/launch-game';
import type { gameText } from '../messages';

type GameMessageKey = Parameters<typeof gameText>[0];

/** Why a game did not open, as shown to the member. */
export interface LaunchFailure {
  kind: Extract<StateKind, 'error' | 'offline' | 'maintenance'>;
  title: GameMessageKey;
  /** The server's message, if it sent one. */
  message: string | null;
  /** Shown in place of a missing message. */
  text: GameMessageKey;
  requestId: string | null;
  /** Whether a retry may succeed soon. */
  isRetryable: boolean;
}

/** The specification requires this message in English in every language (section 6); a member reads what to do instead. */
const SESSION_INVALID = 'session invalid';

/** A refused offer has no turn left, whatever its message says: retrying is pointless. */
const OFFER_REFUSED = {
  kind: 'error',
  title: 'offerClosed',
  text: 'noTurns',
  isRetryable: false,
} as const satisfies Partial<LaunchFailure>;

/** Classifies failures by what the member can do about them. Credit is untouched in all cases. */
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
      return { ...base, kind: 'error', title: 'launchMissing', text: 'launchMissingText', isRetryable: false };
    case 403:
      return {
        ...base,
        message: base.message === SESSION_INVALID ? null : base.message,
        kind: 'error',
        title: 'launchRefused',
        text: 'launchRefusedText',
        isRetryable: false,
      };
    default:
      return { ...base, kind: 'error', title: 'launchFailed', text: 'launchFailedText', isRetryable: true };
  }
}
