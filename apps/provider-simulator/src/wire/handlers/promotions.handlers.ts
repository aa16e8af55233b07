import { promotionsContracts as calls, type WireResponse } from '@housebrand/providers';
import { bahtNumber, type Language } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { WorldClock } from '../../world/clock';
import { type Promotion, promotionById, promotionsNow } from '../../world/promotions';
import { handler, memberOf, type WireHandler } from '../handler';
import { CODES, Refusal, MESSAGES } from '../refusal';

/** Handles promotion calls. */
@Injectable()
export class PromotionsHandlers {
  constructor(private readonly clock: WorldClock) {}

  all(): WireHandler[] {
    return [
      handler(calls.promotionList, ({ query }, caller) => ({
        result: promotionsNow(memberOf(caller).prefix, this.clock.now()).map((promotion) =>
          listed(promotion, query?.language ?? 'th'),
        ),
      })),
      handler(calls.promotionDetail, ({ params, query }, caller) => {
        const promotion = promotionById(memberOf(caller).prefix, params.id, this.clock.now());
        if (!promotion) throw new Refusal(CODES.unknownPromotion, MESSAGES.unknownPromotion);
        const language = query?.language ?? 'th';
        return {
          result: {
            ...listed(promotion, language),
            detail: promotion.texts[language].detail,
            minDeposit: bahtNumber(promotion.minDeposit),
            bonusPercentage: Number(promotion.bonusPercentage),
            maxBonus: bahtNumber(promotion.maxBonus),
            turnoverMultiplier: Number(promotion.turnoverMultiplier),
          },
        };
      }),
    ];
  }
}

function listed(
  { id, isDeposit, startsAt, endsAt, texts }: Promotion,
  language: Language,
): WireResponse<typeof calls.promotionList>['result'][number] {
  const { title, summary } = texts[language];
  return {
    _id: id,
    title,
    summary,
    isDeposit,
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
  };
}
