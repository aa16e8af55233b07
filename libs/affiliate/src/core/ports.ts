import type { InstantRange, MemberRef, PageRequest, Satang } from '@housebrand/shared';
import type { IncomeWithdrawal } from './contracts';

/** The address of an agent's portal, for shared links. Bound by the application. */
export abstract class PortalAddress {
  /** Origin without a trailing slash. */
  abstract originOf(prefix: string): Promise<string>;
}

/** A request to withdraw all income of a member. */
export interface IncomeRequest {
  /** The smallest income that can be withdrawn. */
  minSatang: Satang;
  /** A repeated key returns the same withdrawal. */
  idempotencyKey: string;
  /** The business day of the request, `YYYY-MM-DD`. */
  day: string;
}

/** The account of income owed to members. Bound to the wallet's ledger. `Tx`: the transaction that stores the income lines. */
export abstract class IncomeAccount<Tx = unknown> {
  /** @throws a named error with status 503 if the provider does not support our payments */
  abstract assertOffered(member: MemberRef): Promise<void>;
  /** Adds income to the amounts owed, by username and never 0; a negative amount takes income back. */
  abstract accrue(tx: Tx, amounts: ReadonlyMap<string, Satang>): Promise<void>;
  /** Returns the amount owed now; can be negative. */
  abstract balance(member: MemberRef): Promise<Satang>;
  /** Starts to pay all income to the member's credit, once per idempotency key; `null`: it is below the minimum. */
  abstract withdraw(member: MemberRef, request: IncomeRequest): Promise<IncomeWithdrawal | null>;
  /** Returns a page of a member's withdrawals, newest first. */
  abstract withdrawals(
    member: MemberRef,
    page: PageRequest,
    range: InstantRange,
  ): Promise<{ data: readonly IncomeWithdrawal[]; total: number }>;
}
