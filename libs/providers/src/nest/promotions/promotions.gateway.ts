import { Injectable } from '@nestjs/common';
import { satangFromBaht, type Language, type MemberRef } from '@housebrand/shared';
import { PROMOTION_CODES, promotionsContracts as calls, ProviderRefused, type WireResponse } from '../../core';
import { ProviderClient } from '../provider-client';
import type { ProviderPromotion, ProviderPromotionDetail } from './promotions.records';

/**
 * An agent's promotions. Methods throw `ProviderRefused` with the provider's code and message, `ProviderSessionExpired` on 1005
 * and 1003, and `ProviderUnavailable` without a usable reply.
 */
@Injectable()
export class PromotionsGateway {
  constructor(private readonly client: ProviderClient) {}

  /** Lists current promotions. */
  async list(member: MemberRef, language: Language): Promise<ProviderPromotion[]> {
    const { result } = await this.client.callAsMember(calls.promotionList, { query: { language } }, member);
    return result.map(toPromotion);
  }

  /** Returns a promotion, even after it ended. */
  async find(member: MemberRef, id: string, language: Language): Promise<ProviderPromotionDetail> {
    const request = { params: { id }, query: { language } };
    const { result } = await this.client.callAsMember(calls.promotionDetail, request, member);
    return {
      ...toPromotion(result),
      text: result.detail,
      minDepositSatang: satangFromBaht(result.minDeposit),
      bonusPercentage: result.bonusPercentage,
      maxBonusSatang: satangFromBaht(result.maxBonus),
      turnoverMultiplier: result.turnoverMultiplier,
    };
  }

  /** Whether the agent has, or had, a promotion; `null` while no member's session can tell. */
  async isKnown(prefix: string, id: string): Promise<boolean | null> {
    try {
      const found = await this.client.callAsLatestMember(calls.promotionDetail, { params: { id } }, prefix);
      return found === null ? null : true;
    } catch (error) {
      if (error instanceof ProviderRefused && error.code === PROMOTION_CODES.unknown) return false;
      throw error;
    }
  }
}

type Listed = WireResponse<typeof calls.promotionList>['result'][number];

function toPromotion({ _id, title, summary, isDeposit, startDate, endDate }: Listed): ProviderPromotion {
  const endsAt = endDate === null ? null : new Date(endDate);
  return { id: _id, title, summary, isDeposit, startsAt: new Date(startDate), endsAt };
}
