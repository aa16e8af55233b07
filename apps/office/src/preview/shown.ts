import {
  announcementId,
  promotionPicture,
  type AgentAnnouncement,
  type Announcement,
  type LegalDocument,
  type LegalKind,
  type LocalizedText,
  type PromotionDetail,
  type PromotionText,
} from '@housebrand/content';
import type { DailyQuest, QuestConfig } from '@housebrand/quests';
import { bahtNumber, type CreditOrPoints, type Language } from '@housebrand/shared';
import type { TierConfig, TierStep } from '@housebrand/tiers';
import { tournamentStatus, type LeaderboardRow, type Tournament, type TournamentConfig } from '@housebrand/tournaments';
import type { CouponPreview } from '@housebrand/wallet';

/** Names and scores on the boards of a preview. */
const PLAYERS = [
  ['•••21', 48_250],
  ['•••07', 41_900],
  ['•••88', 30_480],
  ['•••16', 12_040],
] as const;

/** What members get of each document, with made-up progress; the server's mappers do the same with the member's own. */
export function shownAnnouncement({ id, active, title, text }: AgentAnnouncement, language: Language): Announcement {
  return { _id: announcementId(id), active, isRead: false, title: title[language], text: text[language] };
}

/** The figures are the platform's, so they are made up here. */
export function shownPromotion({ id, title, summary, text }: PromotionText, language: Language): PromotionDetail {
  const words = { id, title: title[language], summary: summary[language], isDeposit: true };
  return {
    ...words,
    startsAt: '2026-11-18T09:00:00.000Z',
    endsAt: null,
    imgUrl: promotionPicture(words),
    isOver: false,
    text: text[language],
    minDepositSatang: 10_000,
    bonusPercentage: 10,
    maxBonusSatang: 50_000,
    turnoverMultiplier: 3,
  };
}

export function shownLegal(kind: LegalKind, text: LocalizedText): LegalDocument {
  return { kind, version: 1, publishedAt: new Date().toISOString(), text };
}

/** The first quest can be claimed; the others are halfway. */
export function shownQuest(
  { id, kind, scope, title, targetSatang, targetRounds, reward }: QuestConfig,
  place: number,
): DailyQuest {
  const target = targetRounds ?? baht(targetSatang);
  const isReady = place === 0;
  return {
    id,
    kind,
    scope,
    title,
    target,
    progress: isReady ? target : Math.floor(target / 2),
    reward: { kind: reward.kind, amount: amountOf(reward) },
    status: isReady ? 'READY' : 'OPEN',
    claim: null,
    endsAt: new Date(Date.now() + 6 * 3_600_000).toISOString(),
  };
}

export function shownTournament(config: TournamentConfig, prefix: string): Tournament {
  const { rewardsSatang, rewardsPoints, startDate, endDate, ...rest } = config;
  const rewards = rewardsPoints ?? (rewardsSatang ?? []).map(baht);
  const status = tournamentStatus(new Date(startDate), new Date(endDate), new Date());
  const leaderboards: LeaderboardRow[] = PLAYERS.map(([name, score], place) => ({
    rank: place + 1,
    username: prefix + name,
    score,
    reward: rewards[place] ?? 0,
  }));
  const hasBoard = status !== 'UPCOMING';
  return {
    ...rest,
    startDate,
    endDate,
    status,
    rewards,
    isClosed: false,
    members: hasBoard ? leaderboards.length : 0,
    leaderboards: hasBoard ? leaderboards : [],
    own: null,
  };
}

export function shownTier({ content: _content, condition, ...tier }: TierStep): TierConfig {
  return {
    ...tier,
    condition: {
      minDepositAccumulateAmount: baht(condition.minDepositSatang),
      minTurnOverAccumulateAmount: baht(condition.minTurnoverSatang),
    },
  };
}

/** A coupon as it is being created. */
export interface CouponDraft extends CreditOrPoints {
  kind: CouponPreview['kind'];
  turnoverMultiplier: number | null;
  validUntil: string | null;
}

export function shownCoupon({
  kind,
  amountSatang,
  amountPoints,
  turnoverMultiplier,
  validUntil,
}: CouponDraft): CouponPreview {
  const isCredit = kind === 'CREDIT';
  const times = turnoverMultiplier ?? 0;
  return {
    kind,
    amountSatang: isCredit ? (amountSatang ?? 0) : null,
    amountPoints: isCredit ? null : (amountPoints ?? 0),
    turnoverMultiplier: times,
    requiredTurnoverSatang: isCredit ? Math.round((amountSatang ?? 0) * times) : 0,
    validUntil: validUntil ?? null,
  };
}

/** An amount that is still being entered counts as nothing. */
function baht(satang: number | null): number {
  return bahtNumber(BigInt(Math.round(satang ?? 0)));
}

function amountOf(reward: QuestConfig['reward']): number {
  return reward.amountPoints ?? baht(reward.amountSatang);
}
