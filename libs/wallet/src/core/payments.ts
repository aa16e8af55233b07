import { NotFound, type MemberRef } from '@housebrand/shared';

/** Payments to a member out of one of the agent's accounts. */
export type RewardKind = 'COUPON' | 'QUEST' | 'TOURNAMENT' | 'AFFILIATE' | 'PURCHASE';

/** Corrections of a member's credit by staff: `CORRECTION` adds credit, `DEDUCTION` takes it. */
export type CorrectionKind = 'CORRECTION' | 'DEDUCTION';

/** Payments that we start: a gift between members, a reward to a member, or a correction. */
export type PaymentKind = 'GIFT' | RewardKind | CorrectionKind;

/** Rewards held while the member is excluded and paid afterwards. */
export type HoldableRewardKind = Extract<RewardKind, 'QUEST' | 'TOURNAMENT'>;

/** The sources of the payments in the list `reward`. */
export const REWARD_SOURCES = ['QUEST', 'TOURNAMENT', 'COUPON', 'AFFILIATE'] as const satisfies readonly RewardKind[];
/** One of {@link REWARD_SOURCES}. */
export type RewardSource = (typeof REWARD_SOURCES)[number];

/**
 * A provider call of a payment: `debit` takes a gift from the sender, `credit` pays the receiver, `return` pays a gift back
 * to the sender if the receiver could not be credited.
 */
export type PaymentStep = 'debit' | 'credit' | 'return';

/** Returns the reference of a step at the provider: the same for every retry. */
export function stepReference(payment: string, step: PaymentStep): string {
  return `${payment}:${step === 'return' ? 'comp' : step}`;
}

/** A step in the life of a payment. `held`: the money has left its account but has not arrived. `unknown`: no outcome yet. */
export type PaymentEventKind = 'created' | 'held' | 'sent' | 'unknown' | 'confirmed' | 'refused' | 'returned';

/**
 * The lists of `GET /api/apps/payments/{viewMode}` (specification section 7; decisions, Money). `chips` is our own: it merges
 * `gift_sent`, `gift_received` and `purchase`.
 */
export const VIEW_MODES = [
  'deposit',
  'withdraw',
  'gift_sent',
  'gift_received',
  'purchase',
  'chips',
  'reward',
  'all',
] as const;
/** One of {@link VIEW_MODES}. */
export type ViewMode = (typeof VIEW_MODES)[number];

/** Returns the list that a path segment names. @throws NotFound for any other text */
export function viewModeOf(name: string): ViewMode {
  const mode = VIEW_MODES.find((known) => known === name);
  if (!mode) throw new NotFound();
  return mode;
}

/** Masks the username of another member: `MTO•••21`. */
export function maskedUsername({ prefix, username }: MemberRef): string {
  return `${prefix}•••${username.slice(Math.max(prefix.length, username.length - 2))}`;
}
