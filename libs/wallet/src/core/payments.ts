import { NotFound, type MemberRef } from '@housebrand/shared';
import type { Unit } from './ledger';

/** Where a payment stands (specification section 4). SUCCESS and REJECT are the end of it. */
export type PaymentStatus = 'CREATE' | 'APPROVE' | 'SUCCESS' | 'REJECT';

/** What we begin: a gift from member to member, or something that the house pays a member. */
export type PaymentKind = 'GIFT' | 'COUPON' | 'QUEST' | 'TOURNAMENT' | 'AFFILIATE' | 'PURCHASE';

/** What a member is paid out of an account of the house. */
export type RewardKind = Exclude<PaymentKind, 'GIFT'>;

/** Rewards that are kept while their member is excluded, and paid after that. */
export type HeldKind = Extract<RewardKind, 'QUEST' | 'TOURNAMENT'>;

/** Where what stands in the list `reward` comes from. */
export const REWARD_SOURCES = ['QUEST', 'TOURNAMENT', 'COUPON', 'AFFILIATE'] as const satisfies readonly RewardKind[];
/** One of {@link REWARD_SOURCES}. */
export type RewardSource = (typeof REWARD_SOURCES)[number];

/**
 * What the provider is asked for: `debit` takes a gift from who sends it, `credit` gives to who receives, `return` gives a
 * gift back whose receiver could not be credited.
 */
export type PaymentStep = 'debit' | 'credit' | 'return';

/** By what the provider knows a step, however often it is asked for it. */
export function stepReference(payment: string, step: PaymentStep): string {
  return `${payment}:${step === 'return' ? 'comp' : step}`;
}

/** What happened to a payment. `held`: the money has left its account and has not arrived; `unknown`: nobody knows yet. */
export type PaymentEventKind = 'created' | 'held' | 'sent' | 'unknown' | 'confirmed' | 'refused' | 'returned';

/**
 * The lists of `GET /api/apps/payments/{viewMode}` (specification section 7; decisions, Money). `chips`, our own, is what
 * `gift_sent`, `gift_received` and `purchase` hold, in one order.
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

/** The list that a text of an address names. @throws NotFound for anything else: the list is closed */
export function viewModeOf(name: string): ViewMode {
  const mode = VIEW_MODES.find((known) => known === name);
  if (!mode) throw new NotFound();
  return mode;
}

/** One line of how a payment went, in both languages. */
export interface TimelineEntry {
  kind: PaymentEventKind;
  /** ISO 8601. */
  at: string;
  text: { th: string; en: string };
}

/** An entry of a payment list. */
export interface PaymentEntry {
  id: string;
  kind: PaymentKind | 'DEPOSIT' | 'WITHDRAW';
  unit: Unit;
  /** Baht for CREDIT, points for POINT: what comes in is positive, what goes out negative. */
  amount: number;
  /** `null`: one that the specification does not name, shown as nothing. */
  status: PaymentStatus | null;
  /** Who sent or received a gift; a sender is masked. `null` for anything else. */
  counterparty: string | null;
  /** Why it was refused, in both languages; `null` unless it was. */
  rejectReason: { th: string; en: string } | null;
  /** The payment that this one takes back. */
  reverses: string | null;
  /** ISO 8601. */
  createdAt: string;
  timeline: TimelineEntry[];
}

/** How another member is shown: `MTO•••21`. */
export function maskedUsername({ prefix, username }: MemberRef): string {
  return `${prefix}•••${username.slice(Math.max(prefix.length, username.length - 2))}`;
}
