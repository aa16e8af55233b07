import { DomainError, formatSatang, type Satang } from '@housebrand/shared';

/** The income is below the smallest withdrawal: 422. */
export class IncomeTooLittle extends DomainError {
  constructor(minimum: Satang, owed: Satang) {
    const missing = minimum > owed ? minimum - owed : 0n;
    const values = { min: formatSatang(minimum), missing: formatSatang(missing) };
    super({ code: 422, status: 422, messageKey: 'affiliate.incomeTooLittle', values });
  }
}
