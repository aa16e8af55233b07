import type { Member } from '../../core';

/** Profile data for embedding pages and the mobile app: no bank account, no phone number. */
export type SharedProfile = Pick<
  Member,
  '_id' | 'username' | 'prefix' | 'name' | 'credit' | 'point' | 'bonus' | 'createDate'
> & {
  tierLevel: number;
};

/** Selects the profile data for embedding pages and the mobile app. */
export function sharedProfile(member: Member): SharedProfile {
  const { _id, username, prefix, name, credit, point, bonus, createDate, tier } = member;
  return { _id, username, prefix, name, credit, point, bonus, createDate, tierLevel: tier.tierLevel };
}

/** Keeps only exact https origins (http for localhost); drops `*` and addresses with a path. */
export function exactOrigins(origins: readonly string[]): string[] {
  return origins.filter((origin) => {
    try {
      const url = new URL(origin);
      return url.origin === origin && (url.protocol === 'https:' || url.hostname === 'localhost');
    } catch {
      return false;
    }
  });
}

/** Posts the profile to the window that embeds the portal (specification section 4), only to the agent's origins. */
export function postProfile(member: Member, origins: readonly string[], own: Window = window): void {
  if (own.parent === own) return;
  for (const origin of exactOrigins(origins)) {
    own.parent.postMessage({ type: 'profile', profile: sharedProfile(member) }, origin);
  }
}
