import type { MemberRef } from '@housebrand/shared';
import type { PrizeKind } from './terms';

/** A prize to pay. */
export interface Prize {
  member: MemberRef;
  unit: PrizeKind;
  /** Satang for CREDIT, points for POINT. */
  amount: bigint;
  /** Identifies the prize: repeated calls pay once. */
  idempotencyKey: string;
  /** The business day it belongs to. */
  day: string;
  /** Whether the payment waits until the member's exclusion ends. */
  isHeld: boolean;
}

/** Pays prizes. Bound to the wallet's ledger. `Tx` is the transaction that records the payment. */
export abstract class PrizePayout<Tx = unknown> {
  /**
   * @param use to show a page, an answer of the last second is enough
   * @throws a named error of status 503 when the provider takes no payments of ours or reports no bets
   */
  abstract assertOffered(member: MemberRef, use: 'show' | 'pay'): Promise<void>;
  /** Whether a member's prizes are held because the member is excluded. */
  abstract isHeld(member: MemberRef): Promise<boolean>;
  /** Starts the payment in the caller's transaction. @returns the payment's id */
  abstract open(tx: Tx, prize: Prize): Promise<string>;
  /** Sends started payments; call it after the commit. */
  abstract wake(): void;
}
