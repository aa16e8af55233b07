import { bahtNumber, fixedError, OWN_CODES, type Satang } from '@housebrand/shared';
import type { MoveView } from './contracts';
import type { MoveKind, MoveState } from './terms';

/** The stored record of a call that moves money. */
export interface Move {
  id: string;
  kind: MoveKind;
  /** `null` while only the provider knows it, because the call claims everything that is due. */
  amountSatang: Satang | null;
  state: MoveState;
  /** The provider's reference; `null` until the move is settled. */
  reference: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

/** Builds the reply for a move: amounts in baht and satang, `null` while only the provider knows them. */
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

/** Our own code: clients retry a key that is still in progress, but must not retry this conflict. */
export const MOVE_UNDER_WAY = OWN_CODES.moveUnderWay;

/** Another call of the same kind is in flight or its outcome is unknown, so a second one could move money twice: 409. */
export class MoveUnderWay extends fixedError({
  code: MOVE_UNDER_WAY,
  status: 409,
  messageKey: 'wallet.moveUnderWay',
}) {}

/** Whether a repeated request means the same move: equal amounts, or one of them unknown because it claims everything due. */
export function isSameMove(known: Pick<Move, 'amountSatang'>, amountSatang: Satang | null): boolean {
  return amountSatang === null || known.amountSatang === null || known.amountSatang === amountSatang;
}

/** A completed action from the provider's lists. */
export interface Evidence {
  reference: string;
  amountSatang: Satang;
  at: Date;
}

/** After this time a call that is missing from the lists counts as not done; our own calls end within seconds. */
export const NOT_DONE_AFTER_MS = 120_000;
/** Tolerance: the provider's clock may differ from ours. */
const CLOCK_SKEW_MS = 300_000;

/** The outcome of a call that got no reply: done, not done, or too early to decide. */
export type Finding = { kind: 'done'; evidence: Evidence } | { kind: 'notDone' } | { kind: 'open' };

/**
 * Looks for a call in the provider's lists. An entry matches if no other call accounts for it, it is not older than the
 * call, and its amount is the same. Of several matches the oldest wins.
 *
 * @param listed the provider's entries of this kind
 * @param taken references that existed before the call or belong to our other calls
 * @param isComplete whether `listed` contains everything that the provider has done since the call
 */
export function findMove(
  move: Pick<Move, 'amountSatang' | 'createdAt'>,
  listed: readonly Evidence[],
  { taken, isComplete, now }: { taken: ReadonlySet<string>; isComplete: boolean; now: Date },
): Finding {
  const since = move.createdAt.getTime() - CLOCK_SKEW_MS;
  const evidence = listed
    .filter(({ reference, at }) => !taken.has(reference) && at.getTime() >= since)
    .filter(({ amountSatang }) => move.amountSatang === null || amountSatang === move.amountSatang)
    .sort((a, b) => a.at.getTime() - b.at.getTime())[0];
  if (evidence) return { kind: 'done', evidence };
  const isLate = now.getTime() - move.createdAt.getTime() > NOT_DONE_AFTER_MS;
  return isComplete && isLate ? { kind: 'notDone' } : { kind: 'open' };
}

/** Whether a move has no final state yet. */
export function isOpenMove({ state }: { state: MoveState }): boolean {
  return state === 'SENT' || state === 'UNKNOWN';
}
