import type { SeedMember } from './people';

/** Who brought whom: everybody with a past came by the agent's first demo member, who gathers income from their play. */
export function seedDownline(members: readonly SeedMember[]): { member_id: string; referrer_id: string }[] {
  const firsts = new Map(
    members.filter(({ username }) => username.endsWith('DEMO1')).map(({ prefix, id }) => [prefix, id]),
  );
  return members
    .filter(({ historyMonths, id, prefix }) => historyMonths > 0 && id !== firsts.get(prefix))
    .map(({ id, prefix }) => ({ member_id: id, referrer_id: firsts.get(prefix)! }));
}
