import { Injectable } from '@nestjs/common';
import {
  PROMOTION_CODES,
  PromotionsGateway,
  ProviderRefused,
  type ProviderPromotion,
  type ProviderPromotionDetail,
} from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import { Clock, RequestContext } from '@housebrand/shared/nest';
import {
  PromotionNotFound,
  promotionPicture,
  type Promotion,
  type PromotionDetail,
  type PromotionText,
  type Schedule,
} from '../core';
import { AgentContentService } from './agent-content.service';

/** The promotions of the member's agent, in the request's language, with our images and the agent's texts. */
@Injectable()
export class PromotionsService {
  constructor(
    private readonly promotions: PromotionsGateway,
    private readonly content: AgentContentService,
    private readonly context: RequestContext,
    private readonly clock: Clock,
  ) {}

  async list(member: MemberRef): Promise<Promotion[]> {
    const [all, texts] = await Promise.all([
      this.promotions.list(member, this.context.language),
      this.content.shown(member.prefix, 'promotion-texts'),
    ]);
    return all.map((promotion) => ({ ...toPromotion(promotion), ...this.textsOf(texts, promotion.id)?.head }));
  }

  /** Returns a promotion, also an ended one. @throws PromotionNotFound */
  async find(member: MemberRef, id: string): Promise<PromotionDetail> {
    const [found, texts] = await Promise.all([
      this.known(member, id),
      this.content.shown(member.prefix, 'promotion-texts'),
    ]);
    const own = this.textsOf(texts, id);
    return {
      ...toPromotion(found),
      ...own?.head,
      isOver: found.endsAt !== null && found.endsAt <= this.clock.now(),
      text: own?.text ?? found.text,
      minDepositSatang: Number(found.minDepositSatang),
      bonusPercentage: found.bonusPercentage,
      maxBonusSatang: Number(found.maxBonusSatang),
      turnoverMultiplier: found.turnoverMultiplier,
    };
  }

  /** Whether the agent has, or had, a promotion; `null` while no member's session can tell. */
  isKnown(prefix: string, id: string): Promise<boolean | null> {
    return this.promotions.isKnown(prefix, id);
  }

  /** @throws PromotionNotFound, and what the gateway throws */
  private async known(member: MemberRef, id: string): Promise<ProviderPromotionDetail> {
    try {
      return await this.promotions.find(member, id, this.context.language);
    } catch (error) {
      if (error instanceof ProviderRefused && error.code === PROMOTION_CODES.unknown) throw new PromotionNotFound();
      throw error;
    }
  }

  /** Returns the agent's own text about a promotion; the figures stay the platform's. */
  private textsOf(texts: readonly Omit<PromotionText, keyof Schedule>[], promotion: string): PromotionTexts | null {
    const { language } = this.context;
    const own = texts.find(({ id }) => id === promotion);
    if (!own) return null;
    return { head: { title: own.title[language], summary: own.summary[language] }, text: own.text[language] };
  }
}

interface PromotionTexts {
  head: { title: string; summary: string };
  text: string;
}

function toPromotion({ id, title, summary, isDeposit, startsAt, endsAt }: ProviderPromotion): Promotion {
  const period = { startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null };
  return { id, title, summary, isDeposit, ...period, imgUrl: promotionPicture({ id, isDeposit, title, summary }) };
}
