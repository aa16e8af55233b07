import type { InstantRange, MemberRef, Satang } from '@housebrand/shared';
import type { Outcome } from '../outcome';

/** An amount of credit or points. */
export type TransferAmount = { kind: 'CREDIT'; satang: Satang } | { kind: 'POINT'; points: number };

/** A credit or debit to be made. */
export interface TransferOrder {
  member: MemberRef;
  /** Our reference: 3–64 letters, digits, `.`, `:`, `_` or `-`. A transfer is made once per reference, however often it is requested. */
  reference: string;
  /** Positive. */
  amount: TransferAmount;
  /** Shown in the member's statement at the provider, at most 200 characters. */
  reason: string;
}

/** A completed transfer. */
export interface Transfer {
  reference: string;
  direction: 'credit' | 'debit';
  username: string;
  amount: TransferAmount;
  /** The member's holdings after the transfer. */
  after: { creditSatang: Satang; points: number };
  at: Date;
}

/** The provider does not know the reference: the order may still be on its way and may be sent again under the same reference. */
export interface TransferNotFound {
  readonly kind: 'notFound';
}

/**
 * Moves what we originate (gifts, coupons, rewards, affiliate withdrawals) into and out of the balance that the provider holds, exactly
 * once per reference of ours: a repeated order returns the first outcome, and a different order under the same reference is refused. A
 * provider without this extension causes `NotOffered`, and nothing is moved.
 */
export abstract class CreditTransfer {
  /** Adds to the member's balance. @throws NotOffered */
  abstract credit(order: TransferOrder): Promise<Outcome<Transfer>>;

  /** Takes from the member's balance; `refused` if it is insufficient. @throws NotOffered */
  abstract debit(order: TransferOrder): Promise<Outcome<Transfer>>;

  /** Looks up a reference whose outcome is unknown. @throws NotOffered, ProviderUnavailable */
  abstract query(order: Pick<TransferOrder, 'member' | 'reference'>): Promise<Outcome<Transfer> | TransferNotFound>;

  /**
   * Lists all credits and debits of an agent's members within a time range, from the provider's books. @throws NotOffered,
   * ProviderUnavailable
   */
  abstract statement(prefix: string, range: InstantRange): Promise<Transfer[]>;
}
