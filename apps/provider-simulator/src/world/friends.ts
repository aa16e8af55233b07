import type { SeedMember } from './people';

/** Number of members with a history that the agent's first demo member referred. */
const REFERRED_BY_FIRST = 5;

/** Uplines of the members after those, as positions in the list; repeats from the start. */
const UPLINE_POSITIONS = [0, 2, 5, 0];

/**
 * Returns each member's upline by username: an agent's longest-registered member, the third demo member, referred the first one,
 * who referred five members with a history, who referred the others. So the first demo member has three levels below.
 */
export function referrersOf(members: readonly SeedMember[]): Map<string, string> {
  const byAgent = Map.groupBy(
    members.filter(({ habit }) => habit !== null),
    ({ prefix }) => prefix,
  );
  return new Map([...byAgent].flatMap(([prefix, own]) => treeOf(`${prefix}DEMO1`, `${prefix}DEMO3`, own)));
}

function treeOf(first: string, veteran: string, members: readonly SeedMember[]): [string, string][] {
  // The longest-registered members are closest to the first.
  const below = members
    .filter(({ username }) => username !== first && username !== veteran)
    .sort((a, b) => b.ageDays - a.ageDays);
  const referred = below.map(({ username }, place): [string, string] => {
    if (place < REFERRED_BY_FIRST) return [username, first];
    return [username, below[UPLINE_POSITIONS[(place - REFERRED_BY_FIRST) % UPLINE_POSITIONS.length]!]!.username];
  });
  return [[first, veteran], ...referred];
}

/** Returns the same by member ID, as stored. */
export function seedDownline(members: readonly SeedMember[]): { member_id: string; referrer_id: string }[] {
  const ids = new Map(members.map(({ username, id }) => [username, id]));
  return [...referrersOf(members)].map(([username, referrer]) => ({
    member_id: ids.get(username)!,
    referrer_id: ids.get(referrer)!,
  }));
}
