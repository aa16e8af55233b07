import type { InstantRange, MemberRef, Satang } from '@housebrand/shared';
import type { Outcome } from '../outcome';

/** So much credit, or so many points. */
export type TransferAmount = { kind: 'CREDIT'; satang: Satang } | { kind: 'POINT'; points: number };

/** What is to be given to a member or taken from one. */
export interface TransferOrder {
  member: MemberRef;
  /** Ours, 3–64 letters, digits, `.`, `:`, `_` or `-`. A transfer is done once for it, however often it is ordered. */
  reference: string;
  /** More than nothing. */
  amount: TransferAmount;
  /** What the member's statement at the provider says of it, at most 200 characters. */
  reason: string;
}

/** A transfer that was done. */
export interface Transfer {
  reference: string;
  direction: 'credit' | 'debit';
  username: string;
  amount: TransferAmount;
  /** What the member holds after it. */
  after: { creditSatang: Satang; points: number };
  at: Date;
}

/** The provider never heard of a reference: the order may still be on its way, and may be given again under the same one. */
export interface NotHeardOf {
  readonly kind: 'notHeardOf';
}

/**
 * How what we originate (gifts, coupons, rewards, affiliate withdrawals) reaches the balance that the provider holds. By a
 * reference of ours, exactly once by it: the same order again answers what the first one answered, another order under its
 * reference is refused. A provider that lacks it is `NotOffered`, and nothing was moved.
 */
export abstract class CreditTransfer {
  /** Gives. @throws NotOffered */
  abstract credit(order: TransferOrder): Promise<Outcome<Transfer>>;

  /** Takes; `refused` when the member has less. @throws NotOffered */
  abstract debit(order: TransferOrder): Promise<Outcome<Transfer>>;

  /** What became of a reference: for orders whose outcome is unknown. @throws NotOffered, ProviderUnavailable */
  abstract query(order: Pick<TransferOrder, 'member' | 'reference'>): Promise<Outcome<Transfer> | NotHeardOf>;

  /**
   * Everything that was given to an agent's members and taken from them within a range of time, by the provider's own books.
   * @throws NotOffered, ProviderUnavailable
   */
  abstract statement(prefix: string, range: InstantRange): Promise<Transfer[]>;
}
