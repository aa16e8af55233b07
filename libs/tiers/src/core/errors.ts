import { DomainError } from '@housebrand/shared';

/** The member's tier does not open the menu of this call (specification section 6). */
export class MenuClosed extends DomainError {
  /** @param tier the name of the lowest tier that opens the menu; `null` when none does */
  constructor(menu: string, tier: string | null) {
    super({
      code: 403,
      status: 403,
      ...(tier === null
        ? { messageKey: 'tiers.menuNowhere', values: { menu } }
        : { messageKey: 'tiers.menuClosed', values: { menu, tier } }),
    });
  }
}
