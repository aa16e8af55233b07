import { forgetRemembered } from './visit-memory';

/** Local storage key of the games that a member played last (specification section 9). */
export const RECENT_GAMES_KEY = 'recentlyGames';

/** Local storage key of a member's last searches for games. */
export const RECENT_SEARCHES_KEY = 'recentSearches';

/** Local storage key of the member who has hidden the first steps of a new member. */
export const FIRST_STEPS_KEY = 'firstSteps';

/**
 * Removes what this browser keeps of a member, at the logout. Settings of the device stay: language, install card, hidden credit,
 * the username that the member chose to have remembered, and lists and codes of the agent.
 */
export function forgetMemberValues(): void {
  forgetRemembered();
  try {
    localStorage.removeItem(RECENT_GAMES_KEY);
    localStorage.removeItem(RECENT_SEARCHES_KEY);
    localStorage.removeItem(FIRST_STEPS_KEY);
  } catch {
    // Storage may be blocked (private mode): then nothing was stored.
  }
}
