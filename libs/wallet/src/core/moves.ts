import { bahtNumber, DomainError, OWN_CODES, type Satang } from '@housebrand/shared';

/** Calls of a provider that move a member's money and have no key of the provider's own to be found by. */
export type MoveKind = 'WITHDRAWAL' | 'INCOME' | 'CASHBACK' | 'DEPOSIT';

/**
 * Where such a call stands. SENT: it is on its way. UNKNOWN: no usable answer came; the provider's own lists will tell.
 * SETTLED (done) and REFUSED (not done) are the end of it.
 */
export type MoveState = 'SENT' | 'UNKNOWN' | 'SETTLED' | 'REFUSED';

/** What is kept of a call that moves money. */
export interface Move {
  id: string;
  kind: MoveKind;
  /** `null` while only the provider knows it: a claim of all there is. */
  amountSatang: Satang | null;
  state: MoveState;
  /** By what the provider knows it; `null` until it is settled. */
  reference: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

/** Reply of what withdraws and claims, and of `GET /api/provider/move/{id}`. */
export interface MoveView {
  id: string;
  kind: MoveKind;
  /** UNKNOWN comes with HTTP 202: the result is asked for later, the call is never repeated. */
  state: MoveState;
  /** Baht; `null` while only the provider knows it. */
  amount: number | null;
  amountSatang: number | null;
  /** The provider's reference. */
  reference: string | null;
  /** What the state means, in the caller's language. */
  note: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; `null` while it is open. */
  settledAt: string | null;
}

/** A move as the API tells it: amounts in baht and in satang, `null` while only the provider knows them. */
export function moveView({ amountSatang, createdAt, settledAt, ...move }: Move, note: string): MoveView {
  return {
    id: move.id,
    kind: move.kind,
    state: move.state,
    amount: amountSatang === null ? null : bahtNumber(amountSatang),
    amountSatang: amountSatang === null ? null : Number(amountSatang),
    reference: move.reference,
    note,
    createdAt: createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}

/** Ours, apart from other conflicts: a key that is being answered is asked for again, this is not. */
export const MOVE_UNDER_WAY = OWN_CODES.moveUnderWay;

/** Another call of the same kind is under way, or nobody knows yet how it ended: a second one could move money twice. */
export class MoveUnderWay extends DomainError {
  constructor() {
    super({ code: MOVE_UNDER_WAY, status: 409, messageKey: 'wallet.moveUnderWay' });
  }
}

/** Whether two amounts are of one move: the same, or one of them is all there is, which nobody knew before it was moved. */
export function isSameMove(known: Pick<Move, 'amountSatang'>, amountSatang: Satang | null): boolean {
  return amountSatang === null || known.amountSatang === null || known.amountSatang === amountSatang;
}

/** Something the provider did, as its lists tell. */
export interface Evidence {
  reference: string;
  amountSatang: Satang;
  at: Date;
}

/** A call that was not done by then will not be: no provider thinks so long, and our own calls end within seconds. */
export const NOT_DONE_AFTER_MS = 120_000;
/** Clocks of two houses differ. */
const SKEW_MS = 300_000;

/** What became of a call whose answer is missing: it was done, it was not, or it is too early to say. */
export type Finding = { kind: 'done'; evidence: Evidence } | { kind: 'notDone' } | { kind: 'open' };

/**
 * Looks for a call among what the provider says it did. Only what no other call of ours has brought about, not older than the
 * call, and of its amount, is the call's own.
 *
 * @param listed what the provider did of the kind; `isComplete` when nothing that it did since the call is missing
 * @param taken references that were there before the call, or that other calls of ours brought about
 */
export function findMove(
  move: Pick<Move, 'amountSatang' | 'createdAt'>,
  listed: readonly Evidence[],
  { taken, isComplete, now }: { taken: ReadonlySet<string>; isComplete: boolean; now: Date },
): Finding {
  const since = move.createdAt.getTime() - SKEW_MS;
  const evidence = listed
    .filter(({ reference, at }) => !taken.has(reference) && at.getTime() >= since)
    .filter(({ amountSatang }) => move.amountSatang === null || amountSatang === move.amountSatang)
    .sort((a, b) => a.at.getTime() - b.at.getTime())[0];
  if (evidence) return { kind: 'done', evidence };
  const isLate = now.getTime() - move.createdAt.getTime() > NOT_DONE_AFTER_MS;
  return isComplete && isLate ? { kind: 'notDone' } : { kind: 'open' };
}

/** Nobody knows yet how it ends. */
export function isOpenMove({ state }: { state: MoveState }): boolean {
  return state === 'SENT' || state === 'UNKNOWN';
}
