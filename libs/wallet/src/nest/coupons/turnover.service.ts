import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
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

/** Turnover that coupons ask for, read from the bets of the feed. */
@Injectable()
export class TurnoverService {
  constructor(
    private readonly turnover: TurnoverRepository,
    private readonly play: MemberPlay,
    private readonly gate: ExtrasGate,
    private readonly drops: CouponDrops,
  ) {}

  /** What coupons ask of a member before money may leave, the oldest first; what is played already is left out. */
  async missing(member: MemberRef): Promise<TurnoverRequirement[]> {
    const open = await this.turnover.open(member);
    if (open.length === 0 || !(await this.gate.isTurnoverOwed(member))) return [];
    return (await this.demands(member, open)).filter(({ missingSatang }) => missingSatang > 0);
  }

  /** Bets that will count for what is missing; `null`: every one is decided. */
  async unsettled(member: MemberRef): Promise<UnsettledBets | null> {
    const unsettled = await this.play.unsettled(member);
    return unsettled.bets > 0 ? unsettled : null;
  }

  /**
   * Lets money leave past what was played. `leave` begins it under the member's lock, and answers `held` when there is a demand
   * that is not among those it is told to be met; most members have none, and are asked once.
   * @throws TurnoverMissing
   */
  async pass<T>(member: MemberRef, leave: (met: string[]) => Promise<T | 'held'>): Promise<T> {
    for (let met: string[] = []; ; met = await this.met(member)) {
      const left = await leave(met);
      if (left !== 'held') return left;
    }
  }

  /** The demands of a member, every one of which is played or was dropped just now. @throws TurnoverMissing */
  private async met(member: MemberRef): Promise<string[]> {
    const open = await this.turnover.open(member);
    if (!(await this.gate.isTurnoverOwed(member))) {
      await this.drops.drop(member, open);
      return [];
    }
    const demands = await this.demands(member, open);
    const missing = demands.reduce((sum, { missingSatang }) => sum + missingSatang, 0);
    if (missing > 0) throw new TurnoverMissing(BigInt(missing));
    return demands.map(({ reference }) => reference);
  }

  private async demands(member: MemberRef, open: readonly OpenRequirement[]): Promise<TurnoverRequirement[]> {
    if (open.length === 0) return [];
    const hasBetFeed = await this.play.hasBetFeed();
    const played = await Promise.all(open.map(({ since }) => this.play.turnoverSince(member, since)));
    const done = turnoverDone(open.map((demand, nth) => ({ ...demand, playedSatang: played[nth]! })));
    return open.map(({ payment, amountSatang, requiredSatang, since }, nth) => ({
      kind: 'coupon',
      reference: payment,
      amountSatang: Number(amountSatang),
      requiredSatang: Number(requiredSatang),
      doneSatang: Number(done[nth]!),
      missingSatang: hasBetFeed ? Number(requiredSatang - done[nth]!) : 0,
      at: since.toISOString(),
    }));
  }
}
