import { forgetRemembered } from './visit-memory';

/** Local storage key of the games that a member played last (specification section 9). */
export const RECENT_GAMES_KEY = 'recentlyGames';

/**
 * Removes what this browser keeps of a member, at the logout. Settings of the device stay: language, install card, hidden credit,
 * the username that the member chose to have remembered, and lists and codes of the agent.
 */
export function forgetMemberValues(): void {
  forgetRemembered();
  try {
    localStorage.removeItem(RECENT_GAMES_KEY);
  } catch {
    // Storage may be blocked (private mode): then nothing was stored.
  }
}
