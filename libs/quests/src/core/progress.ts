import { bahtNumber, type PaymentStatus, type Satang } from '@housebrand/shared';
import type { QuestScope } from './contracts';
import type { QuestKind, QuestStatus } from './terms';
import type { PlayedGame } from './ports';

/** A member's activity on one business day. */
export interface Activity {
  played: readonly PlayedGame[];
  depositedSatang: Satang;
}

/** Returns the part of a day's activity that counts for a quest: satang, or rounds. */
export function questDone(kind: QuestKind, scope: QuestScope | null, { played, depositedSatang }: Activity): bigint {
  if (kind === 'DEPOSIT') return depositedSatang;
  return played
    .filter((game) => isIn(scope, game))
    .reduce((sum, { turnoverSatang, rounds }) => sum + (kind === 'ROUNDS' ? BigInt(rounds) : turnoverSatang), 0n);
}

function isIn(scope: QuestScope | null, { gameId, provider, category }: PlayedGame): boolean {
  if (scope === null) return true;
  const value = { GAME: gameId, PROVIDER: provider, CATEGORY: category }[scope.kind];
  // Providers differ in the case of categories and codes.
  return value.toUpperCase() === scope.value.toUpperCase();
}

/** Today's progress, between zero and the target: refunds and voids can exceed what was done. */
export function questProgress(done: bigint, target: bigint): bigint {
  if (done <= 0n) return 0n;
  return done > target ? target : done;
}

/** A claim stands when its bets are voided later; a rejected payment reopens the quest. */
export function questStatus(progress: bigint, target: bigint, claimed: PaymentStatus | null): QuestStatus {
  if (claimed !== null && claimed !== 'REJECT') return 'CLAIMED';
  return progress >= target ? 'READY' : 'OPEN';
}

/** A target or a progress in the API's unit: baht, or rounds. */
export function questNumber(kind: QuestKind, amount: bigint): number {
  return kind === 'ROUNDS' ? Number(amount) : bahtNumber(amount);
}

const RANK: Record<QuestStatus, number> = { READY: 0, OPEN: 1, CLAIMED: 2 };

/** Sorts READY quests first and CLAIMED last; within a status by id, the agent's order. */
export function byReadiness<Q extends { status: QuestStatus; id: number }>(quests: readonly Q[]): Q[] {
  return quests.toSorted((a, b) => RANK[a.status] - RANK[b.status] || a.id - b.id);
}
