import { Injectable } from '@nestjs/common';
import { PromotionsGateway, type ProviderPromotion } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import { Clock, RequestContext } from '@housebrand/shared/nest';
import { promotionPicture, type Promotion, type PromotionDetail } from '../core';

/** The promotions of the member's agent, in the request's language and with pictures of ours. */
@Injectable()
export class PromotionsService {
  constructor(
    private readonly promotions: PromotionsGateway,
    private readonly context: RequestContext,
    private readonly clock: Clock,
  ) {}

  async list(member: MemberRef): Promise<Promotion[]> {
    const all = await this.promotions.list(member, this.context.language);
    return all.map(toPromotion);
  }

  /** Also one that has ended. @throws ProviderRefused for one that there never was */
  async find(member: MemberRef, id: string): Promise<PromotionDetail> {
    const found = await this.promotions.find(member, id, this.context.language);
    return {
      ...toPromotion(found),
      isOver: found.endsAt !== null && found.endsAt <= this.clock.now(),
      text: found.text,
      minDepositSatang: Number(found.minDepositSatang),
      bonusPercentage: found.bonusPercentage,
      maxBonusSatang: Number(found.maxBonusSatang),
      turnoverMultiplier: found.turnoverMultiplier,
    };
  }
}

function toPromotion({ id, title, summary, isDeposit, startsAt, endsAt }: ProviderPromotion): Promotion {
  const period = { startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null };
  return { id, title, summary, isDeposit, ...period, imgUrl: promotionPicture({ id, isDeposit }) };
}
