import { bahtNumber, type Satang } from '@housebrand/shared';
import type { PayoutStatus, QuestKind, QuestScope, QuestStatus } from './contracts';
import type { PlayedGame } from './ports';

/** What a member did on a business day. */
export interface Activity {
  played: readonly PlayedGame[];
  depositedSatang: Satang;
}

/** What of a day counts for a quest: satang, or rounds. */
export function questDone(kind: QuestKind, scope: QuestScope | null, { played, depositedSatang }: Activity): bigint {
  if (kind === 'DEPOSIT') return depositedSatang;
  return played
    .filter((game) => isIn(scope, game))
    .reduce((sum, { turnoverSatang, rounds }) => sum + (kind === 'ROUNDS' ? BigInt(rounds) : turnoverSatang), 0n);
}

function isIn(scope: QuestScope | null, { gameId, provider, category }: PlayedGame): boolean {
  if (scope === null) return true;
  const value = { GAME: gameId, PROVIDER: provider, CATEGORY: category }[scope.kind];
  // categories and codes are spelled as the provider likes
  return value.toUpperCase() === scope.value.toUpperCase();
}

/** Today's progress: what the member did today, at most the target, and never less than nothing when more was taken back than done. */
export function questProgress(done: bigint, target: bigint): bigint {
  if (done <= 0n) return 0n;
  return done > target ? target : done;
}

/** A claim stays one when bets it stood on are voided later; one whose payment was refused is none. */
export function questStatus(progress: bigint, target: bigint, claimed: PayoutStatus | null): QuestStatus {
  if (claimed !== null && claimed !== 'REJECT') return 'CLAIMED';
  return progress >= target ? 'READY' : 'OPEN';
}

/** A target or a progress as it is told: baht, or rounds. */
export function questNumber(kind: QuestKind, amount: bigint): number {
  return kind === 'ROUNDS' ? Number(amount) : bahtNumber(amount);
}

const RANK: Record<QuestStatus, number> = { READY: 0, OPEN: 1, CLAIMED: 2 };

/** What waits to be claimed first, what was claimed last; otherwise as the agent ordered them. */
export function byReadiness<Q extends { status: QuestStatus; id: number }>(quests: readonly Q[]): Q[] {
  return quests.toSorted((a, b) => RANK[a.status] - RANK[b.status] || a.id - b.id);
}
