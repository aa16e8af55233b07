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
  /** As the page's list spells it. */
  path: string;
  hasPortalToken: boolean;
  /** Of the page's address. */
  query: URLSearchParams;
}

type Calls = (input: EarlyCallInput) => string[];

const providers: Calls = ({ prefix }) => [providerListAddress(prefix), gamesStatusAddress(prefix)];

/** What each page's screen asks for first, by the addresses that its queries have. */
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
 * Addresses that the page's screen asks for first: the shell asks at once instead of after the scripts have come and run.
 * One that no screen asks for costs a call and nothing else.
 */
export function earlyCalls(input: EarlyCallInput): string[] {
  const member = input.hasPortalToken ? [PROFILE_ADDRESS] : [];
  const calls: Partial<Record<string, Calls>> = CALLS;
  return [...member, ...(calls[input.path]?.(input) ?? [])];
}
