import { DomainError } from '@housebrand/shared';

/** The member's tier does not open the menu of this call (specification section 6). */
export class MenuClosed extends DomainError {
  /** @param tierName the lowest tier that opens the menu; `null` when none does */
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
