import { Injectable } from '@nestjs/common';
import type { MemberRef, Satang } from '@housebrand/shared';
import {
  ExtrasGate,
  MemberPlay,
  turnoverDone,
  TurnoverMissing,
  type TurnoverRequirement,
  type UnsettledBets,
} from '../../core';
import { CouponDrops } from './coupon-drops.service';
import { TurnoverRepository, type OpenRequirement } from './turnover.repository';

/** A requirement, and the turnover since it started. */
interface PlayedRequirement extends OpenRequirement {
  playedSatang: Satang;
}

/** A requirement, and the unmet ones that stay without it. */
export interface ApartRequirement extends TurnoverRequirement {
  /** Whether the member has played since it started. */
  isPlayed: boolean;
  others: TurnoverRequirement[];
}

/** Turnover requirements of coupons, measured by the bets of the feed. */
@Injectable()
export class TurnoverService {
  constructor(
    private readonly turnover: TurnoverRepository,
    private readonly play: MemberPlay,
    private readonly gate: ExtrasGate,
    private readonly drops: CouponDrops,
  ) {}

  /** Returns a member's coupon requirements that block withdrawals and gifts, the oldest first, without those already met. */
  async missing(member: MemberRef): Promise<TurnoverRequirement[]> {
    const open = await this.turnover.open(member);
    if (open.length === 0 || !(await this.gate.isTurnoverOwed(member))) return [];
    return (await this.requirements(member, open)).filter(({ missingSatang }) => missingSatang > 0);
  }

  /** Returns the bets that count towards turnover once they are settled; `null` if all are. */
  async unsettled(member: MemberRef): Promise<UnsettledBets | null> {
    const unsettled = await this.play.unsettled(member);
    return unsettled.bets > 0 ? unsettled : null;
  }

  /**
   * Runs `withdraw` once all turnover requirements are met; retries if a new requirement appears meanwhile. `withdraw` checks under
   * the member's lock and returns `blockedByTurnover` if an open requirement is not among the fulfilled ones. The first call assumes that there
   * is none, as for most members.
   * @throws TurnoverMissing
   */
  async pass<T>(
    member: MemberRef,
    withdraw: (fulfilledRequirementIds: string[]) => Promise<T | 'blockedByTurnover'>,
  ): Promise<T> {
    let fulfilledRequirementIds: string[] = [];
    while (true) {
      const outcome = await withdraw(fulfilledRequirementIds);
      if (outcome !== 'blockedByTurnover') return outcome;
      fulfilledRequirementIds = await this.requireFulfilled(member);
    }
  }

  /** Returns the ids of the member's requirements, all of them met; drops them instead if no turnover is owed. @throws TurnoverMissing */
  private async requireFulfilled(member: MemberRef): Promise<string[]> {
    const open = await this.turnover.open(member);
    if (!(await this.gate.isTurnoverOwed(member))) {
      await this.drops.drop(member, open);
      return [];
    }
    const requirements = await this.requirements(member, open);
    const missing = requirements.reduce((sum, { missingSatang }) => sum + missingSatang, 0);
    if (missing > 0) throw new TurnoverMissing(BigInt(missing));
    return requirements.map(({ reference }) => reference);
  }

  /** Returns an open requirement apart from the others, whose missing turnover is counted without it; `null` if it is not open. */
  async apart(member: MemberRef, payment: string): Promise<ApartRequirement | null> {
    const played = await this.withPlay(member, await this.turnover.open(member));
    const own = played.find((requirement) => requirement.payment === payment);
    if (!own) return null;
    const hasBetFeed = await this.play.hasBetFeed();
    const others = toRequirements(
      played.filter((requirement) => requirement !== own),
      hasBetFeed,
    );
    return {
      ...toRequirements(played, hasBetFeed).find(({ reference }) => reference === payment)!,
      isPlayed: own.playedSatang > 0n,
      others: others.filter(({ missingSatang }) => missingSatang > 0),
    };
  }

  private async requirements(member: MemberRef, open: readonly OpenRequirement[]): Promise<TurnoverRequirement[]> {
    if (open.length === 0) return [];
    const hasBetFeed = await this.play.hasBetFeed();
    return toRequirements(await this.withPlay(member, open), hasBetFeed);
  }

  private async withPlay(member: MemberRef, open: readonly OpenRequirement[]): Promise<PlayedRequirement[]> {
    const played = await Promise.all(open.map(({ since }) => this.play.turnoverSince(member, since)));
    return open.map((requirement, index) => ({ ...requirement, playedSatang: played[index]! }));
  }
}

function toRequirements(played: readonly PlayedRequirement[], hasBetFeed: boolean): TurnoverRequirement[] {
  const done = turnoverDone(played);
  return played.map(({ payment, amountSatang, requiredSatang, since }, index) => ({
    kind: 'coupon',
    reference: payment,
    amountSatang: Number(amountSatang),
    requiredSatang: Number(requiredSatang),
    doneSatang: Number(done[index]!),
    missingSatang: hasBetFeed ? Number(requiredSatang - done[index]!) : 0,
    at: since.toISOString(),
  }));
}
