import { DomainError } from '@housebrand/shared';

/** The member's tier does not open the menu that a call belongs to (specification section 6). */
export class MenuClosed extends DomainError {
  /** @param tierName the tier from which it opens; `null` when none opens it */
  constructor(tierName: string | null) {
    super({
      code: 403,
      status: 403,
      ...(tierName === null
        ? { messageKey: 'tiers.menuNowhere' }
        : { messageKey: 'tiers.menuClosed', values: { tier: tierName } }),
    });
  }
}
