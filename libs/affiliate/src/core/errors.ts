import { DomainError, formatSatang, type Satang } from '@housebrand/shared';

/** There is less income than may be withdrawn at once. */
export class IncomeTooLittle extends DomainError {
  constructor(least: Satang, owed: Satang) {
    const missing = least > owed ? least - owed : 0n;
    const values = { min: formatSatang(least), missing: formatSatang(missing) };
    super({ code: 422, status: 422, messageKey: 'affiliate.incomeTooLittle', values });
  }
}
