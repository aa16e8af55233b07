/** The agent's own accounts. They store no balance: it is the sum of their postings. */
export type HouseAccount = 'in-transit' | 'promotion-expense' | 'purchase' | 'correction';

/**
 * An account of the ledger. `member:MTODEMO1` mirrors what we have added to (+) and taken from (−) the member's credit at the
 * provider; `affiliate:MTODEMO1` is the referral income that the agent owes the member.
 */
export type AccountId = HouseAccount | `member:${string}` | `affiliate:${string}`;

/** Returns the account that mirrors what we have moved to and from a member's credit at the provider. */
export function memberAccount(username: string): AccountId {
  return `member:${username}`;
}

/** Returns the account of the referral income that the agent owes a member. */
export function payableAccount(username: string): AccountId {
  return `affiliate:${username}`;
}
