import { satangFromBaht } from '@housebrand/shared';
import type { AgentTx } from '@housebrand/shared/nest';
import demoTiers from './demo-tiers.json' with { type: 'json' };
import type { TierRow } from './tier-config.tables';
import { replaceTiers } from './tiers.repository';

/** The five tiers of the demo world. */
export const DEMO_TIERS: readonly TierRow[] = demoTiers.map(
  ({ level, name, minDepositBaht, minTurnoverBaht, colors, menus, content }) => ({
    tierLevel: level,
    tierName: name,
    logoUrl: `/media/tiers/${level}.svg?v=1`,
    descriptionBackgroundColor: colors.description,
    backgroundDarkColor: colors.dark,
    backgroundBrightColor: colors.bright,
    minDepositSatang: satangFromBaht(minDepositBaht),
    minTurnoverSatang: satangFromBaht(minTurnoverBaht),
    menus,
    content,
  }),
);

/** Gives an agent the five tiers of the demo world; repeatable. */
export function seedTiers(tx: AgentTx): Promise<void> {
  return replaceTiers(tx, DEMO_TIERS);
}
