import type { SeedMember } from './people';

/** So many members with a past the agent's first demo member brought. */
const BROUGHT_BY_FIRST = 5;

/** Of the ones after them the first, second, … was brought by the one at this place. */
const BROUGHT_BY = [0, 2, 5, 0];

/**
 * Who brought whom, by username: five of an agent's members with a past came by its first demo member, and the others by those,
 * so that the tree is three levels deep.
 */
export function referrersOf(members: readonly SeedMember[]): Map<string, string> {
  const byAgent = Map.groupBy(
    members.filter(({ historyMonths }) => historyMonths > 0),
    ({ prefix }) => prefix,
  );
  return new Map([...byAgent].flatMap(([prefix, own]) => treeBelow(`${prefix}DEMO1`, own)));
}

function treeBelow(first: string, members: readonly SeedMember[]): [string, string][] {
  // whoever has been there longest stands nearest to the first
  const below = members
    .filter(({ username }) => username !== first)
    .sort((a, b) => b.ageDays - a.ageDays || (a.username < b.username ? -1 : 1));
  return below.map(({ username }, place) => {
    if (place < BROUGHT_BY_FIRST) return [username, first];
    return [username, below[BROUGHT_BY[(place - BROUGHT_BY_FIRST) % BROUGHT_BY.length]!]!.username];
  });
}

/** The same by the members' ids, as the books keep it. */
export function seedDownline(members: readonly SeedMember[]): { member_id: string; referrer_id: string }[] {
  const ids = new Map(members.map(({ username, id }) => [username, id]));
  return [...referrersOf(members)].map(([username, referrer]) => ({
    member_id: ids.get(username)!,
    referrer_id: ids.get(referrer)!,
  }));
}
