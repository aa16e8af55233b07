/** What an amount counts: satang of credit, or points. Accounts keep them apart. */
export type Unit = 'CREDIT' | 'POINT';

/** Accounts of the house: the sum of their postings, no balance of their own. */
export type HouseAccount = 'in-transit' | 'promotion-expense' | 'purchase';

/**
 * An account of the ledger. `member:MTODEMO1` is what has gone to (+) and come from (−) that member's credit at the provider
 * through us; `affiliate:MTODEMO1` what the house owes a member for the members they brought.
 */
export type AccountId = HouseAccount | `member:${string}` | `affiliate:${string}`;

/** The account that mirrors what we moved to and from a member's credit at the provider. */
export function memberAccount(username: string): AccountId {
  return `member:${username}`;
}

/** The account of what the house owes a member for the members they brought. */
export function payableAccount(username: string): AccountId {
  return `affiliate:${username}`;
}
