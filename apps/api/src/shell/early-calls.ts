import { PROFILE_ADDRESS } from '@housebrand/auth';
import { bannersAddress } from '@housebrand/content';
import {
  categoryNamed,
  firstHomeListAddress,
  gameListAddress,
  gamesStatusAddress,
  providerListAddress,
} from '@housebrand/games';
import { leaderboardsAddress } from '@housebrand/tournaments';
import type { PagePath } from '../pages';

export interface EarlyCallInput {
  prefix: string;
  /** As in the list of pages. */
  path: string;
  hasPortalToken: boolean;
  /** Query of the page's address. */
  query: URLSearchParams;
}

type Calls = (input: EarlyCallInput) => string[];

const providers: Calls = ({ prefix }) => [providerListAddress(prefix), gamesStatusAddress(prefix)];

/** The first calls of each page's screen, as the addresses that its queries use. */
const CALLS: Partial<Record<PagePath, Calls>> = {
  '': (input) => [bannersAddress(input.prefix), firstHomeListAddress(input.prefix), ...providers(input)],
  game: (input) => {
    const category = categoryNamed(input.query.get('type') ?? '');
    return category && input.hasPortalToken
      ? [gameListAddress({ prefix: input.prefix, category }), ...providers(input)]
      : [];
  },
  tournament: ({ prefix, hasPortalToken }) => (hasPortalToken ? [leaderboardsAddress({ prefix })] : []),
};

/**
 * Returns the first calls of a page's screen. The shell starts them immediately, before the scripts are loaded. An
 * address that no screen uses only wastes one call.
 */
export function earlyCalls(input: EarlyCallInput): string[] {
  const member = input.hasPortalToken ? [PROFILE_ADDRESS] : [];
  const calls: Partial<Record<string, Calls>> = CALLS;
  return [...member, ...(calls[input.path]?.(input) ?? [])];
}
