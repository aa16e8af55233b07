import type { SeedMember } from './people';

/** Number of members with a history that the agent's first demo member referred. */
const REFERRED_BY_FIRST = 5;

/** Uplines of the members after those, as positions in the list; repeats from the start. */
const UPLINE_POSITIONS = [0, 2, 5, 0];

/**
 * Returns each member's upline by username: an agent's first demo member referred five members with a history, who referred the
 * others, so that the tree has three levels.
 */
export function referrersOf(members: readonly SeedMember[]): Map<string, string> {
  const byAgent = Map.groupBy(
    members.filter(({ historyMonths }) => historyMonths > 0),
    ({ prefix }) => prefix,
  );
  return new Map([...byAgent].flatMap(([prefix, own]) => treeBelow(`${prefix}DEMO1`, own)));
}

function treeBelow(first: string, members: readonly SeedMember[]): [string, string][] {
  // The longest-registered members are closest to the first.
  const below = members
    .filter(({ username }) => username !== first)
    .sort((a, b) => b.ageDays - a.ageDays || (a.username < b.username ? -1 : 1));
  return below.map(({ username }, place) => {
    if (place < REFERRED_BY_FIRST) return [username, first];
    return [username, below[UPLINE_POSITIONS[(place - REFERRED_BY_FIRST) % UPLINE_POSITIONS.length]!]!.username];
  });
}

/** Returns the same by member ID, as stored. */
export function seedDownline(members: readonly SeedMember[]): { member_id: string; referrer_id: string }[] {
  const ids = new Map(members.map(({ username, id }) => [username, id]));
  return [...referrersOf(members)].map(([username, referrer]) => ({
    member_id: ids.get(username)!,
    referrer_id: ids.get(referrer)!,
  }));
}
