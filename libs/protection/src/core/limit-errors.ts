import { DomainError, formatDate, formatSatang, OWN_CODES, type MessageKey } from '@housebrand/shared';
import { leftOf, type LimitPeriod, type UsedLimit } from './limits';

/** A deposit would pass the limit that the member has set. */
export class DepositLimitReached extends DomainError {
  constructor(limit: UsedLimit) {
    super({
      code: OWN_CODES.ownLimit,
      status: 403,
      messageKey: WORDS.depositLimit[limit.period],
      values: { left: formatSatang(leftOf(limit)) },
    });
  }
}

/** The member has lost as much as they allowed themself: play stays closed until the period ends. Withdrawal is open. */
export class LossLimitReached extends DomainError {
  constructor({ period, until }: UsedLimit, zone: string) {
    super({
      code: OWN_CODES.ownLimit,
      status: 403,
      messageKey: WORDS.lossLimit[period],
      values: { date: formatDate(until, zone) },
    });
  }
}

const WORDS: Record<'depositLimit' | 'lossLimit', Record<LimitPeriod, MessageKey>> = {
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
