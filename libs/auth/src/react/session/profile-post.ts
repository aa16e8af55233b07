import type { Member } from '../../core';

/** What embedding pages and the mobile app may know of the member: no bank account, no phone number. */
export type SharedProfile = Pick<
  Member,
  '_id' | 'username' | 'prefix' | 'name' | 'credit' | 'point' | 'bonus' | 'createDate'
> & {
  tierLevel: number;
};

/** What is handed to an embedding page or the mobile app: the member without bank account, phone number and the rest. */
export function sharedProfile(member: Member): SharedProfile {
  const { _id, username, prefix, name, credit, point, bonus, createDate, tier } = member;
  return { _id, username, prefix, name, credit, point, bonus, createDate, tierLevel: tier.tierLevel };
}

/** Only exact https origins (http on the own machine) may be told anything; `*` and paths are refused. */
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

/** Posts the profile to the window that embeds the portal (specification section 4), to the agent's origins alone. */
export function postProfile(member: Member, origins: readonly string[], own: Window = window): void {
  if (own.parent === own) return;
  for (const origin of exactOrigins(origins)) {
    own.parent.postMessage({ type: 'profile', profile: sharedProfile(member) }, origin);
  }
}
