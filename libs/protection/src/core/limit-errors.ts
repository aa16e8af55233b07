import { DomainError, formatDate, formatSatang, OWN_CODES, type MessageKey } from '@housebrand/shared';
import { leftOf, type UsedLimit } from './limits';
import type { LimitPeriod } from './terms';

/** The deposit exceeds the member's own limit: 403. */
export class DepositLimitReached extends DomainError {
  constructor(limit: UsedLimit) {
    super({
      code: OWN_CODES.ownLimit,
      status: 403,
      messageKey: MESSAGE_KEYS.depositLimit[limit.period],
      values: { left: formatSatang(leftOf(limit)) },
    });
  }
}

/** The member's losses have reached their own limit, which blocks play (not withdrawals) until the period ends: 403. */
export class LossLimitReached extends DomainError {
  constructor({ period, until }: UsedLimit, zone: string) {
    super({
      code: OWN_CODES.ownLimit,
      status: 403,
      messageKey: MESSAGE_KEYS.lossLimit[period],
      values: { date: formatDate(until, zone) },
    });
  }
}

const MESSAGE_KEYS: Record<'depositLimit' | 'lossLimit', Record<LimitPeriod, MessageKey>> = {
  depositLimit: {
    DAY: 'protection.depositLimit.DAY',
    WEEK: 'protection.depositLimit.WEEK',
    MONTH: 'protection.depositLimit.MONTH',
  },
  lossLimit: {
    DAY: 'protection.lossLimit.DAY',
    WEEK: 'protection.lossLimit.WEEK',
    MONTH: 'protection.lossLimit.MONTH',
  },
};
