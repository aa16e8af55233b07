import type { InstantRange, MemberRef, PageRequest, Satang } from '@housebrand/shared';
import type { IncomeWithdrawal } from './contracts';
import type { PlayedBet } from './income';

/** Where an agent's portal is reached, for the links that members share. Bound by the application that wires the domains. */
export abstract class PortalAddress {
  /** Origin without a trailing slash. */
  abstract originOf(prefix: string): Promise<string>;
}

/** The zone that an agent's business days and months are counted in. */
export abstract class AffiliateCalendar {
  /** IANA name, for example `Asia/Bangkok`. @throws NotFound for an agent that is not here */
  abstract zoneOf(prefix: string): Promise<string>;
}

/** A bet, and where it stands in the order in which bets were booked. */
export interface BookedBet extends PlayedBet {
  position: bigint;
}

/** What members play, by the provider's feed. Bound to the book of bets. */
export abstract class PlayedBets {
  /** @throws a named error of status 503 where the provider tells no bets */
  abstract assertOffered(): Promise<void>;
  /** Agents whose members have played. */
  abstract agents(): Promise<string[]>;
  /** Bets of an agent's members after a position, in their order; none is ever added before one that was read. */
  abstract after(prefix: string, position: bigint, limit: number): Promise<BookedBet[]>;
}

/** What a member wants withdrawn: all that there is. */
export interface IncomeRequest {
  /** Less than this is not paid. */
  least: Satang;
  /** Under the same key the same withdrawal is found. */
  idempotencyKey: string;
  /** The business day it belongs to. */
  day: string;
}

/** The account of what members are owed. Bound to the wallet's ledger. `Tx`: the transaction that notes what income is for. */
export abstract class IncomeAccount<Tx = unknown> {
  /** @throws a named error of status 503 where the provider takes no payments of ours */
  abstract assertOffered(member: MemberRef): Promise<void>;
  /** Adds income to what a member is owed, or takes it back with a negative amount. */
  abstract accrue(tx: Tx, username: string, amount: Satang): Promise<void>;
  /** What is owed now; may be below zero. */
  abstract balance(member: MemberRef): Promise<Satang>;
  /** Begins to pay all of it to the member's credit, once for a key; `null`: it is less than the least. */
  abstract withdraw(member: MemberRef, request: IncomeRequest): Promise<IncomeWithdrawal | null>;
  /** A page of a member's withdrawals, newest first. */
  abstract withdrawals(
    member: MemberRef,
    page: PageRequest,
    range: InstantRange,
  ): Promise<{ data: readonly IncomeWithdrawal[]; total: number }>;
}
